/// Every tolerance and limit of the solver, with its unit and its reason.
enum Tolerance {
  /// A row counts as satisfied when its residual is at most this times (Σ|a·x| + |k| + 1), in scaled units. Doubles carry
  /// 16 digits; solving through a few hundred dependent rows costs three or four of them, and two are kept in hand.
  static let feasibility = 1e-10

  /// Multipliers closer than this times the scale of their level are equal. Without it rounding in a strong level would
  /// outvote a weak one.
  static let multiplier = 1e-11

  /// A multiplier this many tolerances large leaves rounding of about a tolerance behind when it cancels, after the thousand
  /// operations or so that may touch it: the running operation then makes all multipliers anew.
  static let multiplierRange = 1e13

  /// Shares of multipliers below this times the tolerance are not passed on. Far below it, since a small pivot further on may
  /// make much of little.
  static let multiplierNoise = 1e-9

  /// A sum is rounding noise, and counts as zero, when it is at most this times the largest number that went into it.
  static let noise = 1e-13

  /// A fresh or pinned variable is taken as pivot without looking further only when its coefficient is at least this times
  /// the largest of the row: with 0.1 a 40 × 40 Laplace grid marched its residual to 1e12.
  static let directPivot = 0.5

  /// A rotation may take pivots down to this share of the largest coefficient of their row.
  static let rotationPivot = 0.1

  /// An elimination fails when the pivot it leaves is at most this times the largest number that met in it.
  static let singular = 1e-11

  /// In product form a pivot is found twice, by its row and by its column. Where they are further apart than this, relative to
  /// the pivot, the factors are made anew.
  static let agreement = 1e-6

  /// In product form shares up to this, relative to the largest share and to 1, count as zero: many exchanges add up their
  /// rounding.
  static let leastShare = 1e-7

  /// A pivot below this share of the largest entry is taken, but the state is verified before the operation ends.
  static let doubtfulPivot = 1e-5

  /// Elimination factors above this amplify rounding too much: the basis is factored anew with threshold pivoting.
  static let factorGrowth = 1e3

  /// While elimination factors above this stand in the basis, each operation that pivots is verified before it ends.
  static let delicateFactor = 64.0

  /// A row eliminated with others is to hold in its own coefficients to this, relative as in `feasibility`; else the state is
  /// verified.
  static let eliminatedRow = 1e-12

  /// Threshold pivoting in a refactoring: the sparsest of the pivots that reach this share of the largest.
  static let threshold = 0.3

  /// Two optimal values of a variable differ when they are further apart than this times (1 + |value|).
  static let distinct = 1e-7

  /// A row whose smallest coefficient is below this times its largest calls for verification of every operation while it is
  /// there: what is small in one row may be the only thing that counts in another.
  static let wideRow = 0.0078125

  /// Residuals that a verified state may show, relative as in `feasibility`.
  static let verified = 1e-9
}

enum Limit {
  /// So many of the rows that wait are looked at for the one that is violated most.
  static let priced = 64

  /// Pivots of one operation: this times (rows + variables), and at least 2,000. Layouts need about one per variable.
  static let pivotsPerRow = 60
  static let pivotsAtLeast = 2_000

  /// After this share of the limit the smallest index decides (Bland), which cannot cycle.
  static let blandShare = 4

  /// How often one operation may refactor before it starts over from the pins.
  static let recoveries = 3

  /// Bases that a walk over the values of an edit may pass; far above what any layout has.
  static let walkSteps = 100_000

  /// With more than this share of the variables' rows combined with others, as in dense systems, every operation is verified.
  /// It costs no more than a pivot there.
  static let factorShare = 8

  /// Numbers in all multipliers, a gigabyte of them: constraints times levels in use.
  static let multipliers = 1 << 27

  /// So many numbers of multipliers that move wait for one pass: they stay in the cache.
  static let shiftAmounts = 1 << 20

  /// Multipliers are recomputed after this many pivots, or as many as there are variables, whichever is more: never after a fixed
  /// count alone, which made long chains quadratic.
  static let refreshPivots = 100
}
