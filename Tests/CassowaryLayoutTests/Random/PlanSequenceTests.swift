import Testing
import _TestSupport

@testable import CassowaryLayout

/// Random changes to live hierarchies, against hierarchies built afresh in the state that the changes lead to.
struct PlanSequenceTests {
  static let count = TestSettings.count("LAYOUT_SEQUENCES", default: 60)
  static let steps = 25

  @Test(arguments: 1...count)
  func changingEqualsBuildingAfresh(seed: Int) throws {
    var live = LivePlan(seed: UInt64(seed) + 40_000)
    try live.views.root.layoutIfNeeded()
    for _ in 0..<Self.steps {
      // Now and then several changes come together.
      for _ in 0..<live.generator.random.int(in: 1...3) { live.step() }
      let before = live.presentViews.map { ($0, $0.exactFrame) }
      let pass = try live.views.root.layoutIfNeeded()
      let moved = Set(before.filter { $0.0.exactFrame != $0.1 }.map { ObjectIdentifier($0.0) })
      if Set(pass.changedViews.map(ObjectIdentifier.init)) != moved || pass.changedViews.count != moved.count {
        Issue.record("\(pass.changedViews.map(\.identifier)) are reported after: \(live.log.joined(separator: "; "))")
        return
      }
      if let difference = try Self.difference(live) {
        Issue.record("\(difference) after: \(live.log.joined(separator: "; "))")
        return
      }
    }
  }

  /// How the hierarchy differs from a new one, in words.
  private static func difference(_ live: LivePlan) throws -> String? {
    let (plan, nodes) = live.present()
    let fresh = PlannedViews(plan)
    try fresh.root.layoutIfNeeded()
    let root = live.views.root
    if !root.constraintsSetAside.isEmpty || !fresh.root.constraintsSetAside.isEmpty { return "something was set aside" }
    // Asked first, as it goes by what is known.
    let quick = root.layoutOpenQuantities().map { $0.item.identifier + "." + $0.word }
    let told = root.layoutAmbiguities().map { $0.item.identifier + "." + $0.quantity }
    if quick != told { return "\(quick) are said to be open, not \(told)" }
    let open = Set(told)
    let expected = Set(
      fresh.root.layoutAmbiguities().map { "\(nodes[Int($0.item.identifier) ?? 0]).\($0.quantity)" })
    if open != expected { return "\(open.sorted()) are open, not \(expected.sorted())" }
    for (index, node) in nodes.enumerated() {
      let (frame, other) = (live.views.frame(node), fresh.frame(index))
      let numbers = [
        ("x", frame.minX, other.minX), ("y", frame.minY, other.minY), ("width", frame.width, other.width),
        ("height", frame.height, other.height),
      ]
      for (name, value, wanted) in numbers where abs(value - wanted) > 1e-6 && !open.contains("\(node).\(name)") {
        return "node \(node) is at \(frame), not \(other)"
      }
    }
    guard let engine = root.engine, let other = fresh.root.engine else { return "an engine is missing" }
    if engine.solver.constraints.count != other.solver.constraints.count {
      return "\(engine.solver.constraints.count) rows, not \(other.solver.constraints.count)"
    }
    if engine.solver.variables.count != other.solver.variables.count {
      return "\(engine.solver.variables.count) variables, not \(other.solver.variables.count)"
    }
    return nil
  }
}
