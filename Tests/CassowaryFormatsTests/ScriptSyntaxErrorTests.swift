import Testing

@testable import CassowaryFormats

/// `line:column: message` for each syntax error of the text.
func syntaxErrors(_ text: String) -> [String] {
  do throws(ScriptSyntaxErrors) {
    _ = try Script(ScriptSource(name: "s", text: text))
    return []
  } catch {
    return error.errors.map { "\($0.position.line):\($0.position.column): \($0.message)" }
  }
}

@Suite struct ScriptSyntaxErrorTests {
  @Test(arguments: [
    ("x = 3", "1:3: write '==' to make two expressions equal"),
    ("x < 3", "1:3: write '<=' for 'at most'"),
    ("x ≥ 3", "1:3: write '>=' for 'at least'"),
    ("x =< 3", "1:3: write '<=' for 'at most'"),
    ("x => 3", "1:3: write '>=' for 'at least'"),
    ("x", "1:2: expected '==', '<=' or '>=', not the end of the file"),
    ("x ==", "1:5: expected a number, a variable or '(', not the end of the file"),
    ("x == \n", "1:6: expected a number, a variable or '(', not the end of the line"),
    ("x + == 1", "1:5: expected a number, a variable or '(', not '=='"),
    ("x == 1 y", "1:8: the statement should end before 'y'"),
    ("x == 1 == 2", "1:8: the statement should end before '=='"),
    ("(x + 1 == 2", "1:8: expected ')' before '=='"),
    ("x + 1) == 2", "1:6: expected '==', '<=' or '>=', not ')'"),
    ("x*y == 1", "1:2: the product of two expressions with variables is not linear"),
    ("(x + 1)*(y) == 1", "1:8: the product of two expressions with variables is not linear"),
    ("2*x*3*x == 1", "1:6: the product of two expressions with variables is not linear"),
    ("1/x == 1", "1:2: division by an expression with variables is not linear"),
    ("x/(y - y) == 1", "1:2: division by an expression with variables is not linear"),
    ("x − y == 1", "1:3: write '-' for minus"),
    ("x == 1 !", "1:9: expected a strength, not the end of the file"),
    ("x == 1 !srong", "1:9: there is no strength 'srong'; strengths are required, strong, medium, weak and 0 to 1000"),
    ("x == 1 !weak*", "1:14: expected a number, not the end of the file"),
    ("a: b: x == 1", "1:5: expected '==', '<=' or '>=', not ':'"),
    ("1: x == 1", "1:2: expected '==', '<=' or '>=', not ':'"),
    ("x == 1; y == 2", "1:7: one statement stands on a line; ';' does not separate two"),
    ("x == 1 @ 2", "1:8: unexpected character '@'"),
    ("x\u{A0}== 1", "1:2: unexpected character U+00A0"),
    ("x == \u{0}1", "1:6: NUL character: this is not a text file"),
  ])
  func constraints(text: String, error: String) {
    #expect(syntaxErrors(text) == [error])
  }

  @Test(arguments: [
    ("remove", "1:7: expected the name of the constraint to remove, not the end of the file"),
    ("remove 3", "1:8: expected the name of the constraint to remove, not a number"),
    ("remove a, b", "1:9: the statement should end before ','"),
    ("constant a", "1:11: expected '=' before the new constant, not the end of the file"),
    ("constant a = b", "1:14: expected a number, not 'b'"),
    ("strength a = 3*x", "1:16: expected a number, not 'x'"),
    ("edit nan", "1:6: 'nan' is a number, not a variable"),
    ("edit x weak", "1:8: the statement should end before 'weak'"),
    ("suggest x == 3", "1:11: write '=' before a value"),
    ("suggest x = 3,", "1:15: expected the name of a variable, not the end of the file"),
    ("suggest x = --3", "1:14: expected a number, not '-'"),
    ("print x y", "1:9: the statement should end before 'y'"),
    ("print x,", "1:9: expected the name of a variable, not the end of the file"),
    (
      "expct x = 1",
      "1:1: there is no statement 'expct'; statements are constraints and remove, constant, strength, edit, suggest, "
        + "unedit, repeat, for, print, expect, allow"
    ),
    ("expect", "1:7: expected the name of a variable, not the end of the file"),
    ("expect x", "1:9: expected '=' before the value, not the end of the file"),
    ("expect x == 1", "1:10: write '=' before a value"),
    ("expect x = 1 ± -1", "1:16: a tolerance is a finite number that is not below 0"),
    ("expect x = 1 +- inf", "1:17: a tolerance is a finite number that is not below 0"),
    ("expect satisfied", "1:17: expected the name of a constraint, not the end of the file"),
    ("expect error weak", "1:18: expected '=' before the expected error, not the end of the file"),
    (
      "expect unsat: x == 1",
      "1:8: there is no kind of refusal 'unsat'; kinds are unsatisfiable, invalidNumber, duplicateConstraint, "
        + "unknownConstraint, duplicateEdit, unknownEdit, numericalOverflow, numericallyUnstable, "
        + "tooManyPriorities"
    ),
    ("expect unsatisfiable because: x == 1", "1:29: expected the name of a constraint in the conflict, not ':'"),
    ("expect unsatisfiable because a x == 1", "1:32: expected ':' before the statement to be refused, not 'x'"),
    ("expect unsatisfiable: print", "1:23: only a statement that changes something can be refused, not 'print'"),
    ("allow unknownEdit: repeat 2 {", "1:20: only a statement that changes something can be refused, not 'repeat'"),
    ("allow x == 1", "1:7: there is no kind of refusal 'x'; kinds are \(kinds)"),
  ])
  func statements(text: String, error: String) {
    #expect(syntaxErrors(text) == [error])
  }

