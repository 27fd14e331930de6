import Testing

@testable import _TestSupport

struct RationalTests {
  @Test func lowestTerms() {
    #expect(Rational(6, -4).description == "-3/2")
    #expect(Rational(0, -4) == 0)
    #expect(Rational(-8, -2).description == "4")
  }

  @Test func harmonicSum() {
    let sum = (1...30).reduce(Rational.zero) { $0 + Rational(1, BigInt($1)) }
    #expect(sum.description == "9304682830147/2329089562800")
    #expect(sum.approximate == 3.994987130920391)
  }

  @Test func numbersAreTakenExactly() {
    #expect(Rational(0.1).description == "3602879701896397/36028797018963968")
    #expect(Rational(-2.5) == Rational(-5, 2))
    #expect(Rational(0.0) == 0)
    #expect(Rational(Double.leastNonzeroMagnitude) == Rational(1, BigInt.one << 1074))
    #expect(Rational(Double.greatestFiniteMagnitude) == Rational(((BigInt.one << 53) - 1) << 971))
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func numbersReadBack(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<100 {
      let number = Double(bitPattern: random.next())
      guard number.isNormal else { continue }
      #expect(Rational(number).approximate.bitPattern == number.bitPattern)
    }
  }

  /// Division in hardware rounds correctly, so it must agree for whole numbers that are exact.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func quotientsRoundLikeHardware(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<100 {
      let (a, b) = (random.int(in: -1 << 53...1 << 53), random.int(in: 1...1 << 53))
      #expect(Rational(BigInt(a), BigInt(b)).approximate == Double(a) / Double(b))
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func fieldLaws(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func fraction() -> Rational {
      let denominator = BigIntTests.number(&random, limbs: 1...2)
      return Rational(BigIntTests.number(&random, limbs: 0...2), denominator.isZero ? 1 : denominator)
    }
    for _ in 0..<20 {
      let (a, b, c) = (fraction(), fraction(), fraction())
      #expect(a + b == b + a)
      #expect((a + b) + c == a + (b + c))
      #expect((a + b) * c == a * c + b * c)
      #expect(a - a == 0)
      #expect((a < b) == ((b - a).signum > 0))
      if !a.isZero { #expect(b / a * a == b) }
      #expect(Rational(a.floor) <= a && a < Rational(a.floor) + 1)
      #expect(BigInt.greatestCommonDivisor(a.numerator, a.denominator) == 1)
    }
  }

  @Test func nearlyShortFractions() {
    #expect(Rational(nearly: 1.0 / 3) == Rational(1, 3))
    #expect(Rational(nearly: -22.0 / 7) == Rational(-22, 7))
    #expect(Rational(nearly: 7) == 7)
    #expect(Rational(nearly: 1e6 + 1.0 / 7) == Rational(7_000_001, 7))
    #expect(Rational(nearly: 0.1 + 0.2) == Rational(3, 10))
    // No short fraction: taken literally.
    #expect(Rational(nearly: 3.141592653589793) == Rational(3.141592653589793))
  }
}
