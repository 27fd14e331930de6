/// Limits and tolerances of sweeps, each with its unit and reason.
enum SweepLimits {
  /// Beyond, digits do not suffice to tell breakpoints apart.
  static let farthest = 1e9

  /// Intervals of one sweep: more of them nobody reads, and a file is not to keep a machine busy.
  static let intervals = 2_000

  /// Views in all layouts that are made for one sweep, for the same reason.
  static let views = 2_000_000

  /// Constraints times levels of priorities that cost as much as a view: each level has its own costs of all of them.
  static let leveledConstraints = 1_000

  /// Constraints of a script times levels of priorities: so many costs are looked at for each interval.
  static let scriptWork = 2_500_000

  /// Constraints times those set aside that cost as much as a view: each contradiction is searched for among all of them.
  static let contradictedConstraints = 1_800

  /// Overlaps among the views of one superview that are told of an interval.
  static let overlaps = 200

  /// Characters measured in search of the widths at which texts break their lines.
  static let measuredCharacters = 5_000_000

  /// Relative to a value: what differs by less is the same but for rounding.
  static let distinct = 1e-6

  /// In points, and a thousandth of it relative to a value: what a place or size may differ from what was foretold. Rounding
  /// leaves less.
  static let agreement = 1e-7

  /// Of the slope between two layouts next to each other: rounding leaves less.
  static let slope = 1e-9

  /// In points: beside a bend that was computed, layouts at least so far away show that it is there.
  static let bend = 1e-4

  /// Relative to a value of the parameter: shorter pieces are not told from rounding.
  static let resolution = 1e-7

  /// In points: how far from its ends an interval is looked at. Measured texts allow a line a thousandth of a point.
  static let margin = 0.01

  /// In points: how far apart the places are at which an interval is looked at. Closer ones cost time.
  static let spacing = 8.0

  /// The most such places in one interval: in longer ones they are farther apart.
  static let places = 128.0

  /// Above all that may give way, below what must hold.
  static let almostRequired = 999.9999
}
