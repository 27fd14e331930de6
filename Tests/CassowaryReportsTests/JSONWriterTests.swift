import Testing

@testable import CassowaryReports

@Suite struct JSONWriterTests {
  private func text(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return writer.text
  }

  @Test func structure() {
    let text = text { writer in
      writer.object { object in
        object.key("a")
        object.array { array in
          array.integer(1)
          array.object { _ in }
          array.array { _ in }
          array.string("x")
          array.raw("")
          array.raw("7,8")
        }
        object.key("b")
        object.object { inner in
          inner.key("c")
          inner.boolean(true)
        }
        object.key("d")
        object.boolean(false)
      }
    }
    #expect(text == #"{"a":[1,{},[],"x",7,8],"b":{"c":true},"d":false}"#)
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-2.5, "-2.5"), (0.1, "0.1"), (1e300, "1e+300"), (1e-9, "1e-09"),
      (0.1 + 0.2, "0.30000000000000004"), (123_456_789_012, "123456789012"),
      (.nan, "null"), (.infinity, "null"), (-.infinity, "null"),
    ] as [(Double, String)])
  func numbersAreShortestAndFinite(value: Double, text: String) {
    #expect(self.text { $0.number(value) } == text)
    if value.isFinite { #expect(Double(text) == value) }
  }

  @Test func stringsAreEscaped() {
    #expect(
      text { $0.string("a\"b\\c\n\r\t\u{1}\u{1F}\u{7F}é€😀") } == "\"a\\\"b\\\\c\\n\\r\\t\\u0001\\u001f\\u007fé€😀\"")
  }
}
