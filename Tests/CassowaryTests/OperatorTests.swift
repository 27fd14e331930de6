import Cassowary
import Testing

struct OperatorTests {
  private func text(_ expression: LinearExpression, _ solver: borrowing Solver) -> String {
    var parts = expression.terms.map { "\($0.coefficient)\(solver.name(of: $0.variable))" }
    parts.append("\(expression.constant)")
    return parts.joined(separator: " ")
  }

  @Test func everyShape() {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    let count = 3
    let factor = 0.5
    let shapes: [(LinearExpression, String)] = [
      (x + y, "1.0x 1.0y 0.0"), (x - y, "1.0x -1.0y 0.0"), (-x, "-1.0x 0.0"), (x + 1, "1.0x 1.0"),
      (1 + x, "1.0x 1.0"), (x - 1.5, "1.0x -1.5"), (1.5 - x, "-1.0x 1.5"), (2 * x, "2.0x 0.0"), (x * 2.5, "2.5x 0.0"),
      (x / 4, "0.25x 0.0"), (factor * x, "0.5x 0.0"), (x * count, "3.0x 0.0"), (count * x + factor, "3.0x 0.5"),
      (x / count - y / factor, "\(1.0 / 3)x -2.0y 0.0"), (2 * (x + y) - 3 * (x - 1), "2.0x 2.0y -3.0x 3.0"),
      ((x + y + 6) / 3, "\(1.0 / 3)x \(1.0 / 3)y 2.0"), (-(x - y + 1), "-1.0x 1.0y -1.0"),
      ((x + y) * factor, "0.5x 0.5y 0.0"),
      (x + count, "1.0x 3.0"), (count - x, "-1.0x 3.0"), ((x + 1) - (y + 2), "1.0x -1.0y -1.0"),
      // Whole literals beside a variable are no whole numbers: a third of x, not none of it.
      (1 / 3 * x, "\(1.0 / 3)x 0.0"), (x + 1 / 2, "1.0x 0.5"), (x + 2 * 8, "1.0x 16.0"),
      (2 * 3 * x - 7 / 2, "6.0x -3.5"),
    ]
    for (expression, expected) in shapes {
      let sorted = text(expression, solver)
      // The constant comes first in some shapes and last in others; terms keep their order.
      #expect(sorted == expected)
    }
  }

  @Test func everyComparison() {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    let number = 2.5
    let whole = 7
    let constraints = [
      x == y, x == x + y, x == number, number == x, x == whole, whole == x, x == 1, 1 == x, x + y == x, x + y == y + 1,
      x + y == number, number == x + y, x + y == whole, whole == x + y, x <= y, x <= x + y, x <= number, number <= x,
      x <= whole, whole <= x, x <= 1, 1 <= x, x + y <= x, x + y <= y + 1, x + y <= number, number <= x + y,
      x + y <= whole, whole <= x + y, x >= y, x >= x + y, x >= number, number >= x, x >= whole, whole >= x, x >= 1,
      1 >= x, x + y >= x, x + y >= y + 1, x + y >= number, number >= x + y, x + y >= whole, whole >= x + y,
    ]
    #expect(constraints.map(\.relation).filter { $0 == .equal }.count == 14)
    #expect(constraints.map(\.relation).filter { $0 == .lessThanOrEqual }.count == 14)
    #expect(constraints.map(\.relation).filter { $0 == .greaterThanOrEqual }.count == 14)
  }

