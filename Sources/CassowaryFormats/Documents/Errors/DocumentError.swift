/// What is wrong with a layout document, and where.
package struct DocumentError: Error, Hashable, Sendable {
  package let problem: DocumentProblem
  package let position: SourcePosition
  /// Where in the document, as `root.views[2].constraints[0]`; empty for the whole.
  package let path: String

  /// A sentence without a full stop, beginning in lower case; it follows `error: `.
  package var message: String { problem.message }
}

/// All that was found wrong with a document, in the order of the text; never empty.
package struct DocumentErrors: Error, Hashable, Sendable {
  package let errors: [DocumentError]

  /// The messages in one line, without their places.
  package var messages: String { errors.map(\.message).joined(separator: "; ") }

  /// `nil` if there are none.
  package init?(ifAny errors: [DocumentError]) {
    if errors.isEmpty { return nil }
    self.init(errors)
  }

  init(_ errors: [DocumentError]) {
    // Stable, so that two problems of one place stay in the order in which they were found.
    self.errors = errors.enumerated().sorted { one, other in
      let (a, b) = (one.element.position, other.element.position)
      return (a.line, a.column, one.offset) < (b.line, b.column, other.offset)
    }.map(\.element)
  }
}
