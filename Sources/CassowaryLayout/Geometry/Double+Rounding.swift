// The standard library's `rounded()` calls the C mathematics library, which programs that import nothing else do not link.

extension Double {
  /// The greatest whole number that is not above this one.
  var roundedDown: Double {
    // From 2⁵² on there are no fractions.
    guard abs(self) < 0x1p52 else { return self }
    let whole = Double(Int64(self))
    return whole > self ? whole - 1 : whole
  }

  /// The nearest whole number; halves away from zero.
  var roundedHalfAway: Double { self < 0 ? -(0.5 - self).roundedDown : (self + 0.5).roundedDown }
}
