import Testing

@testable import CassowaryFormats

@Suite struct ScriptSourceTests {
  @Test func everyKindOfLineEndEndsALine() {
    let source = ScriptSource(name: "s", text: "one\ntwo\r\nthree\rfour")
    #expect((1...5).map(source.line) == ["one", "two", "three", "four", ""])
    #expect(source.line(0) == "")
  }

  @Test func aByteOrderMarkIsNoText() {
    let source = ScriptSource(name: "s", bytes: [0xEF, 0xBB, 0xBF] + Array("x".utf8))
    #expect(source.line(1) == "x")
    #expect(source.encodingError == nil)
  }

  @Test(
    arguments: [
      ([0x61, 0x0A, 0x62, 0xFF], 2, 2, "this is not valid UTF-8"),
      ([0x0D, 0x0A, 0xC3], 2, 1, "this is not valid UTF-8"),
      ([0xED, 0xA0, 0x80], 1, 1, "this is not valid UTF-8"),
      ([0xFF, 0xFE, 0x61, 0x00], 1, 1, "this looks like UTF-16; save the file as UTF-8"),
    ] as [([UInt8], Int, Int, String)])
  func bytesThatAreNoTextAreToldWhereTheyStand(bytes: [UInt8], line: Int, column: Int, message: String) {
    let source = ScriptSource(name: "s", bytes: bytes)
    let expected = ScriptSyntaxError(position: SourcePosition(line: line, column: column), message: message)
    #expect(source.encodingError == expected)
    #expect(throws: ScriptSyntaxErrors(errors: [expected])) { try Script(source) }
  }

  @Test func aFileBeyondTheLimitIsRefusedUnread() {
    let source = ScriptSource(name: "s", bytes: [UInt8](repeating: 0x20, count: ScriptLimits.fileSize + 1))
    #expect(source.encodingError?.message == "the file is larger than 64 MiB")
  }

  @Test func aStatementIsQuotedWithoutItsComment() {
    let source = ScriptSource(name: "s", text: "  a: x == 1   # one\n")
    #expect(source.statement(at: SourcePosition(line: 1, column: 3)) == "a: x == 1")
    let block = ScriptSource(name: "s", text: "for i in 1...2 { a{i}: x{i} == 1 } # two")
    #expect(block.statement(at: SourcePosition(line: 1, column: 18)) == "a{i}: x{i} == 1")
  }
}
