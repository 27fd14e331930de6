import CassowaryLayout
import _TestSupport

/// Random hierarchies whose required constraints can always hold together: each is chosen to hold at a witness.
struct ViewPlanGenerator {
  var random: SeededRandom

  /// The priorities of wishes.
  private var wishes = priorities

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  static let priorities: [LayoutPriority] = [999.5, 999, 751, 750, 500, 250, 249, 50]

  mutating func plan(nodes: ClosedRange<Int>, relations: ClosedRange<Int>) -> ViewPlan {
    let side = Double(random.int(in: 30...60) * 10)
    var plan = ViewPlan(nodes: [.init(parent: -1, witness: Rect(x: 0, y: 0, width: side, height: side), mask: [])])
    // Few priorities make many ties.
    if random.chance(30) { wishes = [500, 250] }
    if random.chance(40) { plan.direction = .rightToLeft }
    for _ in 1..<random.int(in: nodes) { addNode(to: &plan) }
    for _ in 0..<random.int(in: relations) { plan.relations.append(relation(in: plan)) }
    return plan
  }

  private mutating func addNode(to plan: inout ViewPlan) {
    let views = plan.nodes.indices.filter { !plan.nodes[$0].isGuide }
    let parent = random.element(of: views)
    func number(_ range: ClosedRange<Int>) -> Double { Double(random.int(in: range)) }
    var node = ViewPlan.Node(
      parent: parent,
      witness: Rect(x: number(5...60), y: number(5...60), width: number(20...150), height: number(20...150)))
    if random.chance(15) {
      node.isGuide = true
      node.margins = .zero
      plan.nodes.append(node)
      return
    }
    if random.chance(25) {
      // Flexible parts only where the superview is known in advance.
      node.mask = parent == 0 ? AutoresizingMask(rawValue: UInt(random.int(in: 0...63))) : []
    }
    if random.chance(25) {
      node.insets = EdgeInsets(top: number(0...4), left: number(0...4), bottom: number(0...4), right: number(0...4))
    }
    if random.chance(30) {
      node.margins = EdgeInsets(top: number(0...9), left: number(0...9), bottom: number(0...9), right: number(0...9))
    }
    for axis in Axis.allCases where random.chance(50) {
      node.content[axis] = number(10...160)
      node.hugging[axis] = random.element(of: [250, 251, 249, 600])
      node.resistance[axis] = random.element(of: [750, 749, 751, 400])
    }
    plan.nodes.append(node)
  }

  mutating func relation(in plan: ViewPlan) -> ViewPlan.Relation {
    while true {
      guard let relation = attempt(in: plan) else { continue }
      return relation
    }
  }

  /// A random relation, or `nil` if it is not legal.
  private mutating func attempt(in plan: ViewPlan) -> ViewPlan.Relation? {
    let lines = LayoutAttribute.allCases.filter { $0 != .notAnAttribute }
    let first = random.int(in: 0...plan.nodes.count - 1)
    let attribute = random.element(of: lines)
    var relation = ViewPlan.Relation(first: first, attribute: attribute)
    let isSize = attribute == .width || attribute == .height
    if !(isSize && random.chance(40)) {
      relation.second = random.int(in: 0...plan.nodes.count - 1)
      relation.otherAttribute = random.element(of: lines.filter { $0.axis == attribute.axis })
      if random.chance(20) { relation.multiplier = random.element(of: [0.5, 2, 0.25, 1.5]) }
    }
    if !isLegal(relation, plan) { return nil }
    relation.relation = random.element(of: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    let value = plan.form(of: relation).value { plan.nodes[$0].witness }
    if random.chance(40) {
      // Required: with room at the witness, or none.
      let room = Double(random.int(in: 0...20))
      switch relation.relation {
      case .equal: relation.constant = value
      case .lessThanOrEqual: relation.constant = value + room
      case .greaterThanOrEqual: relation.constant = value - room
      }
    } else {
      relation.priority = random.element(of: wishes)
      relation.constant = value + Double(random.int(in: -40...40))
    }
    return relation
  }

  private func isLegal(_ relation: ViewPlan.Relation, _ plan: ViewPlan) -> Bool {
    let guides: Set<LayoutAttribute> = [
      .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    ]
    if plan.nodes[relation.first].isGuide && !guides.contains(relation.attribute) { return false }
    guard let second = relation.second else { return true }
    if plan.nodes[second].isGuide && !guides.contains(relation.otherAttribute) { return false }
    let sizes: Set<LayoutAttribute> = [.width, .height]
    if sizes.contains(relation.attribute) != sizes.contains(relation.otherAttribute) { return false }
    let directional: Set<LayoutAttribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]
    let absolute: Set<LayoutAttribute> = [.left, .right, .leftMargin, .rightMargin]
    if directional.contains(relation.attribute) && absolute.contains(relation.otherAttribute) { return false }
    return !(absolute.contains(relation.attribute) && directional.contains(relation.otherAttribute))
  }
}
