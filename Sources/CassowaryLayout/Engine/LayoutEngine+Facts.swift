import Cassowary

extension LayoutEngine {
  /// Rows in the words of their makers.
  func describe(_ members: [RowKey], setAside: Int?) -> LayoutConflict {
    LayoutConflict(members: members.map(describe), setAside: setAside)
  }

  func describe(_ key: RowKey) -> LayoutConflict.Member {
    switch key {
    case .none:
      return LayoutConflict.Member(identifier: "", equation: "?", origin: .user, location: nil, id: nil)
    case .constraint(let constraint):
      return LayoutConflict.Member(
        identifier: constraint.identifier ?? "", equation: constraint.plainEquation, origin: constraint.origin,
        location: constraint.location, id: ObjectIdentifier(constraint))
    case .item(let slot, let kind, let axis):
      let constraint = stand(slot, kind, axis)
      return LayoutConflict.Member(
        identifier: constraint.identifier ?? "", equation: constraint.plainEquation, origin: constraint.origin,
        location: nil, id: nil)
    }
  }

  /// A constraint object that says what a row of an item says.
  func stand(_ slot: Int, _ kind: RowKey.ItemRow, _ axis: Axis) -> LayoutConstraint {
    let item = records[slot].item
    let view = item as? LayoutView
    let size: LayoutAttribute = axis == .horizontal ? .width : .height
    let position: LayoutAttribute = axis == .horizontal ? .left : .top
    func make(
      _ origin: LayoutConstraint.Origin, _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ constant: Double,
      _ priority: LayoutPriority = .required, other: LayoutAttribute = .notAnAttribute, multiplier: Double = 1
    ) -> LayoutConstraint {
      LayoutConstraint(
        unchecked: origin, item, attribute, relation, other == .notAnAttribute ? nil : view?.parent, other,
        multiplier: multiplier, constant: constant, priority: priority, location: nil)
    }
    let content = view?.content ?? ContentSize()
    switch kind {
    case .notNegative: return make(.nonNegativity, size, .greaterThanOrEqual, 0)
    case .tie: return make(.contentSize, size, .equal, 0, LayoutPriority(0))
    case .hugging:
      return make(.contentSize, size, .lessThanOrEqual, content.size[axis], content.hugging(axis))
    case .resistance:
      return make(.contentSize, size, .greaterThanOrEqual, content.size[axis], content.resistance(axis))
    case .maskPosition, .maskSize:
      let rule = masks[slot]?[axis] ?? nil
      if kind == .maskSize {
        let share = rule?.sizeByParent ?? 0
        return make(
          .autoresizingMask, size, .equal, rule?.sizeConstant ?? 0, other: share == 0 ? .notAnAttribute : size,
          multiplier: share == 0 ? 1 : share)
      }
      return make(
        .autoresizingMask, position, .equal, view.map { $0.storedFrame.minimum(axis) } ?? 0, other: position)
    }
  }
}
