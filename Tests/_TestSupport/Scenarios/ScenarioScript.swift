import Cassowary

/// Writes operations as statements of a constraint script, so that a failure can be replayed by hand.
package struct ScenarioScript {
  package private(set) var lines: [String] = []

  /// Mentions all variables once, so that they exist in the order of their numbers.
  package init(variableCount: Int) {
    let terms = (0..<variableCount).map { "0*\(ScenarioModel.name(ofVariable: $0))" }
    lines = ["order: \(terms.joined(separator: " + ")) <= 1", "remove order"]
  }

  package var text: String { lines.joined(separator: "\n") }

  /// `values` are those before the operation: a stay takes its constant from there.
  package mutating func append(_ operation: Operation, values: [Double], refused: RefusalKind?, because: [String] = [])
  {
    var statements = Self.statements(for: operation, values: values)
    if case .batch = operation {
      lines.append("# a batch, all or nothing\(refused.map { ", refused: \($0.rawValue)" } ?? "")")
      if refused != nil { statements = statements.map { "# " + $0 } }
    } else if let refused, !statements[0].hasPrefix("#") {
      let reason = because.isEmpty ? "" : " because \(because.joined(separator: ", "))"
      statements[0] = "expect \(refused.rawValue)\(reason): " + statements[0]
    }
    lines += statements
  }

  package mutating func append(comment: String) { lines.append("# " + comment) }
  package mutating func append(expectation: String) { lines.append("expect " + expectation) }

  static func statements(for operation: Operation, values: [Double]) -> [String] {
    switch operation {
    case .add(let id, let row, let strength):
      ["\(ScenarioModel.name(ofConstraint: id)): \(equation(row))\(suffix(strength))"]
    case .stay(let id, let variable, let strength):
      ["\(ScenarioModel.name(ofConstraint: id)): \(name(variable)) == \(number(values[variable]))\(suffix(strength))"]
    case .remove(let id): ["remove \(ScenarioModel.name(ofConstraint: id))"]
    case .setConstant(let id, let constant):
      ["constant \(ScenarioModel.name(ofConstraint: id)) = \(number(constant))"]
    case .setStrength(let id, let strength): ["strength \(ScenarioModel.name(ofConstraint: id)) = \(text(strength))"]
    case .edit(let variable, let strength): ["edit \(name(variable)) !\(text(strength))"]
    case .suggest(let suggestions):
      ["suggest " + suggestions.map { "\(name($0.variable)) = \(number($0.value))" }.joined(separator: ", ")]
    case .endEdit(let variable): ["unedit \(name(variable))"]
    case .batch(let operations): operations.flatMap { statements(for: $0, values: values) }
    case .renew(let variable): ["# \(name(variable)) is removed and made again"]
    }
  }

  private static func name(_ variable: Int) -> String { ScenarioModel.name(ofVariable: variable) }

  private static func number(_ value: Double) -> String { shortest(value) }

  private static func suffix(_ strength: Strength) -> String {
    strength == .required ? "" : " !" + text(strength)
  }

  private static func text(_ strength: Strength) -> String {
    // A weight is written after its level, 1 too where the level is a number: the parser takes both.
    strength.description
  }

  static func equation(_ row: ScenarioRow) -> String {
    func side(_ terms: ArraySlice<ScenarioRow.Term>, sign: Double, constant: Double?) -> String {
      var parts = terms.map { "\(number($0.coefficient * sign))*\(name($0.variable))" }
      if let constant { parts.append(number(constant)) }
      return parts.isEmpty ? "0" : parts.joined(separator: " + ")
    }
    let left = side(row.terms[..<row.leftCount], sign: 1, constant: row.hasConstantOnLeft ? -row.constant : nil)
    let right = side(row.terms[row.leftCount...], sign: -1, constant: row.hasConstantOnLeft ? nil : row.constant)
    return "\(left) \(row.relation.symbol) \(right)".replacing("+ -", with: "- ")
  }
}
