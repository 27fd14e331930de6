import Testing

@testable import CassowaryFormats

@Suite struct JSONReaderTests {
  @Test(arguments: [
    ("null", "null"), (" true ", "true"), ("\t\r\nfalse", "false"), ("0", "0"), ("-0", "0"), ("-0.5e+2", "-50"),
    ("1e-400", "0"), ("123456789012345678901234567890", "1.2345678901234568e+29"),
    ("\"\"", "''"), (#""a\"\\\/\b\f\n\r\t""#, "'a\"\\/\u{8}\u{C}\n\r\t'"), (#""\u0041\u00e9\uD83D\uDE00""#, "'Aé😀'"),
    ("\"é😀\u{7F}\u{2028}\"", "'é😀\u{7F}\u{2028}'"), (#""\u0000""#, "'\0'"), (#""\uDBFF\uDFFF""#, "'\u{10FFFF}'"),
    ("[]", "[]"), ("{}", "{}"), ("[ ]", "[]"), ("{ }", "{}"), ("[[],{}]", "[[],{}]"),
    ("[1,[2,[3]],4]", "[1,[2,[3]],4]"),
    (#"{"a":1,"b":{"c":[null,true]},"":2}"#, "{a=1,b={c=[null,true]},=2}"),
    // Equal in Unicode's eyes, two keys in JSON's.
    ("{\"\u{E9}\":1,\"e\u{301}\":2}", "{\u{E9}=1,e\u{301}=2}"),
    ("\u{FEFF}[1]", "[1]"),
  ])
  func validTextsAreUnderstood(text: String, value: String) throws {
    #expect(try JSONTrial.text(of: JSONTrial.tree(text).root) == value)
  }

  @Test(arguments: [
    ("", "1:1: expected a value, found the end of the text"),
    ("  \n ", "2:2: expected a value, found the end of the text"),
    ("[1,]", "1:4 [1]: expected a value, found ']'; remove the comma before, or add a value"),
    ("[,1]", "1:2 [0]: expected a value or ']', found ','; remove one comma"),
    ("[1 2]", "1:4 [1]: expected ',' or ']', found '2'"),
    ("[1\n", "2:1 [1]: expected ',' or ']', found the end of the text; a bracket is not closed"),
    ("[1}", "1:3 [1]: expected ',' or ']', found '}'; the brackets do not match"),
    ("{\"a\":1,}", "1:8: expected a key in double quotes, found '}'; remove the comma before"),
    ("{a:1}", "1:2: expected a key in double quotes or '}', found 'a'; write \"a\""),
    ("{'a':1}", "1:2: expected a key in double quotes or '}', found '''; write double quotes"),
    ("{\"a\" 1}", "1:6 a: expected ':' behind the key, found '1'"),
    ("{\"a\"=1}", "1:5 a: expected ':' behind the key, found '='; write ':'"),
    ("{\"a\":}", "1:6 a: expected a value, found '}'; remove the comma before, or add a value"),
    ("{\"a\":1 \"b\":2}", "1:8: expected ',' or '}', found a string; a comma is missing before"),
    ("1 2", "1:3: expected the end of the text, found '2'; a text holds one value"),
    ("[1]]", "1:4: expected the end of the text, found ']'; there is one bracket too many"),
    ("// no\n1", "1:1: expected a value, found '/'; JSON has no comments"),
    ("[1 /* no */]", "1:4 [1]: expected ',' or ']', found '/'; JSON has no comments"),
    ("True", "1:1: expected a value, found 'True'; write 'true'"),
    ("nul", "1:1: expected a value, found 'nul'; text stands in double quotes"),
    ("nulls", "1:1: expected a value, found 'nulls'; text stands in double quotes"),
    ("NaN", "1:1: expected a value, found 'NaN'; a number has to be finite"),
    ("+1", "1:1: expected a value, found '+'; write the number without '+'"),
    (".5", "1:1: expected a value, found '.'; a number begins with a digit: write '0.'"),
    ("-Infinity", "1:1: '-Infinity' is no number of JSON; a digit has to follow the sign"),
    ("01", "1:1: '01' is no number of JSON; leave out the leading zeros"),
    ("-00", "1:1: '-00' is no number of JSON; leave out the leading zeros"),
    ("1.", "1:1: '1.' is no number of JSON; a digit has to follow the point"),
    ("1.e2", "1:1: '1.e2' is no number of JSON; a digit has to follow the point"),
    ("1e", "1:1: '1e' is no number of JSON; a digit has to follow the exponent's mark"),
    ("1e+", "1:1: '1e+' is no number of JSON; a digit has to follow the exponent's mark"),
    ("[1e400]", "1:2 [0]: the number 1e400 is too large"),
    ("-", "1:1: '-' is no number of JSON; a digit has to follow the sign"),
    ("0x10", "1:2: expected the end of the text, found 'x10'; a text holds one value"),
    ("\"a", "1:1: the string does not end on its line; close it with '\"', and write '\\n' for a line break"),
    ("\"a\nb\"", "1:1: the string does not end on its line; close it with '\"', and write '\\n' for a line break"),
    ("\"a\tb\"", "1:3: a control character may not stand in a string; write '\\u0009'"),
    (
      #""\x41""#,
      #"1:2: there is no escape '\x'; a string takes \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#
    ),
    (
      #""\u12g4""#,
      #"1:2: there is no escape '\u12g4'; a string takes \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#
    ),
    (
      #""é\ud800""#,
      #"1:3: half a surrogate pair; write both halves, '\uD83D\uDE00', or the character itself"#
    ),
    (
      #"["\ud83d\u0041"]"#,
      #"1:3 [0]: half a surrogate pair; write both halves, '\uD83D\uDE00', or the character itself"#
    ),
    (
      #"["\ude00\ud83d"]"#,
      #"1:3 [0]: half a surrogate pair; write both halves, '\uD83D\uDE00', or the character itself"#
    ),
    (
      "{\"a\":1,\n \"b\":2,\n \"\\u0061\":3}",
      "3:2 a: the key 'a' stands in this object already, at 1:2; remove one of the two"
    ),
    (
      #"{"root":{"views":[{"id":1},{"id":2,"i d":[0,1,x]}]}}"#,
      #"1:47 root.views[1]["i d"][2]: expected a value, found 'x'; text stands in double quotes"#
    ),
    ("[1\u{A0}]", "1:3 [1]: expected ',' or ']', found '\u{A0}'"),
  ])
  func invalidTextsAreRefusedAtTheirPlace(text: String, refusal: String) {
    #expect(JSONTrial.refusal(text) == refusal)
  }

  @Test(
    arguments: [
      ([0x22, 0xFF, 0x22], "1:2: this is not valid UTF-8; save the file as UTF-8"),
      ([0x22, 0xC0, 0x80, 0x22], "1:2: this is not valid UTF-8; save the file as UTF-8"),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], "1:2: this is not valid UTF-8; save the file as UTF-8"),
      ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], "1:2: this is not valid UTF-8; save the file as UTF-8"),
      ([0x31, 0x0A, 0xC3], "2:1: this is not valid UTF-8; save the file as UTF-8"),
      ([0xFF, 0xFE, 0x31, 0x00], "1:1: this looks like UTF-16; save the file as UTF-8"),
    ] as [([UInt8], String)])
  func otherEncodingsAreRefused(bytes: [UInt8], refusal: String) {
    #expect(JSONTrial.refusal(bytes) == refusal)
  }

  @Test func everyValueAndKeyKnowsItsPlace() throws {
    let text = "{ \"é\": [1,\r\n  {\"b\" : \"x\"}],\r  \"c\": null }"
    let root = try JSONTrial.tree(text).root
    let list = try #require(root.member("é"))
    let inner = try #require(list.children.first { $0.isObject }?.member("b"))
    #expect(list.position == SourcePosition(line: 1, column: 8))
    #expect(inner.position == SourcePosition(line: 2, column: 10))
    #expect(inner.path == "[\"é\"][1].b")
    #expect(root.tree.text.position(of: inner.keyStart) == SourcePosition(line: 2, column: 4))
    #expect(root.member("c")?.position == SourcePosition(line: 3, column: 8))
    #expect(root.tree.text.line(2) == "  {\"b\" : \"x\"}],")
    #expect(root.member("d") == nil)
  }

  @Test func charactersOfAStringKnowWhereTheyAreWritten() throws {
    let value = try JSONTrial.tree(#"["aé\n\ud83d\ude00z"]"#).root.children.first { _ in true }
    let (scalars, offsets) = try #require(value?.scalars)
    #expect(scalars == ["a", "é", "\n", "😀", "z"])
    #expect(offsets == [2, 3, 5, 7, 19, 20])
  }

  @Test func depthHasALimit() throws {
    let deep = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
    var value: JSONValue? = try JSONTrial.tree(deep).root
    var depth = 0
    while let inner = value {
      depth += 1
      value = inner.children.first { _ in true }
    }
    #expect(depth == 10_000)
    let refusal = try #require(JSONTrial.refusal("[" + deep + "]"))
    #expect(refusal.hasPrefix("1:10001 [0][0]"))
    #expect(
      refusal.hasSuffix("[0]: nesting is too deep: more than 10000 arrays and objects inside one another"))
    #expect(refusal.count < 300)
    let objects = String(repeating: "{\"a\":", count: 10_001) + "1" + String(repeating: "}", count: 10_001)
    #expect(JSONTrial.refusal(objects)?.hasPrefix("1:50001 a.a.a") == true)
  }

  @Test func largeObjectsAreReadInLinearTime() throws {
    let members = (0..<100_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    #expect(try JSONTrial.tree("{\(members)}").root.count == 100_000)
    #expect(JSONTrial.refusal("{\(members),\"k7\":0}")?.contains("the key 'k7' stands in this object already") == true)
  }
}
