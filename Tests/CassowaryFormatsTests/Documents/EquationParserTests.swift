import CassowaryLayout
import Testing

@testable import CassowaryFormats

@Suite struct EquationParserTests {
  private func parse(_ text: String) throws -> Equation { try EquationParser.parse(Array(text.unicodeScalars)) }

  /// The equation written out, item names in brackets.
  private func written(_ text: String) throws -> String {
    let equation = try parse(text)
    func side(_ term: Equation.Term) -> String {
      term.item.map { ($0.isQuoted ? "<\($0.text)>" : "[\($0.text)]") }.joined() + term.attribute.name
    }
    var result = side(equation.first) + " \(equation.relation.symbol) "
    if let second = equation.second { result += "\(numberText(equation.multiplier))*\(side(second)) " }
    result += numberText(equation.constant)
    if let priority = equation.priority { result += " @\(priority)" }
    if let identifier = equation.identifier { result += " #\(identifier)" }
    return result
  }

  @Test(arguments: [
    ("height == 160", "height == 160"),
    ("height==160#bodyHeight", "height == 160 #bodyHeight"),
    ("  width <= 0.5 * root.width - 16 @999 ", "width <= 0.5*[root]width -16 @999"),
    ("stack.top == root.safeArea.top + 8 @750 #gap", "[stack]top == 1*[root][safeArea]top 8 @750 #gap"),
    ("a.top == b.top-8", "[a]top == 1*[b]top -8"),
    ("a.top==b.top+8", "[a]top == 1*[b]top 8"),
    ("a.top == b.top + -8", "[a]top == 1*[b]top -8"),
    ("a.top == 8 + b.top", "[a]top == 1*[b]top 8"),
    ("a.top == -8 + b.top + 3 - 1", "[a]top == 1*[b]top -6"),
    ("a.left == -1 * b.right", "[a]left == -1*[b]right 0"),
    ("a.left == -b.right", "[a]left == -1*[b]right 0"),
    ("a.width >= b.height * 2", "[a]width >= 2*[b]height 0"),
    ("a.width >= b.height / 4 + 1", "[a]width >= 0.25*[b]height 1"),
    ("a.width == 3 * b.height / 4", "[a]width == 0.75*[b]height 0"),
    ("a.width == 100 / 8", "[a]width == 12.5"),
    ("a.width == 0 * b.width + 5", "[a]width == 0*[b]width 5"),
    ("a.width == 1e2", "[a]width == 100"),
    ("a.width == 1.5E-1", "[a]width == 0.15"),
    ("a.width == 2e1-3", "[a]width == 17"),
    ("top == super.top", "top == 1*[super]top 0"),
    ("safeArea.top == margins.top", "[safeArea]top == 1*[margins]top 0"),
    ("`8bC-Xf-vdC`.top == `a.b c`.safeArea.bottom", "<8bC-Xf-vdC>top == 1*<a.b c>[safeArea]bottom 0"),
    ("2nd.top == 1.bottom + 2", "[2nd]top == 1*[1]bottom 2"),
    ("größe.width == 名前.width", "[größe]width == 1*[名前]width 0"),
    ("a.width == 5 #2nd", "[a]width == 5 #2nd"),
    ("a.width == 5 #`odd name` @ 3", "[a]width == 5 @3 #odd name"),
    ("a.width == 5 @required", "[a]width == 5 @1000"),
    ("a.width == 5 @defaultLow", "[a]width == 5 @250"),
    ("a.width == 5 @999.999", "[a]width == 5 @999.999"),
    ("a.width == 5 @0.001", "[a]width == 5 @0.001"),
    ("a . width == 5", "[a]width == 5"),
  ])
  func equationsAreUnderstood(text: String, meaning: String) throws {
    #expect(try written(text) == meaning)
  }

  @Test func everyAttributeHasItsName() throws {
    #expect(LayoutAttribute.names.count == 20)
    for name in LayoutAttribute.names {
      #expect(try written("a.\(name) == b.\(name)") == "[a]\(name) == 1*[b]\(name) 0")
    }
  }

