/// A system of required rows around a known point, so that it can be met, and a weak wish for every variable that is
/// not that point: what is best has no closed form.
struct RandomSystem {
  enum Kind: String {
    /// Three terms a row, coefficients ±1, ±2, ±3.
    case threeTerms = "random"
    /// Four terms a row, magnitudes spread evenly over the decades from 0.01 to 100.
    case mixedCoefficients = "mixed"
  }

  struct Row {
    var terms: [(coefficient: Double, variable: Int)]
    var relation: PeerProgram.Relation
    var constant: Double
  }

  let kind: Kind
  let size: Int
  private(set) var rows: [Row] = []
  private(set) var wishes: [Double] = []

  /// As many rows as unknowns, half of them equations, and one in ten inequalities tight at the known point.
  init(kind: Kind, size: Int) {
    self.kind = kind
    self.size = size
    var numbers = SeededNumbers(seed: UInt64(size))
    let point = (0..<size).map { _ in Double(numbers.below(2001) - 1000) / 8 }
    for index in 0..<size { rows.append(Self.row(index % 2 == 0, kind, point, &numbers)) }
    wishes = point.map { $0 + Double(numbers.below(401) - 200) / 8 }
  }

  private static func row(
    _ isEquation: Bool, _ kind: Kind, _ point: [Double], _ numbers: inout SeededNumbers
  ) -> Row {
    var terms: [(coefficient: Double, variable: Int)] = []
    let termCount = min(kind == .threeTerms ? 3 : 4, point.count)
    while terms.count < termCount {
      let variable = numbers.below(point.count)
      if terms.contains(where: { $0.variable == variable }) { continue }
      terms.append((coefficient(kind, &numbers), variable))
    }
    let value = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
    if isEquation { return Row(terms: terms, relation: .equal, constant: value) }
    let slack = numbers.below(10) == 0 ? 0 : Double(numbers.below(64))
    return numbers.below(2) == 0
      ? Row(terms: terms, relation: .lessThanOrEqual, constant: value + slack)
      : Row(terms: terms, relation: .greaterThanOrEqual, constant: value - slack)
  }

  private static func coefficient(_ kind: Kind, _ numbers: inout SeededNumbers) -> Double {
    let sign = numbers.below(2) == 0 ? 1.0 : -1.0
    switch kind {
    case .threeTerms: return sign * Double(1 + numbers.below(3))
    case .mixedCoefficients:
      // Two digits times a power of ten: what somebody might have typed.
      let digits = Double(10 + numbers.below(90))
      return sign * digits * [0.001, 0.01, 0.1, 1][numbers.below(4)]
    }
  }
}
