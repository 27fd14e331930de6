import _TestSupport

/// Boxes side by side, of which constraints with and without priorities tell the places: a document, and the same exactly.
struct RandomRow {
  let boxes: Int
  private(set) var equations: [String] = []
  /// Over `x0`, `width0`, `x1`, …: each row's constant is a number and a share of the root's width.
  private var rows:
    [(
      terms: [ReferenceConstraint.Term], relation: ReferenceConstraint.Relation, constant: Rational, share: Rational,
      priority: Double
    )] =
      []
  /// The row of each equation.
  private(set) var indices: [Int] = []

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed ^ 0x5EE9)
    boxes = random.int(in: 1...4)
    for box in 0..<boxes { rows.append(([.init(2 * box + 1, 1)], .atLeast, 0, 0, 1000)) }
    for box in 0..<boxes { place(box, &random) }
    for _ in 0..<random.int(in: boxes...3 * boxes) { size(random.int(in: 0...boxes - 1), &random) }
    end(&random)
  }

  var variables: Int { 2 * boxes }

  var text: String {
    let views = (0..<boxes).map { #"{"id": "b\#($0)", "constraints": ["top == root.top", "height == 10"]}"# }
    return DocumentTrial.text(
      root: "\"views\": [\(views.joined(separator: ", "))], \"constraints\": ["
        + equations.map { "\"\($0)\"" }.joined(separator: ", ") + "]")
  }

  /// The rows when the root is so wide.
  func references(at width: Rational) -> [ReferenceConstraint] {
    rows.map { ReferenceConstraint($0.terms, $0.relation, $0.constant + $0.share * width, priority: $0.priority) }
  }

  func isSatisfiable(at width: Double) -> Bool {
    ReferenceSolver(variableCount: variables, constraints: references(at: Rational(width)).filter(\.isRequired)).solve()
      != nil
  }

  private mutating func add(
    _ left: String, _ terms: [(Int, Int)], _ relation: ReferenceConstraint.Relation, _ right: String, _ constant: Int,
    share: Int = 0, of parts: Int = 1, priority: Int
  ) {
    let sign = relation == .equal ? "==" : relation == .atMost ? "<=" : ">="
    let end = constant == 0 ? "" : constant < 0 ? " - \(-constant)" : " + \(constant)"
    let whole = right.isEmpty ? "\(constant)" : right + end
    let equation = "\(left) \(sign) \(whole)" + (priority == 1000 ? "" : " @\(priority)")
    if equations.contains(equation) { return }
    equations.append(equation)
    indices.append(rows.count)
    rows.append(
      (
        terms.map { .init($0.0, Rational($0.1)) }, relation, Rational(constant), Rational(share) / Rational(parts),
        Double(priority)
      ))
  }

  private static let priorities = [1000, 1000, 750, 500, 499, 250]

  private mutating func place(_ box: Int, _ random: inout SeededRandom) {
    let relation = random.element(of: [ReferenceConstraint.Relation.equal, .equal, .atLeast])
    let gap = random.int(in: 0...4) * 5
    if box == 0 {
      add("b0.left", [(0, 1)], relation, "root.left", gap, priority: 1000)
    } else {
      add(
        "b\(box).left", [(2 * box, 1), (2 * box - 2, -1), (2 * box - 1, -1)], relation, "b\(box - 1).right", gap,
        priority: random.element(of: [1000, 1000, 1000, 750]))
    }
  }

  private mutating func size(_ box: Int, _ random: inout SeededRandom) {
    let relation = random.element(of: [ReferenceConstraint.Relation.equal, .atLeast, .atMost])
    let priority = random.element(of: relation == .equal ? Array(Self.priorities.dropFirst()) : Self.priorities)
    let width = 2 * box + 1
    switch random.int(in: 0...3) {
    case 0:
      // Shares of which floating point has an exact idea.
      let parts = random.element(of: [2, 4])
      add(
        "b\(box).width", [(width, 1)], relation, "\(1 / Double(parts)) * root.width", random.int(in: -3...3) * 10,
        share: 1, of: parts, priority: priority)
    case 1 where box > 0:
      let factor = random.int(in: 1...2)
      add(
        "b\(box).width", [(width, 1), (1, -factor)], relation, factor == 1 ? "b0.width" : "2 * b0.width",
        random.int(in: -2...2) * 10,
        priority: priority)
    default: add("b\(box).width", [(width, 1)], relation, "", random.int(in: 1...16) * 10, priority: priority)
    }
  }

  private mutating func end(_ random: inout SeededRandom) {
    let last = boxes - 1
    let relation = random.element(of: [ReferenceConstraint.Relation.equal, .equal, .atMost])
    let gap = random.int(in: 0...3) * 5
    add(
      "b\(last).right", [(2 * last, 1), (2 * last + 1, 1)], relation, "root.right", -gap, share: 1,
      priority: random.element(of: [1000, 1000, 750]))
  }
}
