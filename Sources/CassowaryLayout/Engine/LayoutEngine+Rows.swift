import Cassowary

// The rows of views and guides themselves: no negative extent, content size, autoresizing mask.

extension LayoutEngine {
  /// Makes the variables of an item that arrived.
  func makeVariables(_ slot: Int) {
    guard let item = records[slot].item else { return }
    let guide = item as? LayoutGuide
    let kind = guide?.kind
    for axis in Axis.allCases where guide?.axis == nil || guide?.axis == axis {
      // The root has no place, and content begins at zero.
      if item !== root && kind != .content { setOrigin(slot, axis, newVariable(slot, axis, isSize: false)) }
      setSize(slot, axis, newVariable(slot, axis, isSize: true))
    }
  }

  private func newVariable(_ slot: Int, _ axis: Axis, isSize: Bool) -> Variable {
    let variable = solver.variable()
    while variableKeys.count <= variable.id.index {
      variableKeys.append(VariableKey(slot: -1, axis: .horizontal, isSize: false))
    }
    variableKeys[variable.id.index] = VariableKey(slot: slot, axis: axis, isSize: isSize)
    return variable
  }

  private func setOrigin(_ slot: Int, _ axis: Axis, _ variable: Variable) {
    if axis == .horizontal { records[slot].x = variable } else { records[slot].y = variable }
  }

  private func setSize(_ slot: Int, _ axis: Axis, _ variable: Variable) {
    if axis == .horizontal { records[slot].width = variable } else { records[slot].height = variable }
  }

  /// Compares the rows that a view or guide should have with those that it has.
  func refreshItem(_ slot: Int, _ changes: inout Changes) {
    for axis in Axis.allCases where records[slot].notNegative[axis] == nil {
      guard let size = records[slot].size(axis) else { continue }
      changes.add(
        .item(slot: slot, .notNegative, axis),
        LinearConstraint(LinearExpression(size), .greaterThanOrEqual, LinearExpression(0)), .required)
    }
    movedSlots.append(slot)
    guard let view = records[slot].view else { return }
    noteChange(inside: view)
    let isOut = view.flags.contains(.isInsideCollapsed)
    refreshMask(view, slot, isOut: isOut, &changes)
    for axis in Axis.allCases {
      refreshContent(view, slot, axis, isOut: isOut || view.isCollapsed, &changes)
    }
  }

  /// Asks a view for its intrinsic size.
  func readContent(_ slot: Int) {
    guard let view = records[slot].view else { return }
    let width = records[slot].width.map { solver.value($0) } ?? 0
    view.readContent(forWidth: width)
    if view.content.dependsOnWidth && !records[slot].isMeasured {
      records[slot].isMeasured = true
      measured.append(slot)
    }
  }

  private func refreshContent(
    _ view: LayoutView, _ slot: Int, _ axis: Axis, isOut: Bool, _ changes: inout Changes
  ) {
    guard let size = records[slot].size(axis) else { return }
    let tieBreak = tieBreak(of: view)
    let content = view.content
    var amount = content.size[axis]
    var hugging = Strength(Double(content.hugging(axis).rawValue), tieBreak: tieBreak)
    var resistance = Strength(Double(content.resistance(axis).rawValue), tieBreak: tieBreak)
    let demand = view.foldedDemand?[axis]
    if let demand {
      amount = demand.size
      hugging = Strength(Double(demand.priority.rawValue), weight: demand.weight, tieBreak: demand.tieBreak)
      // Weaker than anything inside: a stack that is smaller all the same is unfolded.
      resistance = Strength(Double(demand.resistance.rawValue), weight: Fold.resistanceWeight)
    }
    let isWanted = (amount >= 0 || demand != nil) && !isOut
    refreshTie(view, slot, axis, size, isWanted: !isWanted && !isOut && view.mayHaveOpenSize, &changes)
    refresh(records[slot].hugging[axis], .item(slot: slot, .hugging, axis), isWanted, hugging, amount, &changes) {
      LinearConstraint(LinearExpression(size), .lessThanOrEqual, LinearExpression(amount))
    }
    refresh(
      records[slot].resistance[axis], .item(slot: slot, .resistance, axis), isWanted, resistance, amount, &changes
    ) { LinearConstraint(LinearExpression(size), .greaterThanOrEqual, LinearExpression(amount)) }
  }

  /// Where the content gives no size, the least one is shown of all that would do, and of several views the first takes what is
  /// left over. Else frames would depend on what was there before.
  private func refreshTie(
    _ view: LayoutView, _ slot: Int, _ axis: Axis, _ size: Variable, isWanted: Bool, _ changes: inout Changes
  ) {
    let key = RowKey.item(slot: slot, .tie, axis)
    let strength = Strength.breakingTies(tieBreak(of: view))
    guard let row = records[slot].tie[axis] else {
      if isWanted {
        changes.add(key, LinearConstraint(LinearExpression(size), .equal, LinearExpression(0)), strength)
      }
      return
    }
    if !isWanted { return changes.remove(row, key) }
    changes.setStrength(row, strength, key, in: solver)
  }

