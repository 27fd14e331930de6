// A stack is folded as long as only its recipe speaks of the arranged views; see `StackFold`. What is asked for then is not
// made: no constraints, no variables. Whoever needs them has the stack unfolded, and it stays so.

extension StackView {
  /// Solves the inside in advance, or does so again for what changed.
  ///
  /// - Returns: False if that is not possible; the recipe is to be applied then.
  final func foldAgain() -> Bool {
    let arrangement = self.arrangement
    guard fold != nil || sharedRecords.active.isEmpty, let frame = foldFrame(arrangement.settings) else { return false }
    let (touches, views) = (arrangement.touched, arrangedSubviews)
    let next: StackFold
    if let fold, hasSameOrderAsFold, fold.frame == frame, !touches.isAll {
      next = fold
      for member in touches.members + touches.staleFacts {
        guard let cell = arrangement.foldCell(member, views[member.position]) else { return false }
        next.replace(member.position, cell)
      }
    } else {
      var cells: [StackFold.Cell] = []
      cells.reserveCapacity(views.count)
      for member in arrangement.members {
        guard let cell = arrangement.foldCell(member, views[member.position]) else { return false }
        cells.append(cell)
      }
      next = StackFold(frame, cells, of: views)
    }
    guard next.sumUp(tieBreak: Tie.breaking(at: ordinal)) else { return false }
    if next !== fold { for view in views { view.embed() } }
    _ = self.arrangement.takeTouches()
    if fold == nil {
      flags.insert(.isFolded)
      engine?.folds.append(slot)
    }
    fold = next
    hasSameOrderAsFold = true
    if flags.contains(.isEmbedded) { return true }
    invalidateBaselines()
    tellContentSize()
    return true
  }

  /// Forgets the fold; the recipe is to be applied then.
  final func forgetFold() {
    // Whoever is inside a fold has no row to hang on.
    unfoldAround()
    fold = nil
    flags.remove(.isFolded)
    engine?.queue(self)
    for view in arrangedSubviews { view.leaveFold() }
    arrangement.touchAll()
  }

  /// What a fold depends on beside the views; `nil` if the stack cannot be folded.
  private func foldFrame(_ settings: StackSettings) -> StackFold.Frame? {
    guard settings.distribution == .fill, settings.alignment == .fill, settings.hidingBehavior == .collapse,
      !settings.needsFacts, !arrangedSubviews.isEmpty, alignmentInsets == .zero,
      !touching.contains(where: \.usesBaseline)
    else { return nil }
    if flags.contains(.hasStaleContent) { readContent(forWidth: 0) }
    guard content.size.width < 0, content.size.height < 0, !content.dependsOnWidth else { return nil }
    var insets = EdgeInsets.zero
    if settings.isMarginsRelative {
      followMargins()
      insets = layoutMargins
    }
    return StackFold.Frame(
      settings: settings, insets: insets, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}

extension StackArrangement {
  /// What a fold has to know of a member; `nil` if more than the recipe speaks of its view.
  fileprivate func foldCell(_ member: StackMember, _ view: LayoutView) -> StackFold.Cell? {
    guard let demand = view.demandInFold() else { return nil }
    let isLast = member.isHidden || nextVisible(after: member) == nil
    return StackFold.Cell(
      isHidden: member.isHidden, customSpacing: member.customSpacing, gap: isLast ? 0 : gap(after: member),
      along: demand[settings.axis], across: demand[settings.axis.other])
  }
}

extension LayoutView {
  /// Is placed by the stack around it from now on.
  fileprivate final func embed() {
    if flags.contains(.isEmbedded) { return }
    flags.insert(.isEmbedded)
    engine?.withdraw(self)
  }

  /// Is no longer placed by the stack around it.
  final func leaveFold() {
    if !flags.contains(.isEmbedded) { return }
    flags.remove(.isEmbedded)
    engine?.receive(self)
  }
}
