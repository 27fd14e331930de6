@testable import CassowaryLayout

/// Views built from a plan.
final class PlannedViews {
  private(set) var items: [LayoutItem] = []
  private(set) var constraints: [LayoutConstraint] = []

  init(_ plan: ViewPlan) {
    for (index, node) in plan.nodes.enumerated() { items.append(Self.item(node, index)) }
    items.first?.view?.layoutDirection = plan.direction
    for (index, node) in plan.nodes.enumerated() where node.parent >= 0 { place(index, in: node.parent) }
    for relation in plan.relations { add(relation) }
  }

  var root: LayoutView { view(0) }

  func view(_ index: Int) -> LayoutView {
    guard let view = items[index] as? LayoutView else { preconditionFailure("node \(index) is a guide") }
    return view
  }

  func frame(_ index: Int) -> Rect {
    (items[index] as? LayoutView)?.frame ?? (items[index] as? LayoutGuide)?.layoutFrame ?? .zero
  }

  func place(_ index: Int, in parent: Int) {
    if let guide = items[index] as? LayoutGuide {
      view(parent).addLayoutGuide(guide)
    } else {
      view(parent).addSubview(view(index))
    }
  }

  func add(_ relation: ViewPlan.Relation) {
    let constraint = LayoutConstraint(
      item: items[relation.first], attribute: relation.attribute, relatedBy: relation.relation,
      toItem: relation.second.map { items[$0] }, attribute: relation.otherAttribute, multiplier: relation.multiplier,
      constant: relation.constant)
    constraint.priority = relation.priority
    constraints.append(constraint)
    if relation.isActive { constraint.isActive = true }
  }

  private static func item(_ node: ViewPlan.Node, _ index: Int) -> LayoutItem {
    if node.isGuide {
      let guide = LayoutGuide()
      guide.identifier = "\(index)"
      return guide
    }
    let tile = Tile("\(index)")
    tile.insets = node.insets
    tile.frame = node.witness
    tile.layoutMargins = node.margins
    tile.translatesAutoresizingMaskIntoConstraints = node.mask != nil
    tile.autoresizingMask = node.mask ?? []
    tile.size = node.content
    for (axis, priority) in node.hugging { tile.setContentHuggingPriority(priority, for: axis) }
    for (axis, priority) in node.resistance { tile.setContentCompressionResistancePriority(priority, for: axis) }
    return tile
  }
}
