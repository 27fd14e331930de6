import Testing
import _TestSupport

@testable import CassowaryLayout

/// Random hierarchies whose required constraints may contradict each other, changed step by step.
struct PlanConflictTests {
  static let count = TestSettings.count("LAYOUT_CONFLICTS", default: 100)

  /// A plan in which many constraints are required and say anything.
  static func plan(_ generator: inout ViewPlanGenerator) -> ViewPlan {
    var plan = generator.plan(nodes: 2...4, relations: 4...10)
    for index in plan.relations.indices where generator.random.chance(60) {
      plan.relations[index].priority = .required
      plan.relations[index].constant += Double(generator.random.int(in: -1...1) * 10)
    }
    return plan
  }

  /// Changes one constraint, in the plan and for real.
  static func change(_ plan: inout ViewPlan, _ views: PlannedViews, _ random: inout SeededRandom) {
    let index = random.int(in: 0...plan.relations.count - 1)
    switch random.int(in: 0...3) {
    case 0, 1:
      plan.relations[index].isActive.toggle()
      views.constraints[index].isActive = plan.relations[index].isActive
    case 2:
      plan.relations[index].constant += Double(random.int(in: -2...2) * 10)
      views.constraints[index].constant = plan.relations[index].constant
    default:
      plan.relations[index].priority = random.chance(70) ? .required : 500
      views.constraints[index].priority = plan.relations[index].priority
    }
  }

  /// What is set aside contradicts what is not, which holds together and decides the frames.
  @Test(arguments: 1...count)
  func exactlyWhatContradictsIsSetAside(seed: Int) throws {
    var generator = ViewPlanGenerator(seed: UInt64(seed) + 70_000)
    var plan = Self.plan(&generator)
    let views = PlannedViews(plan)
    let root = views.root
    for step in 0..<12 {
      if step > 0 { for _ in 0..<generator.random.int(in: 1...3) { Self.change(&plan, views, &generator.random) } }
      let pass = try root.layoutIfNeeded()
      #expect(pass.settled)
      let aside = plan.relations.indices.filter { index in
        root.constraintsSetAside.contains { $0 === views.constraints[index] }
      }
      #expect(aside.count == root.constraintsSetAside.count)
      #expect(aside.allSatisfy { plan.relations[$0].isActive && plan.relations[$0].priority == .required })
      var rest = plan
      for index in aside { rest.relations[index].isActive = false }
      guard let optimum = rest.reference().solve() else {
        Issue.record("seed \(seed), step \(step): what is left contradicts itself")
        return
      }
      for index in aside {
        rest.relations[index].isActive = true
        if rest.reference().isSatisfiable { Issue.record("seed \(seed), step \(step): constraint \(index) would fit") }
        rest.relations[index].isActive = false
      }
      for variable in 0..<plan.nodes.count * 4 where optimum.isUnique(variable) {
        let frame = views.frame(variable / 4)
        let value = [frame.minX, frame.minY, frame.width, frame.height][variable % 4]
        let expected = optimum.point[variable].approximate
        if abs(value - expected) > 1e-6 {
          Issue.record("seed \(seed), step \(step): number \(variable) is \(value), not \(expected)")
          return
        }
      }
    }
  }

  /// Each conflict that is told of is one, and needs all its members.
  @Test(arguments: 1...count)
  func conflictsAreIrreducible(seed: Int) throws {
    var generator = ViewPlanGenerator(seed: UInt64(seed) + 80_000)
    var plan = Self.plan(&generator)
    // Rows of flexible masks say the same in other words here and there; one by one they cannot be compared.
    for index in plan.nodes.indices where plan.nodes[index].mask != nil { plan.nodes[index].mask = [] }
    let views = PlannedViews(plan)
    let listener = ConflictTests.Listener()
    views.root.layoutDelegate = listener
    try views.root.layoutIfNeeded()
    for conflict in listener.conflicts {
      let members = plan.relations.indices.filter { index in
        conflict.members.contains { $0.id == ObjectIdentifier(views.constraints[index]) }
      }
      let own = conflict.members.compactMap(Self.ownRow)
      #expect(members.count + own.count == conflict.members.count)
      func holds(_ members: [Int], _ own: [ViewPlan.OwnRow]) -> Bool {
        var subset = plan
        for index in plan.relations.indices { subset.relations[index].isActive = members.contains(index) }
        // The root has a place, which no row of the engine says.
        let root = Axis.allCases.map { ViewPlan.OwnRow(node: 0, axis: $0, kind: .maskPosition) }
        return subset.reference(own: Set(own + root)).isSatisfiable
      }
      #expect(!holds(members, own), "seed \(seed): \(conflict)")
      for index in members where !holds(members.filter { $0 != index }, own) {
        Issue.record("seed \(seed): without constraint \(index), \(conflict)")
      }
      for row in own where !holds(members, own.filter { $0 != row }) {
        Issue.record("seed \(seed): without \(row), \(conflict)")
      }
      let chosen = try #require(conflict.setAside.map { conflict.members[$0].id })
      #expect(chosen == members.last.map { ObjectIdentifier(views.constraints[$0]) }, "seed \(seed): \(conflict)")
    }
  }

  /// Which row of the reference a member that the engine made is.
  private static func ownRow(_ member: LayoutConflict.Member) -> ViewPlan.OwnRow? {
    if member.id != nil { return nil }
    let words = member.equation.split(separator: " ")
    let sides = words.first?.split(separator: ".") ?? []
    guard sides.count == 2, let node = Int(sides[0]) else { return nil }
    let isSize = sides[1] == "width" || sides[1] == "height"
    let axis = sides[1] == "width" || sides[1] == "left" ? Axis.horizontal : .vertical
    let kind: ViewPlan.OwnRow.Kind =
      switch member.origin {
      case .nonNegativity: .notNegative
      case .contentSize: words[1] == "<=" ? .hugging : .resistance
      default: isSize ? .maskSize : .maskPosition
      }
    return ViewPlan.OwnRow(node: node, axis: axis, kind: kind)
  }

  /// Under the throwing policy a layout throws exactly if the required constraints contradict each other, and then nothing
  /// has moved.
  @Test(arguments: 1...count)
  func throwingIsForContradictionsOnly(seed: Int) throws {
    var generator = ViewPlanGenerator(seed: UInt64(seed) + 90_000)
    var plan = Self.plan(&generator)
    let views = PlannedViews(plan)
    views.root.conflictPolicy = .throwing
    for step in 0..<12 {
      if step > 0 { for _ in 0..<generator.random.int(in: 1...2) { Self.change(&plan, views, &generator.random) } }
      let before = plan.nodes.indices.map { views.frame($0) }
      let reference = plan.reference().solve()
      do throws(LayoutError) {
        try views.root.layoutIfNeeded()
        guard let reference else {
          Issue.record("seed \(seed), step \(step): nothing was thrown")
          return
        }
        for variable in 0..<plan.nodes.count * 4 where reference.isUnique(variable) {
          let frame = views.frame(variable / 4)
          let value = [frame.minX, frame.minY, frame.width, frame.height][variable % 4]
          let expected = reference.point[variable].approximate
          if abs(value - expected) > 1e-6 {
            Issue.record("seed \(seed), step \(step): number \(variable) is \(value), not \(expected)")
            return
          }
        }
      } catch {
        if reference != nil { Issue.record("seed \(seed), step \(step): \(error)") }
        #expect(plan.nodes.indices.map { views.frame($0) } == before, "seed \(seed), step \(step)")
      }
    }
  }
}
