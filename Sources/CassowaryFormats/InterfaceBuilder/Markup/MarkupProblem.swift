/// Why an XML text is not read.
package enum MarkupProblem: Hashable, Sendable {
  case tooLarge(limit: Int)
  case invalidUTF8
  case utf16
  /// It is no XML at all.
  case missing(isEmpty: Bool)
  /// It has a document type: its own entities and rules, which Interface Builder never writes.
  case definitions
  case longTag(limit: Int)
  /// A text, comment or instruction.
  case longText(limit: Int)
  case longName(limit: Int)
  case tooDeep(limit: Int)
  case tooMany(limit: Int)
  /// The text is not well-formed.
  case malformed(String)
}

extension MarkupProblem {
  /// A sentence without a full stop, beginning in lower case.
  package var message: String {
    switch self {
    case .tooLarge(let limit): "the text is larger than \(limit >> 20) MiB"
    case .invalidUTF8: "this is not valid UTF-8; save the file as UTF-8"
    case .utf16: "this looks like UTF-16; save the file as UTF-8"
    case .missing(let isEmpty):
      isEmpty
        ? "the file is empty; expected a storyboard or xib" : "this is no XML; a storyboard or xib begins with '<'"
    case .definitions:
      "the text declares a document type or entities, which Interface Builder does not; remove the declaration"
    case .longTag(let limit): "the tag is longer than \(limit >> 20) MiB"
    case .longText(let limit):
      "the text, comment or instruction is longer than \(limit >> 20) MiB, which is a limit here; make it shorter"
    case .longName(let limit): "the name is longer than \(limit >> 10) KiB, which is a limit here; make it shorter"
    case .tooDeep(let limit): "nesting is too deep: more than \(limit) elements inside one another"
    case .tooMany(let limit): "there are more than \(limit) elements"
    case .malformed(let what): "this is not well-formed XML: \(what)"
    }
  }
}