  @Test func methodsSayTheSame() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    let sum = x.plus(y.times(2)).minus(3).divided(by: 4)
    #expect(text(sum, solver) == text((x + 2 * y - 3) / 4, solver))
    try solver.add(sum.equal(to: 5))
    try solver.add(x.lessThanOrEqual(to: 100))
    try solver.add(y.greaterThanOrEqual(to: 2 * x), .weak)
    try solver.add(x.equal(to: 3), .strong)
    #expect(solver.value(x) == 3)
    #expect(solver.value(y) == 10)
  }

  /// Long lines, of the kind on which overloaded operators bring the type checker to its limit: it gives up after some
  /// seconds, and then this file does not compile.
  @Test func longExpressions() throws {
    var solver = Solver()
    let a = solver.variable("a")
    let b = solver.variable("b")
    let c = solver.variable("c")
    let d = solver.variable("d")
    let e = solver.variable("e")
    let f = solver.variable("f")
    let g = solver.variable("g")
    let h = solver.variable("h")
    let all = [a, b, c, d, e, f, g, h]
    let (gap, inset, columns, size) = (8.0, 4.0, 4, (width: 320.0, height: 480.0))
    let constraints = [
      a + 2 * b - 3 * c + 4.5 * d - e / 2 + 6 * f - g + 0.5 * h + 8 - 2 * a + 3 * (b - c) - (d + e) / 4 + 1 == 2
        * (f - g) + 3 * (h - 1) - 4 * (a + b + c) / 5 + 10,
      2 * (a + gap) + 3 * (b + gap) + 4 * (c + gap) + 5 * (d + gap) <= 6 * (e - gap) + 7 * (f - gap) + 8 * (g - gap)
        + 9 * (h - gap) + 100,
      (a + b + c + d + e + f + g + h) / 8 >= (a - b) / 2 + (c - d) / 3 + (e - f) / 4 + (g - h) / 5 - 6 * gap + 1.5,
      -a - b - c - d - e - f - g - h - 1 - 2 - 3 - 4 - 5 <= -(a + b) - (c + d) * 2 - (e + f) * 3 - (g + h) * 4 + 5 * 6
        - 7.5 / 2,
      all[0] + 2 * all[1] - 3 * all[2] + 4.5 * all[3] - all[4] / 2 >= size.width / 2 - gap * 3 + 2 * inset - 1,
      Double(columns) * a + Double(columns - 1) * gap + 2 * inset == size.width - b * 2 - 2 * (c + d) / 3 + 4 - 5 * 6,
      a + columns * b + (columns + 1) * c + columns * (d - e) <= columns * f - columns + 3 * columns,
      1 + 2 + 3 + a * 2 + 4 + 5 + 6 - 7 - 8 + 9 * b - 10 - 11 + 12 * (c + 13 + 14 - 15) == 16 + 17 * d - 18 + 19 - 20
        * e + 21,
      (a - gap / 2) * 3 + (b + gap * 2) / 4 - (c - inset * gap) * 0.5 + 2 * gap - 3 * inset >= (d + 1) * gap + (e - 2)
        / inset - f * (gap + inset) - 4,
      a / 2 + b / 3 + c / 4 + d / 5 - 6 * gap + 1.5 >= e, a <= 5 * 6, a == 2.5 * (3 + 4) - gap * (1 + 2 * (3 + inset)),
    ]
    for constraint in constraints { try solver.add(constraint, .weak) }
    #expect(solver.checkInvariants(.exact) == [])
    let fourth = try solver.canonical(solver.constraints[3])
    #expect(fourth.left.terms.map(\.coefficient) == [1, 1, 2, 2, 3, 3])
    #expect(fourth.right.constant == 41.25)
    #expect(try solver.constant(of: solver.constraints[10]) == 30)
  }
}

/// Short expressions keep their terms in place, long ones in an array; nobody can tell.
struct ExpressionTermTests {
  @Test(arguments: 0...6)
  func termsByEveryWay(count: Int) {
    var solver = Solver()
    let variables = (0..<count).map { solver.variable("x\($0)") }
    let terms = variables.enumerated().map { LinearExpression.Term($1, Double($0 + 1)) }
    let whole = LinearExpression(terms, constant: 7)
    var appended = LinearExpression(7)
    for term in terms { appended.terms.append(term) }
    var added = LinearExpression(7)
    for term in terms { added = added + term.coefficient * term.variable }
    var shortened = LinearExpression(terms + [.init(solver.variable(), 5)], constant: 7)
    let other = shortened
    shortened.terms.removeLast()
    for expression in [whole, appended, added, shortened] {
      #expect(expression.terms.map(\.variable.id) == variables.map(\.id))
      #expect(expression.terms.map(\.coefficient) == (0..<count).map { Double($0 + 1) })
      #expect(expression.constant == 7)
      #expect((expression * -2).terms.map(\.coefficient) == (0..<count).map { -2 * Double($0 + 1) })
    }
    #expect(other.terms.count == count + 1)
  }

  /// Appending is linear in the number of terms; a way that is quadratic takes minutes here.
  @Test func longSumsAreLinear() throws {
    var solver = Solver()
    let variables = (0..<200_000).map { _ in solver.variable() }
    var appended = LinearExpression()
    for variable in variables { appended.terms.append(.init(variable)) }
    let row = try solver.add(appended == 10)
    #expect(solver.value(appended) == 10)
    #expect(try solver.error(of: row) == 0)
  }
}
