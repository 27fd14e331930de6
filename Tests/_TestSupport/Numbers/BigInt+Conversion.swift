extension BigInt: CustomStringConvertible {
  /// Decimal digits, with a minus sign where needed.
  package var description: String {
    if let small = asInt { return String(small) }
    var limbs = magnitude
    var groups: [String] = []
    let base: UInt = 1_000_000_000_000_000_000
    while !limbs.isEmpty {
      let (quotient, remainder) = Limbs.divide(limbs, by: base)
      limbs = quotient
      while let top = limbs.last, top == 0 { limbs.removeLast() }
      let digits = String(remainder)
      groups.append(limbs.isEmpty ? digits : String(repeating: "0", count: 18 - digits.count) + digits)
    }
    return (signum < 0 ? "-" : "") + groups.reversed().joined()
  }

  /// The number that decimal digits, with an optional sign, stand for; `nil` for anything else.
  package init?(_ text: String) {
    var digits = Substring(text)
    let isNegative = digits.hasPrefix("-")
    if isNegative { digits.removeFirst() }
    if digits.isEmpty { return nil }
    var result = BigInt.zero
    for character in digits {
      guard let digit = character.wholeNumberValue, character.isASCII else { return nil }
      result = result * 10 + BigInt(digit)
    }
    self = isNegative ? -result : result
  }
}
