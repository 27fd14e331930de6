/// How the solution moves with the constant of one active row, while nothing else changes: x = base + slope · (k − k₀) for
/// every variable that depends on it, up to where the first inactive row would become inconsistent.
///
/// Computed from the base each time and never accumulated, so a million steps end where one would.
struct EditColumn {
  var constraint: Int32
  /// Where its entries lie.
  var start: Int32
  var count: Int32 = 0
  /// The first variable, if they are neighbours and lie in their order; else -1.
  var first: Int32 = -1
  /// Where the inactive rows lie that use its variables.
  var rowStart: Int32
  var rowCount: Int32 = 0
  /// The epoch in which its variables were last reported as changed.
  var reported: Int32 = 0
  /// The row's constant at the base, and the constants between which the column is good.
  var base: Double
  var low: Double
  var high: Double
}

extension Limit {
  /// Rows whose columns are kept at once: an app resizes one window, or drags a few points in turn.
  static let editColumns = 32

  /// When columns turned out to share variables or rows, so many changes pass before any is made again.
  static let editColumnPause = 64
}

extension Tolerance {
  /// Columns with steeper slopes are not kept: values must stay finite without looking.
  static let columnSlope = 1e100

  /// How far a constant may go from the base of its column before it is made anew.
  static let columnReach = 1e12
}
