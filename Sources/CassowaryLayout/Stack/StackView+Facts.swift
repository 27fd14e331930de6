extension StackView {
  /// Asks views for what the recipe needs to know of them, if it needs it.
  final func askForFacts() {
    if !arrangement.settings.needsFacts { return }
    if arrangement.touched.isAll {
      for member in arrangement.members { askForFacts(of: member) }
    } else {
      for member in arrangement.touched.members + arrangement.touched.staleFacts where member.hasStaleFacts {
        askForFacts(of: member)
      }
    }
  }

  private func askForFacts(of member: StackMember) {
    // The inside of a collapsed view is out of the layout. It is asked when it is shown.
    guard let view = member.view, !member.isHidden || hidingBehavior == .uikit else { return }
    var facts = StackMemberFacts()
    if distribution == .fillProportionally { facts.length = length(of: member, view) }
    if arrangement.settings.alignsBaselines {
      facts.hasFirstBaseline = view.viewForFirstBaselineLayout.firstLine != .top
      facts.hasLastBaseline = view.viewForLastBaselineLayout.lastLine != .bottom
    }
    arrangement.setFacts(facts, of: member)
  }

  /// The intrinsic extent along the axis, or else the least that the view's own constraints allow, once that is known.
  private func length(of member: StackMember, _ view: LayoutView) -> Double? {
    let intrinsic = view.contentSizeToUse[axis]
    if intrinsic >= 0 { return intrinsic }
    if member.measuredAxis == axis { return member.fittingLength }
    // What is inside has to be solved first.
    unmeasured.append(member)
    setNeedsLayout()
    return member.fittingLength
  }

  /// Finds the least extent of views without an intrinsic one. Where it is another than before, the shares are made again in
  /// another round of the layout.
  final func measureFittingLengths() {
    let waiting = unmeasured
    unmeasured.removeAll()
    for member in waiting {
      guard let view = member.view, view.superview === self, distribution == .fillProportionally else { continue }
      let length = view.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)[axis]
      member.measuredAxis = axis
      if let before = member.fittingLength, abs(before - length) <= Tolerance.measuredWidth { continue }
      member.fittingLength = length
      arrangement.staleFacts(of: member)
      setNeedsUpdateConstraints()
    }
  }
}