  @Test(
    arguments: [
      ("", 0, "expected an attribute or a number, found the end"),
      ("height", 6, "expected '==', '<=' or '>=', found the end"),
      ("height = 160", 7, "'=' is no relation; write '=='"),
      ("height < 160", 7, "'<' is no relation; write '<='"),
      ("height =< 160", 7, "'=<' is no relation; write '<='"),
      ("height ≥ 160", 7, "'≥' is no relation; write '>='"),
      ("height == ", 10, "expected an attribute or a number, found the end"),
      ("height == 160 170", 14, "expected '+', '-', '@', '#' or the end, found 170"),
      ("160 == height", 0, "the left side is an attribute; write the number on the right"),
      ("-8 == height", 0, "the left side is an attribute; write the number on the right"),
      ("a.hieght == 3", 2, "there is no attribute 'hieght'; did you mean 'height'?"),
      ("a.baseline == b.top", 2, "there is no attribute 'baseline'; attributes are named as in UIKit: leading, top, …"),
      ("a.Height == 3", 2, "there is no attribute 'Height'; did you mean 'height'?"),
      ("a.safeArea == 3", 2, "'safeArea' is a guide; an attribute has to follow, as in 'safeArea.top'"),
      (
        "a.b.c.top == 3", 0,
        "a name has at most three parts: item, guide, attribute; put an id with dots in back-quotes"
      ),
      (
        "a.width == b.width + c.width", 21,
        "only one attribute may stand on the right; a guide between the two can help"
      ),
      (
        "a.width == b.width * c.width", 19,
        "attributes cannot be multiplied with each other; one factor has to be a number"
      ),
      ("a.width == 2 / b.width", 15, "an attribute can be divided, but not divide; multiply the other side"),
      ("a.width == b.width / 0", 21, "division by zero"),
      ("8bC-Xf.top == 3", 0, "'8bC' is no number; write digits with a point, as 0.5"),
      (
        "a-b.top == 3", 1,
        "unexpected '-'; an id with other characters than letters, digits and '_' stands in back-quotes"
      ),
      (
        "a?.top == 3", 1,
        "unexpected '?'; an id with other characters than letters, digits and '_' stands in back-quotes"
      ),
      ("`a.top == 3", 0, "the back-quote is not closed"),
      ("``.top == 3", 0, "the name between the back-quotes is empty"),
      ("a.width == .5 * b.width", 11, "'.5' is no number; write digits with a point, as 0.5"),
      ("a.width == 5. * b.width", 11, "'5.' is no number; write digits with a point, as 0.5"),
      ("a.width == 0x10", 11, "'0x10' is no number; write digits with a point, as 0.5"),
      ("a.width == 1.2.3", 11, "'1.2.3' is no number; write digits with a point, as 0.5"),
      ("a.width == 1e10", 11, "10000000000 is too large; numbers reach to 1000000000"),
      ("a.width == 1e9 * 1e9", 15, "1e+18 is too large; numbers reach to 1000000000"),
      ("a.width == 5 @0", 14, "the priority 0 is not above 0 and at most 1000"),
      ("a.width == 5 @1001", 14, "the priority 1001 is not above 0 and at most 1000"),
      ("a.width == 5 @-1", 14, "the priority -1 is not above 0 and at most 1000"),
      ("a.width == 5 @defaultlow", 14, "there is no priority 'defaultlow'; did you mean 'defaultLow'?"),
      ("a.width == 5 @", 14, "expected a priority, found the end"),
      ("a.width == 5 #", 14, "expected an identifier, found the end"),
      ("a.width == 5 @1 @2", 16, "expected '+', '-', '@', '#' or the end, found '@'"),
      (
        "a.width == (5)", 11,
        "unexpected '('; an id with other characters than letters, digits and '_' stands in back-quotes"
      ),
      ("a.`top` == 3", 2, "there is no attribute 'top'; did you mean 'top'?"),
    ] as [(String, Int, String)])
  func mistakesAreToldAtTheirPlace(text: String, index: Int, message: String) {
    do {
      _ = try parse(text)
      Issue.record("'\(text)' is understood")
    } catch let error as EquationError {
      #expect(error.index == index)
      #expect(error.problem.message == message)
    } catch {
      Issue.record("\(error)")
    }
  }
}
