import Testing

@testable import CassowaryFormats

@Suite struct ScriptLexerTests {
  /// All tokens of the text but the end.
  private func tokens(_ text: String) throws -> [ScriptToken.Kind] {
    var lexer = ScriptLexer(ScriptSource(name: "s", text: text))
    var kinds: [ScriptToken.Kind] = []
    while true {
      let token = try lexer.next()
      if token.kind == .end { return kinds }
      kinds.append(token.kind)
    }
  }

  @Test(
    arguments: [
      ("0", 0, 0), ("12", 12, 12), ("1_000", 1000, 1000), ("007", 7, 7),
      ("0x1F", 31, 31), ("0b101", 5, 5), ("0o17", 15, 15), ("0xF_F", 255, 255),
      ("1.5", 1.5, nil), ("2e3", 2000, nil), ("2E-3", 0.002, nil), ("1.25e+2", 125, nil), ("1_0.0_5", 10.05, nil),
      ("0x1.8p3", 12, nil), ("0x2p-1", 1, nil),
      ("1e999", .infinity, nil), ("99999999999999999999", 1e20, nil), ("4.9e-324", Double.leastNonzeroMagnitude, nil),
    ] as [(String, Double, Int?)])
  func numbersReadAsInSwift(text: String, value: Double, whole: Int?) throws {
    #expect(try tokens(text) == [.number(value, whole: whole)])
  }

  @Test(arguments: [
    ("1.", "1:2: digits stand on both sides of a '.'"),
    (".5", "1:1: a number begins with a digit: write '0.'"),
    ("1.2.3", "1:4: digits stand on both sides of a '.'"),
    ("1e", "1:3: digits are missing after the exponent's 'e'"),
    ("1e+", "1:4: digits are missing after the exponent's 'e'"),
    ("0x", "1:1: digits are missing after '0x'"),
    ("0b2", "1:1: digits are missing after '0b'"),
    ("0b12", "1:4: write '*' between a number and a name"),
    ("0x_1", "1:1: digits are missing after '0x'"),
    ("0x1.8", "1:1: a hexadecimal fraction needs an exponent, as in 0x1.8p0"),
    ("2x", "1:2: write '*' between a number and a name"),
  ])
  func whatIsNoNumberIsToldWhere(text: String, message: String) {
    #expect(throws: ScriptSyntaxError.self) { try tokens(text) }
    do {
      _ = try tokens(text)
    } catch let error as ScriptSyntaxError {
      #expect("\(error.position.line):\(error.position.column): \(error.message)" == message)
    } catch {
      Issue.record(error)
    }
  }

  @Test func dotsOfARangeAreNoFraction() throws {
    #expect(
      try tokens("0...9") == [.number(0, whole: 0), .symbol(.ellipsis), .number(9, whole: 9)])
  }

  @Test(arguments: ["x", "_", "_1", "x.y.z", "a1", "größe", "nan", "x."])
  func namesAreLettersDigitsDotsAndUnderscores(text: String) throws {
    #expect(try tokens(text) == [.name(RawName(parts: [.text(text)]))])
  }

  @Test func loopVariablesArePartsOfNames() throws {
    let tokens = try tokens("x{i+1}.w{j-20}b{k}")
    let places = [3, 10, 17].map { SourcePosition(line: 1, column: $0) }
    #expect(
      tokens == [
        .name(
          RawName(parts: [
            .text("x"), .loop(variable: "i", offset: 1, position: places[0]),
            .text(".w"), .loop(variable: "j", offset: -20, position: places[1]),
            .text("b"), .loop(variable: "k", offset: 0, position: places[2]),
          ]))
      ])
  }

  @Test func commentsAndBlanksSeparate() throws {
    #expect(
      try tokens("a\t<= b # c >= d\r\n==")
        == [
          .name(RawName(parts: [.text("a")])), .symbol(.lessThanOrEqual), .name(RawName(parts: [.text("b")])),
          .lineEnd, .symbol(.equal),
        ])
  }

  @Test func positionsCountLinesAndScalars() throws {
    var lexer = ScriptLexer(ScriptSource(name: "s", text: "é ±\r\n  x"))
    var places: [SourcePosition] = []
    for _ in 0..<4 { places.append(try lexer.next().position) }
    let expected = [(1, 1), (1, 3), (1, 4), (2, 3)].map { SourcePosition(line: $0.0, column: $0.1) }
    #expect(places == expected)
  }
}
