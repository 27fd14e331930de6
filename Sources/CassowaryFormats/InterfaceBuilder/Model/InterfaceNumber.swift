/// How Interface Builder writes numbers.
enum InterfaceNumber {
  /// A number that a layout can work with.
  static func isLength(_ value: Double) -> Bool { value.isFinite && abs(value) <= DocumentLimits.magnitude }

  /// Digits with a sign, a point or an exponent; no other notation that Swift reads, such as hexadecimal.
  static func decimal(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }), let value = Double(text), isLength(value)
    else { return nil }
    return value
  }

  /// A decimal, or a ratio as `16:9` or `1/3`.
  static func ratio(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    guard parts.count == 2 else { return decimal(text) }
    guard let part = decimal(String(parts[0])), let whole = decimal(String(parts[1])), whole != 0,
      isLength(part / whole)
    else { return nil }
    return part / whole
  }
}
