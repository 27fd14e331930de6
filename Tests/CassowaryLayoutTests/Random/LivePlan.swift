import _TestSupport

@testable import CassowaryLayout

/// Views that change step by step, and the plan that says what they should have become.
struct LivePlan {
  var plan: ViewPlan
  let views: PlannedViews
  var generator: ViewPlanGenerator
  /// Nodes that are out of the hierarchy at the moment, with all that is inside them.
  private(set) var absent: Set<Int> = []
  private(set) var log: [String] = []

  init(seed: UInt64) {
    generator = ViewPlanGenerator(seed: seed)
    plan = generator.plan(nodes: 3...8, relations: 4...14)
    views = PlannedViews(plan)
  }

  func isPresent(_ node: Int) -> Bool { !absent.contains { plan.isInside(node, $0) } }

  /// The views that are in the hierarchy.
  var presentViews: [LayoutView] {
    plan.nodes.indices.filter(isPresent).compactMap { views.items[$0] as? LayoutView }
  }

  /// Carries out one random change.
  mutating func step() {
    let before = log.count
    while log.count == before {
      switch generator.random.index(weighted: [5, 5, 4, 3, 2, 2, 2, 1, 1, 1, 1]) {
      case 0: toggle()
      case 1: changeConstant()
      case 2: changePriority()
      case 3: addRelation()
      case 4: changeContent()
      case 5: remove()
      case 6: putBack()
      case 7: hide()
      case 8: reorder()
      case 9: turn()
      default: changeMargins()
      }
    }
  }

  private mutating func relationIndex(_ isFit: (ViewPlan.Relation) -> Bool) -> Int? {
    let fit = plan.relations.indices.filter { isFit(plan.relations[$0]) }
    return fit.isEmpty ? nil : generator.random.element(of: fit)
  }

  private mutating func toggle() {
    let reachable = plan.relations.indices.filter { index in
      let relation = plan.relations[index]
      return isPresent(relation.first) && (relation.second.map(isPresent) ?? true)
    }
    if reachable.isEmpty { return }
    let index = generator.random.element(of: reachable)
    plan.relations[index].isActive.toggle()
    views.constraints[index].isActive = plan.relations[index].isActive
    log.append("constraint \(index) is \(plan.relations[index].isActive ? "on" : "off")")
  }

  private mutating func changeConstant() {
    guard let index = relationIndex({ $0.priority != .required }) else { return }
    plan.relations[index].constant += Double(generator.random.int(in: -30...30))
    views.constraints[index].constant = plan.relations[index].constant
    log.append("constraint \(index) has the constant \(plan.relations[index].constant)")
  }

  /// To another wish, or from required to a wish and back.
  private mutating func changePriority() {
    guard let index = relationIndex({ _ in true }) else { return }
    let value = plan.form(of: plan.relations[index]).value { plan.nodes[$0].witness }
    let relation = plan.relations[index]
    let holds =
      switch relation.relation {
      case .equal: value == relation.constant
      case .lessThanOrEqual: value <= relation.constant
      case .greaterThanOrEqual: value >= relation.constant
      }
    let choices = ViewPlanGenerator.priorities + (holds ? [.required, .required] : [])
    plan.relations[index].priority = generator.random.element(of: choices)
    views.constraints[index].priority = plan.relations[index].priority
    log.append("constraint \(index) has the priority \(plan.relations[index].priority)")
  }

  private mutating func addRelation() {
    let relation = generator.relation(in: plan)
    guard isPresent(relation.first), relation.second.map(isPresent) ?? true else { return }
    plan.relations.append(relation)
    views.add(relation)
    log.append("constraint \(plan.relations.count - 1) is new")
  }

  private mutating func changeContent() {
    let node = generator.random.int(in: 0...plan.nodes.count - 1)
    guard let tile = views.items[node] as? Tile else { return }
    let axis = generator.random.element(of: Axis.allCases)
    plan.nodes[node].content[axis] = generator.random.chance(30) ? -1 : Double(generator.random.int(in: 10...160))
    plan.nodes[node].hugging[axis] = generator.random.element(of: [250, 251, 249, 600])
    tile.size = plan.nodes[node].content
    if let priority = plan.nodes[node].hugging[axis] { tile.setContentHuggingPriority(priority, for: axis) }
    log.append("node \(node) has another content size")
  }

