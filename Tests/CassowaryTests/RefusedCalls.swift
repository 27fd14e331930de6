import Cassowary
import _TestSupport

/// Calls of every kind that a solver has to refuse, each by itself.
struct RefusedCalls {
  private(set) var all: [(operation: Operation, kind: RefusalKind)] = []

  /// Adds to the system what the calls contradict: the first variable is fixed, the last one is being edited, required, and
  /// bounded. `nil` if rounding stands against it.
  init?(_ system: inout RandomSystem) {
    let (first, last) = (0, system.model.variableCount - 1)
    let (fixed, edited) = (system.subject.values[first], system.subject.values[last])
    if system.model.isEdited(last) { system.apply(.endEdit(variable: last)) }
    let setup: [Operation] = [
      .add(8_001, Self.row(first, .equal, fixed), .required),
      .add(8_002, Self.row(first, .lessThanOrEqual, fixed + 5), .required),
      .add(8_003, Self.row(first, .equal, fixed + 3), .weak),
      .edit(variable: last, .required),
      .add(8_004, Self.row(last, .lessThanOrEqual, edited + 1), .required),
      .add(8_005, Self.row(last, .greaterThanOrEqual, edited), .medium),
      .remove(8_005),
    ]
    for operation in setup where system.apply(operation) != nil { return nil }
    contradict(first, last, fixed, edited)
    breakNumbers(first, last)
    misuseHandles(first, last)
    if let free = (0...last).first(where: { !system.model.isEdited($0) }) {
      all.append((.suggest([.init(free, 1)]), .unknownEdit))
      all.append((.endEdit(variable: free), .unknownEdit))
    }
  }

  private static func row(_ variable: Int, _ relation: Relation, _ constant: Double) -> ScenarioRow {
    ScenarioRow([.init(variable, 1)], relation, constant)
  }

  private mutating func contradict(_ first: Int, _ last: Int, _ fixed: Double, _ edited: Double) {
    let clash = Operation.add(9_001, Self.row(first, .equal, fixed + 1), .required)
    let harmless = Operation.add(9_002, Self.row(last, .equal, edited - 7), Strength(333, weight: 3))
    // Beside such a weight all others of its level are next to nothing.
    let heavy = Operation.add(9_004, Self.row(last, .equal, edited - 8), .weak.weighted(1e15))
    let calls: [Operation] = [
      clash, .setConstant(8_002, fixed - 5), .setStrength(8_003, .required), .suggest([.init(last, edited + 10)]),
      .batch([harmless, clash]), .batch([heavy, clash]),
      .batch([.setConstant(8_003, 1), .setConstant(8_002, fixed - 5), harmless]),
      .batch([harmless, .suggest([.init(last, edited + 10)]), .setStrength(8_003, 612)]),
      .batch([.remove(8_004), .setStrength(8_003, .required), .endEdit(variable: last)]),
      .add(9_003, ScenarioRow([.init(first, 1), .init(first, -1)], .greaterThanOrEqual, 1), .required),
    ]
    all += calls.map { ($0, .unsatisfiable) }
  }

  private mutating func breakNumbers(_ first: Int, _ last: Int) {
    let nan = Double.nan
    let invalid: [Operation] = [
      .add(9_001, Self.row(first, .equal, nan), .weak), .add(9_001, Self.row(first, .equal, 1), Strength(nan)),
      .add(9_001, ScenarioRow([.init(first, .infinity)], .equal, 1), .weak), .setConstant(8_001, .infinity),
      .setStrength(8_003, .weak.weighted(0)), .suggest([.init(last, nan)]),
      .batch([.add(9_001, Self.row(first, .equal, 4), 3), .setConstant(8_003, nan)]),
    ]
    all += invalid.map { ($0, .invalidNumber) }
    let huge = ScenarioRow.Term(first, .greatestFiniteMagnitude)
    all.append((.add(9_001, ScenarioRow([huge, huge], .equal, 1), .weak), .numericalOverflow))
    let far = Operation.add(9_001, ScenarioRow([.init(first, 1e-200)], .equal, 1e200), .weak)
    all.append((.batch([.remove(8_001), .remove(8_002), far]), .numericalOverflow))
  }

  private mutating func misuseHandles(_ first: Int, _ last: Int) {
    let gone: [Operation] = [
      .remove(8_005), .setConstant(8_005, 1), .setStrength(8_005, .weak),
      .batch([.add(9_001, Self.row(first, .equal, 4), 3), .setConstant(8_003, 2), .remove(8_005)]),
      .batch([.remove(8_003), .remove(8_003)]),
    ]
    all += gone.map { ($0, .unknownConstraint) }
    all.append((.edit(variable: last, .weak), .duplicateEdit))
    all.append((.batch([.setConstant(8_003, 2), .edit(variable: last, .weak)]), .duplicateEdit))
    all.append((.renew(variable: first), .variableInUse))
  }
}