  private func refresh(
    _ row: Constraint?, _ key: RowKey, _ isWanted: Bool, _ strength: Strength, _ amount: Double,
    _ changes: inout Changes, make: () -> LinearConstraint
  ) {
    guard let row else {
      if isWanted { changes.add(key, make(), strength) }
      return
    }
    if !isWanted { return changes.remove(row, key) }
    changes.setConstant(row, amount, key, in: solver)
    changes.setStrength(row, strength, key, in: solver)
  }

  private func refreshMask(_ view: LayoutView, _ slot: Int, isOut: Bool, _ changes: inout Changes) {
    let isWanted =
      view.translatesAutoresizingMaskIntoConstraints && !isOut && !view.flags.contains(.isBeingFitted)
    if isWanted && view.geometry.maskReference == nil {
      view.geometry.maskReference = (view.storedFrame, view.parent?.storedFrame.size ?? view.storedFrame.size)
    }
    for axis in Axis.allCases {
      let rule = isWanted ? maskRule(view, axis) : nil
      if rule == masks[slot]?[axis] ?? nil { continue }
      masks[slot, default: AxisPair(nil, nil)][axis] = rule
      let keys = (RowKey.item(slot: slot, .maskPosition, axis), RowKey.item(slot: slot, .maskSize, axis))
      if view === root, let rule, let row = records[slot].maskSize[axis] {
        changes.setConstant(row, rule.sizeConstant - insets(view, axis), keys.1, in: solver)
        continue
      }
      if let row = records[slot].maskPosition[axis] { changes.remove(row, keys.0) }
      if let row = records[slot].maskSize[axis] { changes.remove(row, keys.1) }
      if let rule { addMask(rule, view, slot, axis, keys, &changes) }
    }
  }

  private func maskRule(_ view: LayoutView, _ axis: Axis) -> MaskRule {
    let frame = view.storedFrame
    if view === root {
      return MaskRule(minimum: 0, size: frame.size[axis], parent: frame.size[axis], flexible: (false, false, false))
    }
    // The frame may have followed the superview since then.
    let reference = view.geometry.maskReference ?? (frame, .zero)
    return MaskRule(
      minimum: reference.frame.minimum(axis), size: reference.frame.size[axis], parent: reference.parent[axis],
      flexible: view.geometry.mask.flexibility(axis))
  }

  private func insets(_ view: LayoutView, _ axis: Axis) -> Double {
    view.alignmentInsets.minimum(axis) + view.alignmentInsets.maximum(axis)
  }

  /// The rule speaks of frames, the variables of alignment rectangles.
  private func addMask(
    _ rule: MaskRule, _ view: LayoutView, _ slot: Int, _ axis: Axis, _ keys: (RowKey, RowKey),
    _ changes: inout Changes
  ) {
    guard let size = records[slot].size(axis) else { return }
    let parent = view.parent?.extent(axis)?.size
    let parentInsets = view.parent.map { insets($0, axis) } ?? 0
    let own = insets(view, axis)
    var terms = [LinearExpression.Term(size)]
    if rule.sizeByParent != 0, let parent { terms.append(.init(parent, -rule.sizeByParent)) }
    changes.add(
      keys.1,
      LinearConstraint(
        LinearExpression(terms), .equal, LinearExpression(rule.sizeConstant - own + rule.sizeByParent * parentInsets)),
      .required)
    guard let origin = records[slot].origin(axis) else { return }
    terms = [LinearExpression.Term(origin)]
    if rule.positionBySize != 0 { terms.append(.init(size, rule.positionBySize)) }
    if rule.positionByParent != 0, let parent { terms.append(.init(parent, -rule.positionByParent)) }
    let shift =
      view.alignmentInsets.minimum(axis) - rule.positionBySize * own + rule.positionByParent * parentInsets
    changes.add(
      keys.0, LinearConstraint(LinearExpression(terms), .equal, LinearExpression(rule.positionConstant + shift)),
      .required)
  }

  /// A little more for each place in the hierarchy; see ``Tie``.
  func tieBreak(of item: LayoutItem?) -> Double { Tie.breaking(at: item?.view?.ordinal ?? 0) }
}

extension LayoutView {
  /// Asks for the intrinsic size of the view when it is `width` wide.
  final func readContent(forWidth width: Double) {
    var size = contentSizeToUse
    let wrapped = contentSizeToUse(forWidth: width)
    content.dependsOnWidth = wrapped != nil
    if let wrapped, content.measuredWidth == width { size.height = wrapped.height }
    content.size = size.withFiniteMetrics
    flags.remove(.hasStaleContent)
  }
}

extension Size {
  /// What is not a number, or infinite, is no metric.
  fileprivate var withFiniteMetrics: Size {
    Size(
      width: width.isFinite ? width : LayoutView.noIntrinsicMetric,
      height: height.isFinite ? height : LayoutView.noIntrinsicMetric)
  }
}
