/// A number with six significant digits, as C's `%g` writes it and UIKit's descriptions with it: `94.3333`, `1e+06`.
func general(_ number: Double) -> String {
  if number == 0 { return "0" }
  if !number.isFinite { return number.description }
  var decimal = Decimal(number.magnitude)
  decimal.round(to: 6)
  let text = decimal.exponent < -4 || decimal.exponent >= 6 ? decimal.scientific : decimal.positional
  return number < 0 ? "-" + text : text
}

/// Decimal digits, the first one not 0 and worth ten to the power `exponent`.
private struct Decimal {
  private var digits: [UInt8]
  private(set) var exponent: Int

  /// The shortest digits that give the number, which is finite and above 0.
  init(_ number: Double) {
    let parts = number.description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let all = mantissa.joined().utf8.map { $0 - UInt8(ascii: "0") }
    let power = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let zeros = all.prefix { $0 == 0 }.count
    digits = Array(all.dropFirst(zeros))
    exponent = mantissa[0].count - 1 - zeros + power
    trim()
  }

  mutating func round(to count: Int) {
    guard digits.count > count else { return }
    let isUp = digits[count] >= 5
    digits.removeLast(digits.count - count)
    if isUp {
      while digits.last == 9 { digits.removeLast() }
      if digits.isEmpty {
        digits = [1]
        exponent += 1
      } else {
        digits[digits.count - 1] += 1
      }
    }
    trim()
  }

  private mutating func trim() {
    while digits.count > 1, digits.last == 0 { digits.removeLast() }
  }

  var positional: String {
    if exponent < 0 { return "0." + String(repeating: "0", count: -exponent - 1) + text(digits[...]) }
    let whole = digits.prefix(exponent + 1)
    let text = text(whole) + String(repeating: "0", count: exponent + 1 - whole.count)
    return digits.count > whole.count ? text + "." + self.text(digits.dropFirst(whole.count)) : text
  }

  var scientific: String {
    let rest = digits.dropFirst()
    let power = exponent.magnitude < 10 ? "0\(exponent.magnitude)" : "\(exponent.magnitude)"
    return text(digits.prefix(1)) + (rest.isEmpty ? "" : "." + text(rest)) + (exponent < 0 ? "e-" : "e+") + power
  }

  private func text(_ digits: ArraySlice<UInt8>) -> String { digits.map(\.description).joined() }
}