  /// Takes a view or guide out. Constraints to the outside end; those of a guide all do.
  private mutating func remove() {
    if plan.nodes.count < 3 { return }
    let node = generator.random.int(in: 1...plan.nodes.count - 1)
    if !isPresent(node) { return }
    for index in plan.relations.indices {
      let relation = plan.relations[index]
      let inside = [relation.first, relation.second].compactMap { $0 }.map { plan.isInside($0, node) }
      let isOutside = inside.contains(true) && inside.contains(false)
      if isOutside || (plan.nodes[node].isGuide && inside.contains(true)) { plan.relations[index].isActive = false }
    }
    absent.insert(node)
    if let guide = views.items[node] as? LayoutGuide {
      guide.owningView?.removeLayoutGuide(guide)
    } else {
      views.view(node).removeFromSuperview()
    }
    log.append("node \(node) leaves")
  }

  /// Puts something back, perhaps elsewhere.
  private mutating func putBack() {
    let choices = absent.sorted().filter { isPresent(plan.nodes[$0].parent) }
    if choices.isEmpty { return }
    let node = generator.random.element(of: choices)
    absent.remove(node)
    let parents = plan.nodes.indices.filter { $0 < node && isPresent($0) && !plan.nodes[$0].isGuide }
    // Whose mask was made for the superview stays there.
    if plan.nodes[node].mask == nil || plan.nodes[node].isGuide {
      plan.nodes[node].parent = generator.random.element(of: parents)
    }
    if plan.nodes[node].mask != nil { views.view(node).frame = plan.nodes[node].witness }
    views.place(node, in: plan.nodes[node].parent)
    keepWitness()
    log.append("node \(node) joins node \(plan.nodes[node].parent)")
  }

  private mutating func hide() {
    let node = generator.random.int(in: 0...plan.nodes.count - 1)
    guard let view = views.items[node] as? LayoutView else { return }
    view.isHidden.toggle()
    log.append("node \(node) is \(view.isHidden ? "hidden" : "shown")")
  }

  private mutating func reorder() {
    let node = generator.random.int(in: 1...plan.nodes.count - 1)
    guard isPresent(node), let view = views.items[node] as? LayoutView, let superview = view.superview else { return }
    superview.insertSubview(view, at: 0)
    superview.addSubview(view)
    log.append("node \(node) comes to the front")
  }

  /// The reading direction changes.
  private mutating func turn() {
    plan.direction = plan.direction == .leftToRight ? .rightToLeft : .leftToRight
    views.root.layoutDirection = plan.direction
    keepWitness()
    log.append("the direction is \(plan.direction)")
  }

  private mutating func changeMargins() {
    let node = generator.random.int(in: 0...plan.nodes.count - 1)
    guard let view = views.items[node] as? LayoutView else { return }
    plan.nodes[node].margins.left = Double(generator.random.int(in: 0...20))
    plan.nodes[node].margins.bottom = Double(generator.random.int(in: 0...20))
    view.layoutMargins = plan.nodes[node].margins
    keepWitness()
    log.append("node \(node) has other margins")
  }

  /// Gives required constraints constants at which they hold at the witness, as they did before.
  private mutating func keepWitness() {
    for index in plan.relations.indices where plan.relations[index].priority == .required {
      plan.relations[index].constant = plan.form(of: plan.relations[index]).value { plan.nodes[$0].witness }
      views.constraints[index].constant = plan.relations[index].constant
    }
  }

  /// The plan without what is absent, and the nodes that are left.
  func present() -> (plan: ViewPlan, nodes: [Int]) {
    let nodes = plan.nodes.indices.filter(isPresent)
    var result = plan
    func place(_ node: Int) -> Int { nodes.firstIndex(of: node) ?? -1 }
    result.nodes = nodes.map { index in
      var node = plan.nodes[index]
      node.parent = node.parent < 0 ? -1 : place(node.parent)
      return node
    }
    result.relations = plan.relations.filter { relation in
      relation.isActive && isPresent(relation.first) && (relation.second.map(isPresent) ?? true)
    }
    for index in result.relations.indices {
      result.relations[index].first = place(result.relations[index].first)
      result.relations[index].second = result.relations[index].second.map(place)
    }
    return (result, nodes)
  }
}
