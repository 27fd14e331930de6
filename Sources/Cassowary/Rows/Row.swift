/// The hot data of one constraint: `Σ coefficient · variable + constant`, to be `=`, `≤` or `≥` 0.
///
/// Rows are scaled by a power of two so that the largest coefficient lies in [1, 2); the box of the multiplier is scaled
/// by the inverse. Both are exact.
struct Row {
  /// The constant of the residual, scaled.
  var constant: Double
  /// The extent of the multiplier's box in its level, scaled; unused while required.
  var weight: Double
  /// First entry and number of entries.
  var start: Int32
  var length: Int32
  /// The pivot variable while active, else `Row.inactive`.
  var position: Int32 = Row.inactive
  /// The lane of its level, `Row.required`, or `Row.weightless` while it is being removed.
  var level: Int32
  /// The elimination factors of this row while it stands in the basis as a combination with others.
  var factorStart: Int32 = -1
  var factorCount: Int32 = 0
  /// The list of rows that were eliminated with this one.
  var userHead: Int32 = -1
  /// The exponent of the scale: scaled = as written · 2^-exponent.
  var exponent: Int16 = 0
  /// The sign of ``Relation``.
  var relation: Int8
  var flags: UInt8

  static let words = 6
  static let inactive: Int32 = -1
  static let required: Int32 = -1
  static let weightless: Int32 = -2

  // Flags. All but `live` are about the multiplier.
  static let live: UInt8 = 1
  /// The multiplier of an inactive row stands at the lower (upper) end of its box.
  static let atLow: UInt8 = 2
  static let atHigh: UInt8 = 4
  /// The multiplier of an inactive row is not zero.
  static let nonzero: UInt8 = 8
  /// A required equation entered or took a share, so that its multiplier, which is not stored, may be other than zero.
  static let mayCarry: UInt8 = 16
  /// The coefficients differ by orders of magnitude; see ``Tolerance/wideRow``.
  static let wide: UInt8 = 32

  @inline(__always) var isActive: Bool { position >= 0 }
  @inline(__always) var isLive: Bool { flags & Row.live != 0 }
  @inline(__always) var isRequired: Bool { level == Row.required }
  /// Required equations keep no multiplier: it is computed where one is asked for.
  @inline(__always) var isRequiredEquation: Bool { level == Row.required && relation == 0 }
}
