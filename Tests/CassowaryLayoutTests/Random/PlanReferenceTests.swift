import Testing
import _TestSupport

@testable import CassowaryLayout

/// Random hierarchies with plain constraints, against an exact solver that is given equations worked out by other means.
struct PlanReferenceTests {
  static let count = TestSettings.count("LAYOUT_TREES", default: 300)

  @Test func determinedFramesAreThoseOfTheReference() throws {
    var determined = 0
    for seed in 1...Self.count {
      var generator = ViewPlanGenerator(seed: UInt64(seed))
      let plan = generator.plan(nodes: 2...7, relations: 1...12)
      let views = PlannedViews(plan)
      try views.root.layoutIfNeeded()
      #expect(views.root.constraintsSetAside.isEmpty, "seed \(seed)")
      guard let optimum = plan.reference().solve() else {
        Issue.record("seed \(seed): the witness is none")
        continue
      }
      for node in plan.nodes.indices {
        let frame = views.frame(node)
        for (number, value) in [frame.minX, frame.minY, frame.width, frame.height].enumerated() {
          let variable = node * 4 + number
          guard optimum.isUnique(variable) else { continue }
          determined += 1
          let expected = optimum.point[variable].approximate
          if abs(value - expected) > 1e-6 {
            Issue.record("seed \(seed): number \(number) of node \(node) is \(value), not \(expected)")
          }
        }
      }
    }
    #expect(determined > Self.count * 8)
  }

  /// The same hierarchy has the same frames to the last bit, open quantities included, and reports them in the same order.
  @Test func buildingTwiceGivesTheSameBits() throws {
    for seed in 2001...2000 + Self.count / 4 {
      var generator = ViewPlanGenerator(seed: UInt64(seed))
      let plan = generator.plan(nodes: 3...12, relations: 4...20)
      let (one, other) = (PlannedViews(plan), PlannedViews(plan))
      let reports = (try one.root.layoutIfNeeded(), try other.root.layoutIfNeeded())
      #expect(reports.0.changedViews.map(\.identifier) == reports.1.changedViews.map(\.identifier), "seed \(seed)")
      #expect(plan.nodes.indices.map { one.frame($0) } == plan.nodes.indices.map { other.frame($0) }, "seed \(seed)")
    }
  }

  /// What the engine calls open is open, and what it does not is not.
  @Test func openQuantitiesAreThoseOfTheReference() throws {
    for seed in 1001...1000 + Self.count / 2 {
      var generator = ViewPlanGenerator(seed: UInt64(seed))
      let plan = generator.plan(nodes: 2...6, relations: 1...10)
      let views = PlannedViews(plan)
      try views.root.layoutIfNeeded()
      guard let optimum = plan.reference().solve() else {
        Issue.record("seed \(seed): the witness is none")
        continue
      }
      let names = ["x", "y", "width", "height"]
      let open = Set(views.root.layoutAmbiguities().map { $0.item.identifier + "." + $0.quantity })
      let expected = Set(
        (4..<plan.nodes.count * 4).filter { !optimum.isUnique($0) }.map { "\($0 / 4).\(names[$0 % 4])" })
      #expect(open == expected, "seed \(seed)")
    }
  }
}
