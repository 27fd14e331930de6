import Testing

@testable import CassowaryLayout

@Suite struct VisualFormatErrorTests {
  let scene = FormatScene()

  func failure(_ format: String, options: VisualFormatOptions = []) -> VisualFormatError? {
    do throws(VisualFormatError) {
      _ = try scene.constraints(format, options: options)
      return nil
    } catch {
      return error
    }
  }

  /// The examples of Apple's guide and of public logs, with the columns that they show.
  @Test(arguments: [
    ("V|[backgroundBox]|", 1),
    ("|[whiteBox1][blackBox4(blackWidth][redBox]|", 33),
    ("|[whiteBox2][blackBox]", 21),
    ("V:|[blackBox4(>30)]|", 15),
    ("H:|-(>=50)-[view1(100)]", 23),
  ])
  func columnsAreThoseOfUIKit(format: String, column: Int) throws {
    let names = ["backgroundBox", "whiteBox1", "blackBox4", "redBox", "whiteBox2", "view1"]
    let views = Dictionary(uniqueKeysWithValues: names.map { ($0, LayoutView()) })
    let error = try #require(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(withVisualFormat: format, metrics: ["blackWidth": 5], views: views)
    }
    #expect(error.column == column)
    let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4)
    #expect(lines.first == "Unable to parse constraint format:")
    #expect(lines.dropFirst(2).first.map { String($0) } == format)
    #expect(lines.last.map { String($0) } == String(repeating: " ", count: column) + "^")
  }

  @Test(
    arguments: [
      ("", .emptyFormat, 0),
      ("  ", .emptyFormat, 2),
      ("H", .missingColon(after: "H"), 1),
      ("V [a]", .missingColon(after: "V"), 2),
      ("H:", .missingView, 2),
      ("|", .missingView, 1),
      ("||", .missingView, 1),
      ("|-|", .missingView, 2),
      ("|-8-|", .missingView, 4),
      ("a", .missingView, 0),
      ("[]", .invalidName, 1),
      ("[5a]", .invalidName, 1),
      ("[é]", .invalidName, 1),
      ("[a", .missingBracket, 2),
      ("[a b]", .missingBracket, 3),
      ("[a(5]", .missingSizeEnd, 4),
      ("[a(5)", .missingSizeEnd, 5),
      ("[a(5 6)]", .missingSizeEnd, 5),
      ("[a()]", .missingValue, 3),
      ("[a(5,)]", .missingValue, 5),
      ("[a(5@)]", .missingValue, 5),
      ("[a(=5)]", .invalidRelation, 4),
      ("[a(>5)]", .invalidRelation, 4),
      ("[a(> =5)]", .invalidRelation, 4),
      ("[a(-)]", .missingValue, 4),
      ("[a(.)]", .missingValue, 4),
      ("[a(1e999)]", .invalidNumber("1e999"), 8),
      ("[a]-", .missingValue, 4),
      ("[a]--[b]", .missingValue, 4),
      ("[a]-5[b]", .missingHyphen, 5),
      ("[a]-5-", .missingView, 6),
      ("[a]-(5[b]", .missingParenthesis, 6),
      ("[a]-(5)[b]", .missingHyphen, 7),
      ("[a]-()-[b]", .missingValue, 5),
      ("[a]|[b]", .trailingText, 4),
      ("[a]| x", .trailingText, 5),
      ("[x]", .unknownView("x"), 2),
      ("[a.x]", .missingBracket, 2),
      ("[self.x]", .unknownView("self"), 5),
      ("H:|-margiin-[x]", .unknownMetric("margiin"), 11),
      ("[a]-b-[c]", .unknownMetric("b"), 5),
      ("[a(d)]", .unknownMetricOrView("d"), 4),
      ("[a(5@d)]", .unknownMetric("d"), 6),
      ("[a(5@0)]", .priorityOutOfRange(0), 6),
      ("[a(5@-1)]", .priorityOutOfRange(-1), 7),
      ("[a(5@big)]", .priorityOutOfRange(1001), 8),
      ("|-[orphan]", .noSuperview(of: "orphan"), 10),
      ("[orphan]|", .noSuperview(of: "orphan"), 9),
      // What is wrong further left comes first, whatever it is.
      ("[x]-5", .unknownView("x"), 2),
      ("[a]-d-[b(>5)]", .unknownMetric("d"), 5),
    ] as [(String, VisualFormatError.Problem, Int)])
  func problems(format: String, problem: VisualFormatError.Problem, column: Int) {
    #expect(failure(format) == VisualFormatError(problem: problem, format: format, column: column))
  }

  @Test func metricsHaveToBeFinite() throws {
    let error = try #require(failure("[a]-nothing-[b]"))
    #expect(error.column == 11)
    guard case .metricNotFinite("nothing", let value) = error.problem, value.isNaN else {
      Issue.record("\(error)")
      return
    }
  }

  @Test func alignmentsRunAcross() {
    #expect(failure("[a][b]", options: .alignAllTop) == nil)
    let error = failure("[a][b]", options: [.alignAllLeft, .alignAllTop, .alignAllCenterX])
    #expect(error?.problem == .alignmentAlongAxis("left, centerX", axis: .horizontal))
    #expect(error?.column == 6)
    #expect(
      failure("V:[a][b]", options: .alignAllLastBaseline)?.problem
        == .alignmentAlongAxis("lastBaseline", axis: .vertical))
  }

  @Test func theTextSaysWhatToDo() throws {
    #expect(
      try #require(failure("|-[a(>5)]")).description == """
        Unable to parse constraint format:
        Unknown relation; it has to be ==, >= or <=
        |-[a(>5)]
              ^
        """)
    // The caret keeps its place under a line break.
    #expect(try #require(failure("|-\n[x]")).description.hasSuffix("\n|- [x]\n     ^"))
  }
}
