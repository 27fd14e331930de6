/// Why a text is no JSON, or none that is read here, and where.
package struct JSONError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// Something else had to stand here. `mend` says what to write instead, where that can be guessed.
    case expected(String, found: String, mend: String?)
    case duplicateKey(String, first: SourcePosition)
    case tooDeep(limit: Int)
    case tooLarge(limit: Int)
    case invalidUTF8
    case utf16
    case controlCharacter(UInt32)
    case unknownEscape(String)
    case loneSurrogate
    case malformedNumber(String, mend: String)
    case infiniteNumber(String)
    case unterminatedString
  }

  package let reason: Reason
  package let position: SourcePosition
  /// Where in the document, as `root.views[2]`; empty for the whole.
  package let path: String
}

extension JSONError.Reason {
  /// A sentence without a full stop, beginning in lower case.
  package var message: String {
    switch self {
    case .expected(let expected, let found, let mend):
      "expected \(expected), found \(found)" + (mend.map { "; \($0)" } ?? "")
    case .duplicateKey(let key, let first):
      "the key '\(key)' stands in this object already, at \(first.line):\(first.column); remove one of the two"
    case .tooDeep(let limit):
      "nesting is too deep: more than \(limit) arrays and objects inside one another"
    case .tooLarge(let limit): "the text is larger than \(limit >> 20) MiB"
    case .invalidUTF8: "this is not valid UTF-8; save the file as UTF-8"
    case .utf16: "this looks like UTF-16; save the file as UTF-8"
    case .controlCharacter(let code):
      "a control character may not stand in a string; write '\\u\(Self.fourDigits(code))'"
    case .unknownEscape(let text):
      "there is no escape '\(text)'; a string takes \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hexadecimal digits"
    case .loneSurrogate:
      "half a surrogate pair; write both halves, '\\uD83D\\uDE00', or the character itself"
    case .malformedNumber(let text, let mend): "'\(text)' is no number of JSON; \(mend)"
    case .infiniteNumber(let text): "the number \(text) is too large"
    case .unterminatedString:
      "the string does not end on its line; close it with '\"', and write '\\n' for a line break"
    }
  }

  private static func fourDigits(_ code: UInt32) -> String {
    let digits = String(code, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
