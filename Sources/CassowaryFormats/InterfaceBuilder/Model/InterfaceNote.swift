/// Something of a file that is passed over, or taken for something else.
package struct InterfaceNote: Hashable, Sendable {
  package enum Kind: Sendable {
    /// An element that is not known: the file may be right, and newer.
    case unknownElement
    /// A part that makes no sense: a reference to nothing, an id twice, a number that is none.
    case doubtful
  }

  let kind: Kind
  package let message: String
  package let position: SourcePosition

  var rule: FindingRule { kind == .unknownElement ? .unknownElement : .doubtfulPart }
}
