import _TestSupport

/// A few rows over a few variables, as a script and exactly.
struct RandomScript {
  let variables: Int
  private(set) var text = ""
  private(set) var names: [String] = []
  private(set) var rows: [ReferenceConstraint] = []

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed ^ 0xC4EC)
    variables = random.int(in: 2...4)
    for index in 0..<random.int(in: 3...8) { add(index, &random) }
  }

  private mutating func add(_ index: Int, _ random: inout SeededRandom) {
    let chosen = random.distinct(random.int(in: 1...2), below: variables)
    let terms = chosen.map { variable in (variable, random.element(of: [1, 1, 2, -1, -3])) }
    let relation = random.element(of: [ReferenceConstraint.Relation.equal, .equal, .atMost, .atLeast])
    let sign = relation == .equal ? "==" : relation == .atMost ? "<=" : ">="
    let constant = random.int(in: -6...6)
    let priority = random.element(of: [1000, 1000, 1000, 750, 250, 100])
    let left = terms.map { "\($0.1)*x\($0.0)" }.joined(separator: " + ").replacing("+ -", with: "- ")
    names.append("n\(index)")
    text += "n\(index): \(left) \(sign) \(constant)" + (priority == 1000 ? "" : " !\(priority)") + "\n"
    rows.append(
      ReferenceConstraint(
        terms.map { .init($0.0, Rational($0.1)) }, relation, Rational(constant), priority: Double(priority)))
  }
}
