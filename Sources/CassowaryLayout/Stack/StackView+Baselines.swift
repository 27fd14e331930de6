extension StackView {
  /// The arranged view whose baseline is the stack's.
  ///
  /// In a column it is the first or last visible view. In a row it is the leading one if the views share the upper edge, the
  /// lower edge or the baseline in question, and otherwise the tallest, by intrinsic height.
  final func baselineMember(isFirst: Bool) -> StackMember? {
    if axis == .vertical { return isFirst ? arrangement.firstVisible : arrangement.lastVisible }
    switch alignment {
    case .fill: return arrangement.firstVisible
    case .leading, .firstBaseline: return isFirst ? arrangement.firstVisible : tallestMember
    case .trailing, .lastBaseline: return isFirst ? tallestMember : arrangement.firstVisible
    case .center: return tallestMember
    }
  }

  private var tallestMember: StackMember? {
    var tallest: (member: StackMember, height: Double)?
    for member in arrangement.members where !member.isHidden {
      let height = member.view?.contentSizeToUse.height ?? 0
      if height > tallest?.height ?? -.infinity { tallest = (member, height) }
    }
    return tallest?.member
  }
}
