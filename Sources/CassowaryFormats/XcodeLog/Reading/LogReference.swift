/// A view or guide as one constraint mentions it.
struct LogReference: Hashable {
  var key: String
  var className = ""
  var title = ""
  var name = ""
  /// Which reference it is the superview of, where the log says no more.
  var superviewOf: Int?
}

/// A constraint as read, before its items are found among those of the report.
struct LogStatement {
  var className: String
  var address: String
  var identifier: String?
  var source: String?
  /// Terms count ``references``.
  var rows: [LogRow] = []
  var references: [LogReference] = []
  /// Which reference is the superview of which, as `|` says.
  var superviews: [(item: Int, superview: Int)] = []

  /// The index of a reference that may have been mentioned before.
  mutating func index(of reference: LogReference) -> Int {
    if let index = references.firstIndex(where: { $0.key == reference.key }) { return index }
    references.append(reference)
    return references.count - 1
  }
}
