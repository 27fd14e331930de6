/// A workload in words that any driver understands: unknowns and constraints by number, then the operations of the
/// build and of every step. Reading all values ends each of them. `Drivers/KiwiDriver.cpp` has the grammar of the
/// text.
struct PeerProgram {
  enum Relation: Int {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// The strengths that every solver has.
  enum Priority: Int, CaseIterable {
    case required = 1000
    case strong = 750
    case medium = 500
    case weak = 250
  }

  /// `Σ coefficient · variable  relation  constant`, with a priority and a weight.
  struct Row {
    var terms: [(coefficient: Double, variable: Int)]
    var relation: Relation
    var constant: Double
    var priority: Priority
    var weight: Double
  }

  enum Operation {
    /// Makes the constraint without adding it, untimed, for workloads whose steps start with ready constraints.
    case make(Int)
    case add(Int)
    case remove(Int)
    case edit(variable: Int, priority: Priority)
    case suggest(variable: Int, value: Double)
  }

  private(set) var variableCount = 0
  private(set) var rows: [Row] = []
  /// The build first, then the steps.
  private(set) var parts: [[Operation]] = [[]]

  /// Takes `count` more unknowns. Returns the number of the first.
  @discardableResult
  mutating func addVariables(_ count: Int) -> Int {
    variableCount += count
    return variableCount - count
  }

  /// Takes note of a constraint without adding it. Returns its number.
  mutating func row(
    _ terms: [(Double, Int)], _ relation: Relation, _ constant: Double, priority: Priority = .required,
    weight: Double = 1
  ) -> Int {
    rows.append(Row(terms: terms, relation: relation, constant: constant, priority: priority, weight: weight))
    return rows.count - 1
  }

  /// Takes note of a constraint and adds it. Returns its number.
  @discardableResult
  mutating func add(
    _ terms: [(Double, Int)], _ relation: Relation, _ constant: Double, priority: Priority = .required,
    weight: Double = 1
  ) -> Int {
    let row = row(terms, relation, constant, priority: priority, weight: weight)
    perform(.add(row))
    return row
  }

  /// Appends to the build or to the step begun last.
  mutating func perform(_ operation: Operation) { parts[parts.count - 1].append(operation) }

  /// Ends the build or the last step; what follows is the next step.
  mutating func beginStep() { parts.append([]) }

  /// The text for a driver.
  var text: String {
    var text = "variables \(variableCount)\n"
    for row in rows {
      text += "constraint \(row.priority.rawValue) \(row.weight) \(row.relation.rawValue) \(row.constant)"
      text += " \(row.terms.count)"
      for term in row.terms { text += " \(term.coefficient) \(term.variable)" }
      text += "\n"
    }
    for (index, part) in parts.enumerated() {
      text += index == 0 ? "begin\n" : "step\n"
      for operation in part { text += operation.text + "\n" }
    }
    return text + "end\n"
  }
}

extension PeerProgram.Operation {
  fileprivate var text: String {
    switch self {
    case .make(let row): "make \(row)"
    case .add(let row): "add \(row)"
    case .remove(let row): "remove \(row)"
    case .edit(let variable, let priority): "edit \(variable) \(priority.rawValue)"
    case .suggest(let variable, let value): "suggest \(variable) \(value)"
    }
  }
}