  private static let kinds = RefusalKind.allCases.map(\.rawValue).joined(separator: ", ")

  @Test(arguments: [
    ("repeat {\n}", "1:9: expected a loop variable, not the end of the line"),
    ("repeat x {\n}", "1:8: expected a whole number, how often to repeat the block, not 'x'"),
    ("repeat 1.5 {\n}", "1:8: expected a whole number up to 1000000000000000, how often to repeat the block"),
    ("repeat 99999999999999999999 {\n}", "1:8: \(tooLarge), how often to repeat the block"),
    ("repeat 2\n{\n}", "1:9: expected '{' at the end of the line that begins a block, not the end of the line"),
    ("for 1 in 0...2 {\n}", "1:5: expected the name of the loop variable, not a number"),
    ("for i of 0...2 {\n}", "1:7: expected 'in' after the loop variable"),
    ("for i in 0..2 {\n}", "1:11: digits stand on both sides of a '.'"),
    ("for i in 0 2 {\n}", "1:12: expected '...' between the first and the last value, not a number"),
    ("for i in 0...n {\n}", "1:14: expected a whole number, the last value of the loop variable, not 'n'"),
    ("for i in 0...1 {\nx{j} == 1\n}", "2:3: there is no loop around this with a variable 'j'"),
    ("for i in 0...1 {\nx{i == 1\n}", "2:4: '}' is missing after the loop variable 'i'"),
    ("for i in 0...1 {\nx{i*2} == 1\n}", "2:4: '}' is missing after the loop variable 'i'"),
    ("for i in 0...1 {\nx{i+1.5} == 1\n}", "2:5: a whole number up to 1000000000000000 stands here, as in {i+1}"),
    ("x{i} == 1", "1:3: there is no loop around this with a variable 'i'"),
    ("repeat 2 {\nx == 1", "1:10: this '{' has no '}'"),
    ("x == 1\n}", "2:1: this '}' has no '{'"),
    ("repeat 2 { x == 1 } y == 2", "1:21: the statement should end before 'y'"),
  ])
  func blocks(text: String, error: String) {
    #expect(syntaxErrors(text) == [error])
  }

  private static let tooLarge = "expected a whole number up to 1000000000000000"

  /// After junk of any length the parser finds the same: braces, names and ends of lines are seen in it.
  @Test(arguments: ["[", "[[[[", "$]~", "= <", "[\u{0}\u{1B}", "?.?", "[1.", "… %"])
  func junkIsPassedOver(junk: String) {
    for count in [1, 2, 50] {
      let run = String(repeating: junk, count: count)
      #expect(syntaxErrors("x == \(run)\ny = 1\nz == 2").map { $0.prefix(3) }.last == "2:3", "\(run)")
      #expect(syntaxErrors("repeat 2 { x == \(run) }\ny == 1").count == 1, "\(run)")
      #expect(syntaxErrors("x == \(run) {\ny = 1\n}").count == 1, "\(run)")
    }
  }

  @Test func severalLinesWithErrorsAreAllTold() {
    let text = """
      x = 1
      y == 2
      repeat 2 {
        remove
        z == 1 }
      w w
      """
    #expect(
      syntaxErrors(text).map { $0.prefix(3) } == ["1:3", "4:9", "6:1"])
  }

  @Test func anErrorInTheHeadOfABlockIsTheOnlyOneTold() {
    #expect(syntaxErrors("for i in 0..3 {\n  x{i} = 1\n}\n}").count == 1)
    #expect(syntaxErrors("for i of 0...3\n  x{i} = 1\n}\n").count == 1)
  }

  @Test func theNumberOfErrorsIsBounded() {
    let text = String(repeating: "x = 1\n", count: 1000)
    #expect(syntaxErrors(text).count == ScriptLimits.syntaxErrors)
  }

  @Test func nestingIsBounded() {
    func blocks(_ depth: Int) -> String {
      String(repeating: "repeat 1 {\n", count: depth) + "x == 1\n" + String(repeating: "}\n", count: depth)
    }
    #expect(syntaxErrors(blocks(ScriptLimits.blockDepth)) == [])
    #expect(syntaxErrors(blocks(ScriptLimits.blockDepth + 1)) == ["101:10: blocks are nested more than 100 deep"])
    #expect(syntaxErrors(blocks(100_000)).count == 1)

    func parentheses(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + "x" + String(repeating: ")", count: depth) + " == 1"
    }
    #expect(syntaxErrors(parentheses(ScriptLimits.parenthesisDepth)) == [])
    #expect(
      syntaxErrors(parentheses(ScriptLimits.parenthesisDepth + 1))
        == ["1:201: parentheses are nested more than 200 deep"])
    #expect(syntaxErrors(parentheses(100_000)).count == 1)
  }

  @Test func signsMayBeManyWithoutNesting() {
    #expect(syntaxErrors(String(repeating: "-", count: 100_001) + "x == 1") == [])
  }
}
