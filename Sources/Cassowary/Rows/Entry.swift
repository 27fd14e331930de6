/// One term of a stored row, linked into the column list of its variable.
struct Entry {
  var coefficient: Double
  var variable: Int32
  /// While the row is inactive its constraint, while it is active its position.
  var owner: Int32
  var next: Int32 = -1
  var previous: Int32 = -1

  /// The words of an entry that pivots change; see ``Journal``.
  static let words = 3
  static let ownerWord = 1
  static let linkWord = 2
}
