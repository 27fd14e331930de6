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
    if distribution == .fillProportionally {
      facts.length = length(of: member, view)
      facts.hasIntrinsicLength = view.contentSizeToUse[axis] >= 0
    }
    if arrangement.settings.alignsBaselines {
      facts.hasFirstBaseline = view.viewForFirstBaselineLayout.firstLine != .top
      facts.hasLastBaseline = view.viewForLastBaselineLayout.lastLine != .bottom
    }
    if arrangement.settings.measuresBaselines {
      facts.firstFont = view.viewForFirstBaselineLayout.fontForBaselineSpacing
      facts.lastFont = view.viewForLastBaselineLayout.fontForBaselineSpacing
    }
    arrangement.setFacts(facts, of: member)
  }

  /// The intrinsic extent along the axis, or else the least that the view's own constraints allow, once that is known.
  private func length(of member: StackMember, _ view: LayoutView) -> Double? {
    let intrinsic = view.contentSizeToUse[axis]
    if intrinsic >= 0 { return intrinsic }
    if let given = view.storedOverrides?.sizeToShareBy { return given[axis] }
    if member.measuredAxis != axis { measureAgain(member) }
    return member.fittingLength
  }

  /// Has the least extent of a view without an intrinsic one found after the next solving, when its inside is up to date.
  final func measureAgain(_ member: StackMember) {
    if unmeasured.contains(where: { $0 === member }) { return }
    unmeasured.append(member)
    setNeedsLayout()
  }

  /// Finds the least extents. Where one is another than before, the shares are made again in another round of the layout.
  final func measureFittingLengths() {
    if flags.contains(.isFolded) { return }
    let waiting = unmeasured
    unmeasured.removeAll()
    for member in waiting {
      guard let view = member.view, view.superview === self, distribution == .fillProportionally else { continue }
      let length = view.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)[axis]
      view.flags.insert(.isFitted)
      engine?.hasFittedViews = true
      let isSame = member.measuredAxis == axis && abs((member.fittingLength ?? -1) - length) <= Tolerance.measuredWidth
      member.measuredAxis = axis
      if isSame { continue }
      member.fittingLength = length
      arrangement.staleFacts(of: member)
      setNeedsUpdateConstraints()
    }
  }
}
