import Cassowary
import _TestSupport

/// An equation as a description prints it, read back: `2*x0 - x1 + 3 <= 0.5*x2`, variables by the numbers in their names.
struct EquationText {
  struct Side: Equatable {
    struct Term: Equatable {
      var variable: Int
      var coefficient: Double
    }

    var terms: [Term] = []
    var constant = 0.0
  }

  let left: Side
  let relation: Relation
  let right: Side

  /// `nil` if the text is anything else.
  init?(_ text: String) {
    var sides: [[Substring]] = [[]]
    var relations: [Relation] = []
    for word in text.split(separator: " ") {
      if let relation = Relation.allCases.first(where: { $0.symbol == word }) {
        relations.append(relation)
        sides.append([])
      } else {
        sides[sides.count - 1].append(word)
      }
    }
    guard relations.count == 1, let left = Self.side(sides[0]), let right = Self.side(sides[1]) else { return nil }
    self.left = left
    relation = relations[0]
    self.right = right
  }

  /// Terms with `+` and `-` between them; the first one may have a sign of its own.
  private static func side(_ words: [Substring]) -> Side? {
    if words.count.isMultiple(of: 2) { return nil }
    var side = Side()
    var sign = 1.0
    for (index, word) in words.enumerated() {
      if !index.isMultiple(of: 2) {
        guard word == "+" || word == "-" else { return nil }
        sign = word == "-" ? -1 : 1
      } else if let number = Double(word) {
        side.constant += sign * number
      } else {
        if index == 0 && word.hasPrefix("-") && Double(word.split(separator: "*")[0]) == nil {
          sign = -1
        }
        let parts = word.drop { $0 == "-" && sign < 0 && index == 0 }.split(separator: "*")
        guard let name = parts.last, name.first == "x", let variable = Int(name.dropFirst()),
          let coefficient = parts.count == 1 ? 1 : Double(parts[0]), parts.count <= 2
        else { return nil }
        side.terms.append(.init(variable: variable, coefficient: sign * coefficient))
      }
    }
    return side
  }

  /// True if it is the row, up to rounding in the constant.
  func says(_ row: ReferenceConstraint) -> Bool {
    let terms =
      left.terms.map { ReferenceConstraint.Term($0.variable, Rational($0.coefficient)) }
      + right.terms.map { ReferenceConstraint.Term($0.variable, -Rational($0.coefficient)) }
    let own = ReferenceConstraint(terms, row.relation, Rational(nearly: right.constant - left.constant))
    return own.terms == row.terms && relation.reference == row.relation
      && (own.constant - row.constant).absolute <= Rational(1e-9) * (row.constant.absolute + 1)
  }
}
