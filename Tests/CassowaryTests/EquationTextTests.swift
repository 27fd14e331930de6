import Cassowary
import Testing
import _TestSupport

/// Equations are printed as they were written, with the constant they have now.
struct EquationTextTests {
  @Test func reading() throws {
    let text = try #require(EquationText("-x0 - 2.5*x1 + x0 + 3 <= 1e-07*x12 - 4"))
    #expect(text.left.terms.map(\.variable) == [0, 1, 0])
    #expect(text.left.terms.map(\.coefficient) == [-1, -2.5, 1])
    #expect(text.left.constant == 3)
    #expect(text.relation == .lessThanOrEqual)
    #expect(text.right.terms.map(\.coefficient) == [1e-7])
    #expect(text.right.constant == -4)
    #expect(EquationText("-2*x0 == -3")?.left.terms.map(\.coefficient) == [-2])
    for wrong in ["x0", "x0 == ", "x0 + == 3", "y == 3", "x0 == 1 == 2", "x0 x1 == 3", "2*3*x0 == 1"] {
      #expect(EquationText(wrong) == nil)
    }
  }

  @Test func examples() throws {
    var solver = Solver()
    let x = solver.variable("x0")
    let w = solver.variable("x1")
    let c = try solver.add(x + 2 * w <= 100)
    #expect(try solver.fact(of: c).equation == "x0 + 2*x1 <= 100")
    try solver.setConstant(c, 90)
    #expect(try solver.fact(of: c).equation == "x0 + 2*x1 <= 90")
    let d = try solver.add(-x - 0.5 * w + 3 >= w - 4 - x)
    #expect(try solver.fact(of: d).equation == "-x0 - 0.5*x1 + 3 >= x1 - x0 - 4")
    // 3 on the left stays there: -1.5 x1 >= -9.
    try solver.setConstant(d, -9)
    #expect(try solver.fact(of: d).equation == "-x0 - 0.5*x1 + 3 >= x1 - x0 - 6")
    let e = try solver.add(0 == 2 * x - 8, .weak)
    #expect(try solver.fact(of: e).equation == "0 == 2*x0 - 8")
    let edit = try solver.edit(x, .weak)
    try solver.suggest(x, -2.5)
    #expect(try solver.fact(of: edit).equation == "x0 == -2.5")
  }

  /// Numbers of every size, repeated variables, terms and constants on both sides.
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func whatIsPrintedReadsBack(seed: UInt64) throws {
    var random = SeededRandom(seed: seed ^ 0x7E87)
    var solver = Solver()
    let variables = (0..<5).map { solver.variable("x\($0)") }
    for _ in 0..<8 {
      let left = Self.side(&random)
      var right = Self.side(&random)
      let isPlain = random.chance(50)
      if isPlain { right.constant = Double(random.int(in: -50...50)) }
      let relation: Relation = random.element(of: [.equal, .lessThanOrEqual, .greaterThanOrEqual])
      let constraint = LinearConstraint(Self.expression(left, variables), relation, Self.expression(right, variables))
      let handle: Constraint
      do throws(SolverError) { handle = try solver.add(constraint, .weak) } catch {
        // Numbers of every size may be too much together.
        #expect(RefusalKind(error).isNumerical)
        continue
      }
      let equation = try solver.fact(of: handle).equation
      let text = try #require(EquationText(equation), "\(equation)")
      #expect(text.left == left && text.right == right && text.relation == relation, "\(equation)")
      let constant = Double(random.int(in: -9...9))
      if refusal({ try solver.setConstant(handle, constant) }) != nil { continue }
      let changed = try solver.fact(of: handle).equation
      let after = try #require(EquationText(changed), "\(changed)")
      #expect(after.left.terms == left.terms && after.right.terms == right.terms, "\(changed)")
      let difference = after.right.constant - after.left.constant
      #expect((difference - constant).magnitude <= 1e-15 * (left.constant.magnitude + 10), "\(changed) for \(constant)")
    }
  }

  private static func side(_ random: inout SeededRandom) -> EquationText.Side {
    var side = EquationText.Side()
    for _ in 0..<random.int(in: 0...4) {
      side.terms.append(.init(variable: random.int(in: 0...4), coefficient: number(&random)))
    }
    if random.chance(50) { side.constant = number(&random) }
    return side
  }

  /// Small and whole, with a few digits, or of any size.
  private static func number(_ random: inout SeededRandom) -> Double {
    let sign = random.chance(50) ? 1.0 : -1
    switch random.int(in: 0...3) {
    case 0: return sign
    case 1: return sign * Double(random.int(in: 1...20))
    case 2: return sign * Double(random.int(in: 1...99_999)) / 1000
    default:
      return sign * Double(random.int(in: 1...9_999_999))
        * Double(sign: .plus, exponent: random.int(in: -90...90), significand: 1)
    }
  }

  private static func expression(_ side: EquationText.Side, _ variables: [Variable]) -> LinearExpression {
    LinearExpression(side.terms.map { .init(variables[$0.variable], $0.coefficient) }, constant: side.constant)
  }
}
