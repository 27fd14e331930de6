/// School arithmetic on magnitudes: arrays of machine words, lowest first.
enum Limbs {
  /// Negative, zero or positive as `a` is below, equal to or above `b`. Neither has a zero limb on top.
  static func compare(_ a: [UInt], _ b: [UInt]) -> Int {
    if a.count != b.count { return a.count < b.count ? -1 : 1 }
    var index = a.count - 1
    while index >= 0 {
      if a[index] != b[index] { return a[index] < b[index] ? -1 : 1 }
      index -= 1
    }
    return 0
  }

  static func sum(_ a: [UInt], _ b: [UInt]) -> [UInt] {
    let (long, short) = a.count >= b.count ? (a, b) : (b, a)
    var result = long
    var carry: UInt = 0
    var index = 0
    while index < long.count, index < short.count || carry != 0 {
      let (first, overflow1) = long[index].addingReportingOverflow(index < short.count ? short[index] : 0)
      let (second, overflow2) = first.addingReportingOverflow(carry)
      result[index] = second
      carry = overflow1 || overflow2 ? 1 : 0
      index += 1
    }
    if carry != 0 { result.append(carry) }
    return result
  }

  /// `a - b`, for `a >= b`; zero limbs may be left on top.
  static func difference(_ a: [UInt], _ b: [UInt]) -> [UInt] {
    var result = a
    var borrow: UInt = 0
    var index = 0
    while index < a.count, index < b.count || borrow != 0 {
      let (first, overflow1) = a[index].subtractingReportingOverflow(index < b.count ? b[index] : 0)
      let (second, overflow2) = first.subtractingReportingOverflow(borrow)
      result[index] = second
      borrow = overflow1 || overflow2 ? 1 : 0
      index += 1
    }
    return result
  }

  /// `a * b`; zero limbs may be left on top.
  static func product(_ a: [UInt], _ b: [UInt]) -> [UInt] {
    if a.isEmpty || b.isEmpty { return [] }
    var result = [UInt](repeating: 0, count: a.count + b.count)
    var i = 0
    while i < a.count {
      let factor = a[i]
      var carry: UInt = 0
      var j = 0
      while j < b.count {
        // factor · b + result + carry never exceeds two limbs.
        let (high, low) = factor.multipliedFullWidth(by: b[j])
        let (sum1, overflow1) = low.addingReportingOverflow(result[i &+ j])
        let (sum2, overflow2) = sum1.addingReportingOverflow(carry)
        result[i &+ j] = sum2
        carry = high &+ (overflow1 ? 1 : 0) &+ (overflow2 ? 1 : 0)
        j &+= 1
      }
      result[i &+ b.count] = carry
      i &+= 1
    }
    return result
  }

  /// `a << bits`.
  static func shiftedLeft(_ a: [UInt], by bits: Int) -> [UInt] {
    if a.isEmpty { return a }
    let (limbs, rest) = (bits / UInt.bitWidth, bits % UInt.bitWidth)
    var result = [UInt](repeating: 0, count: limbs)
    if rest == 0 { return result + a }
    var carry: UInt = 0
    for limb in a {
      result.append(limb << UInt(rest) | carry)
      carry = limb >> UInt(UInt.bitWidth - rest)
    }
    if carry != 0 { result.append(carry) }
    return result
  }

  /// `a >> bits`; zero limbs may be left on top.
  static func shiftedRight(_ a: [UInt], by bits: Int) -> [UInt] {
    let (limbs, rest) = (bits / UInt.bitWidth, bits % UInt.bitWidth)
    if limbs >= a.count { return [] }
    var result = Array(a[limbs...])
    if rest == 0 { return result }
    for index in result.indices {
      let above = index + 1 < result.count ? result[index + 1] << UInt(UInt.bitWidth - rest) : 0
      result[index] = result[index] >> UInt(rest) | above
    }
    return result
  }

