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
    if distribution == .fillProportionally { facts.length = length(of: view) }
    if arrangement.settings.alignsBaselines {
      facts.hasFirstBaseline = view.viewForFirstBaselineLayout.firstLine != .top
      facts.hasLastBaseline = view.viewForLastBaselineLayout.lastLine != .bottom
    }
    arrangement.setFacts(facts, of: member)
  }

  /// The intrinsic extent along the axis, or else the least that the view's own constraints allow.
  private func length(of view: LayoutView) -> Double {
    let intrinsic = view.contentSizeToUse[axis]
    return intrinsic >= 0 ? intrinsic : 0
  }
}
