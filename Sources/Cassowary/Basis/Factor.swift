/// One elimination step: the private row of `user` is its own row minus `factor` times the row of `source`, and so on.
///
/// Factors of one user lie contiguous; those of one source are linked.
struct Factor {
  var factor: Double
  var user: Int32
  var source: Int32
  var next: Int32 = -1
  var previous: Int32 = -1

  static let words = 3
  static let linkWord = 2
}
