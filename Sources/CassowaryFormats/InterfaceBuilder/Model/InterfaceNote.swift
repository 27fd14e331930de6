/// Something of a file that is passed over, or taken for something else.
package struct InterfaceNote: Hashable, Sendable {
  package enum Kind: Sendable {
    /// What is not known here, or not to be seen: the file may be right, and newer.
    case unfamiliar
    /// A part that makes no sense: a reference to nothing, an id twice, a number that is none.
    case doubtful
  }

  let kind: Kind
  package let message: String
  package let position: SourcePosition

  var rule: FindingRule { kind == .unfamiliar ? .unknownElement : .doubtfulPart }
}
