/// An exact fraction in lowest terms.
package struct Rational: Sendable, Hashable {
  package let numerator: BigInt
  /// Above zero.
  package let denominator: BigInt

  package init(_ value: Int) { self.init(BigInt(value)) }

  package init(_ value: BigInt) {
    numerator = value
    denominator = .one
  }

  /// `numerator / denominator`, reduced; the denominator is not zero.
  package init(_ numerator: BigInt, _ denominator: BigInt) {
    precondition(!denominator.isZero, "\(numerator) / 0")
    let divisor = BigInt.greatestCommonDivisor(numerator, denominator)
    let signed = denominator.signum < 0 ? -divisor : divisor
    if signed == .one {
      self.numerator = numerator
      self.denominator = denominator
    } else {
      self.numerator = numerator / signed
      self.denominator = denominator / signed
    }
  }

  package static let zero = Rational(0)
  package static let one = Rational(1)

  /// -1, 0 or 1.
  package var signum: Int { numerator.signum }
  package var isZero: Bool { numerator.isZero }
  package var absolute: Rational { signum < 0 ? -self : self }
}

extension Rational: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(value) }
}

extension Rational: Comparable {
  package static func < (left: Rational, right: Rational) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }
}

extension Rational {
  package static prefix func - (value: Rational) -> Rational {
    Rational(reduced: -value.numerator, value.denominator)
  }

  private init(reduced numerator: BigInt, _ denominator: BigInt) {
    self.numerator = numerator
    self.denominator = denominator
  }

  package static func + (left: Rational, right: Rational) -> Rational {
    Rational(
      left.numerator * right.denominator + right.numerator * left.denominator, left.denominator * right.denominator)
  }

  package static func - (left: Rational, right: Rational) -> Rational { left + (-right) }

  package static func * (left: Rational, right: Rational) -> Rational {
    Rational(left.numerator * right.numerator, left.denominator * right.denominator)
  }

  package static func / (left: Rational, right: Rational) -> Rational {
    Rational(left.numerator * right.denominator, left.denominator * right.numerator)
  }

  package static func += (left: inout Rational, right: Rational) { left = left + right }
  package static func -= (left: inout Rational, right: Rational) { left = left - right }
}
