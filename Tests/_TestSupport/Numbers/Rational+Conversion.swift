extension Rational {
  /// Exactly the value of a finite number.
  package init(_ value: Double) {
    precondition(value.isFinite, "\(value) has no exact fraction")
    if value == 0 {
      self.init(0)
      return
    }
    // 53 bits always make a whole number of the significand; powers of two do the rest.
    let whole = BigInt(Int(value.significand * 0x1p52))
    let signed = value.sign == .minus ? -whole : whole
    let exponent = Int(value.exponent) - 52
    if exponent >= 0 {
      self.init(signed << exponent)
    } else {
      self.init(signed, BigInt.one << -exponent)
    }
  }

  /// The number itself where it is a short fraction up to rounding, as results of small whole-number systems are;
  /// exactly the value of the number otherwise.
  ///
  /// A solver that works in floating point hands out 0.3333333333333333 for a third. Taken literally, `x == that` and
  /// `3 * x == 1` would contradict each other.
  package init(nearly value: Double) {
    let exact = Rational(value)
    let limit = Rational(BigInt.one, BigInt(1_000_000_000_000)) * (Rational.one + exact.absolute)
    // Continued fraction: the convergents h / k are the best approximations.
    var (h0, k0, h1, k1) = (BigInt.zero, BigInt.one, BigInt.one, BigInt.zero)
    var rest = exact
    while true {
      let whole = rest.floor
      (h0, k0, h1, k1) = (h1, k1, whole * h1 + h0, whole * k1 + k0)
      if k1 > BigInt(100_000) { break }
      let convergent = Rational(h1, k1)
      if (convergent - exact).absolute <= limit {
        self = convergent
        return
      }
      rest = Rational.one / (rest - Rational(whole))
    }
    self = exact
  }

  /// The largest whole number that is not above this one.
  package var floor: BigInt {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return remainder.signum < 0 ? quotient - 1 : quotient
  }

  /// The nearest number (subnormal results may be off by one unit in the last place).
  package var approximate: Double {
    if isZero { return 0 }
    // A quotient of 64 to 66 bits, its last bit set if anything was cut off, rounds as the fraction does.
    let shift = 65 - (numerator.bitLength - denominator.bitLength)
    let (top, bottom) =
      shift >= 0 ? (numerator.absolute << shift, denominator) : (numerator.absolute, denominator << -shift)
    let (quotient, remainder) = top.quotientAndRemainder(dividingBy: bottom)
    let extra = quotient.bitLength - UInt.bitWidth
    let limbs = quotient.magnitude
    var bits = Limbs.shiftedRight(limbs, by: extra)[0]
    if !remainder.isZero || Limbs.shiftedLeft([bits], by: extra) != limbs { bits |= 1 }
    let magnitude = Double(sign: .plus, exponent: extra - shift, significand: Double(bits))
    return signum < 0 ? -magnitude : magnitude
  }
}

extension Rational: CustomStringConvertible {
  package var description: String {
    denominator == .one ? numerator.description : "\(numerator)/\(denominator)"
  }
}
