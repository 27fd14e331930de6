/// One place of the basis: the active row whose pivot variable this is, or a pin that holds the variable where it is.
///
/// A position *is* its pivot variable; there are no permutation arrays. The row stored here is the constraint's own row,
/// or a private one, from which other rows have been subtracted.
struct Position {
  /// The constant of the row that stands here.
  var constant: Double = 0
  /// The coefficient of the pivot variable in it.
  var pivot: Double = 1
  var start: Int32 = 0
  var length: Int32 = 0
  /// The active constraint, `Position.pin`, or `Position.dead` while the variable does not exist.
  var constraint: Int32 = Position.pin
  /// The topological number: a row uses only variables with smaller numbers, and its own.
  var sequence: Int32 = -1

  static let pin: Int32 = -1
  static let dead: Int32 = -2

  @inline(__always) var isPin: Bool { constraint == Position.pin }
}

/// `number / pivot`, by a multiplication where that is exact: a division in a chain of dependent rows costs three times
/// the rest of the row.
@inline(__always)
func divide(_ number: Double, by pivot: Double) -> Double {
  let bits = pivot.bitPattern
  if bits & 0x000F_FFFF_FFFF_FFFF == 0 {
    // A power of two: mirror the exponent. Pivots are normal numbers far from the ends of the range.
    return number * Double(bitPattern: (0x7FE0_0000_0000_0000 &- (bits & 0x7FF0_0000_0000_0000)) | (bits & (1 << 63)))
  }
  return number / pivot
}
