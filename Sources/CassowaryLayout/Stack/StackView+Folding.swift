// A stack is folded as long as only its recipe speaks of the arranged views; see `StackFold`. What is asked for then is not
// made: no constraints, no variables. Whoever needs them has the stack unfolded, and it stays so.

extension StackView {
  /// Solves the inside in advance, or does so again for what changed.
  ///
  /// - Returns: False if that is not possible; the recipe is to be applied then.
  final func foldAgain() -> Bool {
    guard fold != nil || sharedRecords.active.isEmpty, let frame = foldFrame() else { return false }
    let touches = arrangement.touched
    let next: StackFold
    if let fold, hasSameOrderAsFold, fold.frame == frame, !touches.isAll {
      next = fold
      for member in touches.members + touches.staleFacts {
        guard let cell = cell(member) else { return false }
        next.replace(member.position, cell)
      }
    } else {
      var cells: [StackFold.Cell] = []
      cells.reserveCapacity(arrangement.members.count)
      for member in arrangement.members {
        guard let cell = cell(member) else { return false }
        cells.append(cell)
      }
      next = StackFold(frame, cells, of: arrangedSubviews)
    }
    guard next.sumUp(tieBreak: Tie.breaking(at: ordinal)) else { return false }
    if next !== fold { for view in arrangedSubviews { view.embed() } }
    _ = arrangement.takeTouches()
    if fold == nil {
      flags.insert(.isFolded)
      engine?.folds.append(slot)
    }
    fold = next
    hasSameOrderAsFold = true
    if flags.contains(.isEmbedded) { return true }
    invalidateBaselines()
    superview?.arrangedContentSizeDidChange(of: self)
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
  private func foldFrame() -> StackFold.Frame? {
    let settings = arrangement.settings
    guard settings.distribution == .fill, settings.alignment == .fill, settings.hidingBehavior == .collapse,
      !settings.needsFacts, !arrangement.members.isEmpty, alignmentInsets == .zero,
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

  private func cell(_ member: StackMember) -> StackFold.Cell? {
    guard let demand = arrangedSubviews[member.position].demandInFold() else { return nil }
    let axis = settings.axis
    return StackFold.Cell(
      isHidden: member.isHidden, customSpacing: member.customSpacing,
      gap: member.isHidden || arrangement.nextVisible(after: member) == nil ? 0 : arrangement.gap(after: member),
      along: demand[axis], across: demand[axis.other])
  }

  private var settings: StackSettings { arrangement.settings }
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
