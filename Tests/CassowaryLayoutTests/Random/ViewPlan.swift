import CassowaryLayout

/// A hierarchy with constraints as plain data: to build views from, and to work out by other means.
struct ViewPlan {
  struct Node {
    /// The index of the superview or owner, which is smaller; -1 for the root.
    var parent: Int
    var isGuide = false
    /// The frame in the superview at which all required constraints hold. Whole numbers.
    var witness: Rect
    /// `nil` if constraints place the view.
    var mask: AutoresizingMask?
    var insets = EdgeInsets.zero
    var margins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var content = Size(width: -1, height: -1)
    var hugging: [Axis: LayoutPriority] = [.horizontal: 250, .vertical: 250]
    var resistance: [Axis: LayoutPriority] = [.horizontal: 750, .vertical: 750]
  }

  struct Relation {
    var first: Int
    var attribute: LayoutAttribute
    var relation = LayoutRelation.equal
    var second: Int?
    var otherAttribute = LayoutAttribute.notAnAttribute
    var multiplier = 1.0
    var constant = 0.0
    var priority = LayoutPriority.required
    var isActive = true
  }

  var nodes: [Node]
  var relations: [Relation] = []
  var direction = LayoutDirection.leftToRight

  /// True for the node itself and what is inside it.
  func isInside(_ node: Int, _ ancestor: Int) -> Bool {
    var index = node
    while index >= 0 {
      if index == ancestor { return true }
      index = nodes[index].parent
    }
    return false
  }

  /// The view that stands for a node: itself, or the owner of a guide.
  func view(of node: Int) -> Int { nodes[node].isGuide ? nodes[node].parent : node }

  /// The nearest view that holds both.
  func owner(of relation: Relation) -> Int {
    var owner = view(of: relation.first)
    guard let second = relation.second else { return owner }
    while !isInside(view(of: second), owner) { owner = nodes[owner].parent }
    return owner
  }

  /// The value of an attribute at the witness, along the reading direction for leading and trailing.
  func witness(_ node: Int, _ attribute: LayoutAttribute, in owner: Int, isMirrored: Bool) -> Double {
    let form = LinearForm(of: node, attribute, in: owner, isMirrored: isMirrored, plan: self)
    return form.value { nodes[$0].witness }
  }
}
