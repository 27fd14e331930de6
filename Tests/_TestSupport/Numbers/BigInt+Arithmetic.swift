extension BigInt {
  package static prefix func - (value: BigInt) -> BigInt {
    switch value.storage {
    case .small(let small):
      small == .min ? BigInt(isNegative: false, magnitude: [small.magnitude]) : BigInt(-small)
    case .large(let isNegative, let magnitude): BigInt(isNegative: !isNegative, magnitude: magnitude)
    }
  }

  package static func + (left: BigInt, right: BigInt) -> BigInt {
    if case .small(let a) = left.storage, case .small(let b) = right.storage {
      let (sum, overflow) = a.addingReportingOverflow(b)
      if !overflow { return BigInt(sum) }
    }
    let (a, b) = (left.magnitude, right.magnitude)
    let isNegative = left.signum < 0
    if isNegative == (right.signum < 0) { return BigInt(isNegative: isNegative, magnitude: Limbs.sum(a, b)) }
    return Limbs.compare(a, b) >= 0
      ? BigInt(isNegative: isNegative, magnitude: Limbs.difference(a, b))
      : BigInt(isNegative: !isNegative, magnitude: Limbs.difference(b, a))
  }

  package static func - (left: BigInt, right: BigInt) -> BigInt {
    if case .small(let a) = left.storage, case .small(let b) = right.storage {
      let (difference, overflow) = a.subtractingReportingOverflow(b)
      if !overflow { return BigInt(difference) }
    }
    return left + (-right)
  }

  package static func * (left: BigInt, right: BigInt) -> BigInt {
    if case .small(let a) = left.storage, case .small(let b) = right.storage {
      let (product, overflow) = a.multipliedReportingOverflow(by: b)
      if !overflow { return BigInt(product) }
    }
    return BigInt(
      isNegative: (left.signum < 0) != (right.signum < 0), magnitude: Limbs.product(left.magnitude, right.magnitude))
  }

  /// Rounded towards zero; the remainder has the sign of the dividend.
  package func quotientAndRemainder(dividingBy divisor: BigInt) -> (quotient: BigInt, remainder: BigInt) {
    if case .small(let a) = storage, case .small(let b) = divisor.storage {
      precondition(b != 0, "division by zero")
      let (quotient, overflow) = a.dividedReportingOverflow(by: b)
      if !overflow { return (BigInt(quotient), BigInt(a % b)) }
    }
    let (quotient, remainder) = Limbs.divide(magnitude, by: divisor.magnitude)
    return (
      BigInt(isNegative: (signum < 0) != (divisor.signum < 0), magnitude: quotient),
      BigInt(isNegative: signum < 0, magnitude: remainder)
    )
  }

  package static func / (left: BigInt, right: BigInt) -> BigInt {
    left.quotientAndRemainder(dividingBy: right).quotient
  }

  package static func % (left: BigInt, right: BigInt) -> BigInt {
    left.quotientAndRemainder(dividingBy: right).remainder
  }

  /// `value · 2^bits`, for `bits >= 0`.
  package static func << (value: BigInt, bits: Int) -> BigInt {
    BigInt(isNegative: value.signum < 0, magnitude: Limbs.shiftedLeft(value.magnitude, by: bits))
  }

  /// The greatest common divisor, never negative; that of zero and zero is zero.
  package static func greatestCommonDivisor(_ left: BigInt, _ right: BigInt) -> BigInt {
    var (a, b) = (left.absolute, right.absolute)
    while true {
      if case .small(let x) = a.storage, case .small(let y) = b.storage {
        return BigInt(euclid(x, y))
      }
      if b.isZero { return a }
      (a, b) = (b, a % b)
    }
  }

  /// The divisor of two numbers that are not negative.
  private static func euclid(_ left: Int, _ right: Int) -> Int {
    var (a, b) = (left, right)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
