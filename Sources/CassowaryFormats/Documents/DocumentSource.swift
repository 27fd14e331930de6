/// The text that a document was read from, and where in it the document's parts stand.
protocol DocumentSource: Sendable {
  var text: SourceText { get }

  /// Where a value of the text stands, for people; empty for the whole.
  func path(of value: Int) -> String
}

extension JSONTree: DocumentSource {}
