import Testing

@testable import _TestSupport

struct BigIntTests {
  /// Limbs that provoke carries, borrows and wrong quotient estimates.
  static func number(_ random: inout SeededRandom, limbs: ClosedRange<Int>) -> BigInt {
    let awkward: [UInt] = [0, 1, UInt(Int.max), UInt(Int.max) + 1, .max, .max - 1]
    let magnitude = (0..<random.int(in: limbs)).map { _ in
      random.chance(50) ? random.element(of: awkward) : UInt(truncatingIfNeeded: random.next())
    }
    return BigInt(isNegative: random.chance(50), magnitude: magnitude)
  }

  @Test func knownProducts() {
    #expect(
      (1...50).reduce(BigInt.one) { $0 * BigInt($1) }.description
        == "30414093201713378043612608166064768844377641568960512000000000000")
    #expect(
      (1...200).reduce(BigInt.one) { power, _ in power * 3 }.description
        == "265613988875874769338781322035779626829233452653394495974574961739092490901302182994384699044001")
    #expect(
      (((BigInt.one << 127) - 1) * ((BigInt.one << 89) - 1)).description
        == "105312291668557186697918027513529248857806893649219117400977309697")
  }

  @Test func knownQuotients() throws {
    let a = try #require(BigInt("1000000000000000000000000000000000000000000000000000000000007"))
    let b = try #require(BigInt("1000000000000000000000000000000009"))
    #expect((a / b).description == "999999999999999999999999999")
    #expect((a % b).description == "999991000000000000000000000000016")
    // The first estimate of a quotient's limb is too large.
    let c = (BigInt.one << 192) - 1
    let d = (BigInt.one << 128) - (BigInt.one << 64) + 1
    #expect((c / d).description == "18446744073709551616")
    #expect((c % d).description == "340282366920938463444927863358058659839")
    let e = ((BigInt.one << 64) - 1) << 128
    let f = (BigInt.one << 127) + ((BigInt.one << 64) - 1)
    #expect((e / f).description == "36893488147419103226")
    #expect((e % f).description == "147573952589676412922")
  }

  @Test func edgesOfTheMachineWord() {
    let lowest = BigInt(Int.min)
    #expect((-lowest).description == "9223372036854775808")
    #expect(-(-lowest) == lowest)
    #expect(lowest - 1 + 1 == lowest)
    #expect((lowest - 1).asInt == nil)
    #expect(BigInt(Int.max) + 1 == -lowest)
    #expect(lowest * -1 == -lowest)
    #expect(lowest / -1 == -lowest)
    #expect(lowest.absolute > BigInt(Int.max))
    #expect(lowest.bitLength == 64)
    #expect(BigInt.zero.bitLength == 0)
    #expect((-BigInt.zero).signum == 0)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func arithmeticHoldsItsLaws(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<50 {
      let a = Self.number(&random, limbs: 0...6)
      let b = Self.number(&random, limbs: 0...4)
      let c = Self.number(&random, limbs: 0...3)
      #expect(a + b == b + a)
      #expect(a + b - b == a)
      #expect((a + b) * c == a * c + b * c)
      #expect((a * b) * c == a * (b * c))
      #expect((a < b) == ((a - b).signum < 0))
      #expect((a << 67) == a * (BigInt.one << 67))
      guard !b.isZero else { continue }
      let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
      #expect(quotient * b + remainder == a, "seed \(seed): \(a) / \(b)")
      #expect(remainder.absolute < b.absolute)
      #expect(remainder.isZero || remainder.signum == a.signum)
      #expect(a * b / b == a)
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func decimalTextReadsBack(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<20 {
      let number = Self.number(&random, limbs: 0...5)
      #expect(BigInt(number.description) == number)
    }
    #expect(BigInt("") == nil)
    #expect(BigInt("-") == nil)
    #expect(BigInt("1x") == nil)
  }

  @Test func divisors() {
    let factorial = (1...40).reduce(BigInt.one) { $0 * BigInt($1) }
    let other = (BigInt.one << 100) * BigInt(243 * 41 * 43)
    #expect(BigInt.greatestCommonDivisor(factorial, other).description == "66795331387392")
    #expect(BigInt.greatestCommonDivisor(-12, 18) == 6)
    #expect(BigInt.greatestCommonDivisor(0, -7) == 7)
    #expect(BigInt.greatestCommonDivisor(0, 0) == 0)
    #expect(BigInt.greatestCommonDivisor(BigInt(Int.min), BigInt(Int.min)) == -BigInt(Int.min))
  }
}