  /// Quotient and remainder by one limb.
  static func divide(_ a: [UInt], by divisor: UInt) -> (quotient: [UInt], remainder: UInt) {
    var quotient = a
    var remainder: UInt = 0
    var index = a.count - 1
    while index >= 0 {
      (quotient[index], remainder) = divisor.dividingFullWidth((remainder, a[index]))
      index -= 1
    }
    return (quotient, remainder)
  }

  /// Quotient and remainder; zero limbs may be left on top. Long division with two-limb estimates
  /// (Knuth, The Art of Computer Programming, 4.3.1, algorithm D).
  static func divide(_ a: [UInt], by b: [UInt]) -> (quotient: [UInt], remainder: [UInt]) {
    precondition(!b.isEmpty, "division by zero")
    if compare(a, b) < 0 { return ([], a) }
    if b.count == 1 {
      let (quotient, remainder) = divide(a, by: b[0])
      return (quotient, remainder == 0 ? [] : [remainder])
    }
    let shift = b[b.count - 1].leadingZeroBitCount
    let divisor = shiftedLeft(b, by: shift)
    var rest = shiftedLeft(a, by: shift)
    if rest.count == a.count { rest.append(0) }
    let count = divisor.count
    let (top, second) = (divisor[count - 1], divisor[count - 2])
    var quotient = [UInt](repeating: 0, count: rest.count - count)
    var position = quotient.count - 1
    while position >= 0 {
      let high = rest[position + count]
      var estimate: UInt
      var remainder: UInt
      var remainderFits = true
      if high >= top {
        estimate = .max
        // rest − estimate · top, with estimate = 2⁶⁴ − 1 and high == top.
        (remainder, remainderFits) = rest[position + count - 1].addingReportingOverflow(top)
        remainderFits.toggle()
      } else {
        (estimate, remainder) = top.dividingFullWidth((high, rest[position + count - 1]))
      }
      while remainderFits {
        let (productHigh, productLow) = estimate.multipliedFullWidth(by: second)
        let next = rest[position + count - 2]
        guard productHigh > remainder || (productHigh == remainder && productLow > next) else { break }
        estimate -= 1
        let (sum, overflow) = remainder.addingReportingOverflow(top)
        remainder = sum
        remainderFits = !overflow
      }
      if subtract(divisor, times: estimate, from: &rest, at: position) {
        estimate -= 1
        addBack(divisor, to: &rest, at: position)
      }
      quotient[position] = estimate
      position -= 1
    }
    rest.removeLast(rest.count - count)
    return (quotient, shiftedRight(rest, by: shift))
  }

  /// Subtracts `factor · divisor` from `rest` at a limb position; true if that went below zero.
  private static func subtract(_ divisor: [UInt], times factor: UInt, from rest: inout [UInt], at position: Int) -> Bool
  {
    var carry: UInt = 0
    var index = 0
    while index < divisor.count {
      let (high, low) = factor.multipliedFullWidth(by: divisor[index])
      let (sum, overflow1) = low.addingReportingOverflow(carry)
      let (difference, overflow2) = rest[position &+ index].subtractingReportingOverflow(sum)
      rest[position &+ index] = difference
      carry = high &+ (overflow1 ? 1 : 0) &+ (overflow2 ? 1 : 0)
      index &+= 1
    }
    let (difference, overflow) = rest[position &+ index].subtractingReportingOverflow(carry)
    rest[position &+ index] = difference
    return overflow
  }

  private static func addBack(_ divisor: [UInt], to rest: inout [UInt], at position: Int) {
    var carry: UInt = 0
    var index = 0
    while index < divisor.count {
      let (sum1, overflow1) = rest[position &+ index].addingReportingOverflow(divisor[index])
      let (sum2, overflow2) = sum1.addingReportingOverflow(carry)
      rest[position &+ index] = sum2
      carry = overflow1 || overflow2 ? 1 : 0
      index &+= 1
    }
    rest[position &+ index] &+= carry
  }
}
