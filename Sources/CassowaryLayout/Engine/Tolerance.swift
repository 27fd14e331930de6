/// Every tolerance and limit of the layout layer, with its unit and its reason.
enum Tolerance {
  /// In pixels: what lies this little below half a pixel counts as half. The solver's residuals are smaller by far, and no
  /// screen shows the difference.
  static let pixel = 1e-6

  /// In points: margins and safe areas that differ by less are the same, or rounding would make another round.
  static let inset = 1e-9

  /// Relative to a size: a stack that is smaller by this little than what it asks for is as large, but for rounding.
  static let fold = 1e-9

  /// In points: a width that moved by less does not call for measuring the text again.
  static let measuredWidth = 1e-6
}

enum Limit {
  /// Rounds of one layout. Each needs a change made by user code, by measuring or by margins; what has not come to rest after
  /// so many swings for ever.
  static let rounds = 16

  /// How often the height of text is asked for in one round: for the first width, and once more if that changed the width.
  static let measurings = 2

  /// In points: how far away a wish lies that shows another of several optima. Beyond any layout, and still exact.
  static let exercise = 1_000_000.0
}

enum Fold {
  /// In what resists shrinking a folded stack, each point weighs less than anything inside it does.
  static let resistanceWeight = 0.5
}

enum Tie {
  /// Of layouts that are equally good at all priorities the one is shown in which the first views take the change: the tie
  /// breaks of constraints grow by this much for each place in the hierarchy.
  static let step = 0x1p-10

  /// Places are counted in steps, so that views can come in between without renumbering the rest.
  static let ordinalStep = 8

  /// The tie break of what belongs to a view at a place.
  static func breaking(at ordinal: Int) -> Double { 1 + Double(max(ordinal, 0)) * step }
}
