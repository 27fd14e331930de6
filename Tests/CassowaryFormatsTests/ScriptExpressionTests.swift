import Cassowary
import Testing

@testable import CassowaryFormats

@Suite struct ScriptExpressionTests {
  /// Writes the left side of a constraint as the solver gets it: `2*x + 3`, terms unmerged.
  private func linear(_ text: String) throws -> String {
    let script = try Script(ScriptSource(name: "s", text: text + " == 0"))
    guard case .change(.add(let constraint))? = script.statements.first?.action else { return "no constraint" }
    var solver = Solver()
    var names: [Variable.ID: String] = [:]
    let expression = constraint.left.linear(in: []) { name in
      let variable = solver.variable(name)
      names[variable.id] = name
      return variable
    }
    let terms = expression.terms.map { "\(numberText($0.coefficient))*\(names[$0.variable.id] ?? "?")" }
    return (terms + [numberText(expression.constant)]).joined(separator: " + ")
  }

  @Test(arguments: [
    ("x", "1*x + 0"),
    ("3", "3"),
    ("-x", "-1*x + 0"),
    ("--x", "1*x + 0"),
    ("-+-+x", "1*x + 0"),
    ("2*x", "2*x + 0"),
    ("x*2", "2*x + 0"),
    ("x/4", "0.25*x + 0"),
    ("2*3*x/4", "1.5*x + 0"),
    ("12/3/2", "2"),
    ("2*(x + 3)/4", "0.5*x + 1.5"),
    ("2*-x", "-2*x + 0"),
    ("-2*x", "-2*x + 0"),
    ("-(x - 3)", "-1*x + 3"),
    ("1 - (2 - (3 - x))", "-1*x + 2"),
    ("x + y - x", "1*x + 1*y + -1*x + 0"),
    ("x - y/2 + 3", "1*x + -0.5*y + 3"),
    ("(2 + 3)*(x + y)", "5*x + 5*y + 0"),
    ("(x + y)*(2 + 3)", "5*x + 5*y + 0"),
    ("0*x", "0*x + 0"),
    ("2 + 3*4 - 10/5", "12"),
    ("((((x))))", "1*x + 0"),
    ("nan*x + inf", "nan*x + inf"),
    ("x + -inf*y", "1*x + -inf*y + 0"),
    ("x/0", "inf*x + 0"),
    ("0*nan", "nan"),
    ("0/0", "nan"),
    ("1e3*x.y_1", "1000*x.y_1 + 0"),
    ("x/10 + 0.1", "0.1*x + 0.1"),
  ])
  func arithmetic(text: String, result: String) throws {
    #expect(try linear(text) == result)
  }

  @Test func quotientsAreRoundedOnce() throws {
    #expect(try linear("x/3") == "\(1.0 / 3)*x + 0")
    #expect(try linear("7*x/49") == "\(7.0 / 49)*x + 0")
  }

  @Test func longSumsAreReadInOnePass() throws {
    let sum = Array(repeating: "x", count: 20_000).joined(separator: " + ")
    let trial = try ScriptTrial("a: \(sum) == 40000\nexpect x = 2")
    #expect(trial.lines == [])
  }
}
