extension ScriptLexer {
  /// A number as in Swift: `12`, `1_000`, `0x1F`, `0b101`, `0o17`, `1.5`, `2e-3`, `0x1.8p3`.
  mutating func number() throws(ScriptSyntaxError) -> ScriptToken.Kind {
    let start = position
    let radix = radixPrefix()
    if radix != 10 { index += 2 }
    let digitsStart = index
    var isWhole = true
    skipDigits(radix: radix)
    guard index > digitsStart, scalars[digitsStart] != "_" else {
      throw error(at: start, "digits are missing after '0\(scalars[digitsStart - 1])'")
    }
    if radix == 10 || radix == 16 {
      let hasFraction = peek() == "." && peek(1)?.digitValue(radix: radix) != nil
      if hasFraction {
        isWhole = false
        index += 1
        skipDigits(radix: radix)
      }
      if let mark = peek(), radix == 10 ? mark == "e" || mark == "E" : mark == "p" || mark == "P" {
        isWhole = false
        try exponent(after: mark)
      } else if hasFraction, radix == 16 {
        throw error(at: start, "a hexadecimal fraction needs an exponent, as in 0x1.8p0")
      }
    }
    try requireEnd(of: start)
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[digitsStart..<index].filter { $0 != "_" })
    let whole = isWhole ? Int(text, radix: radix) : nil
    return .number(try value(text, radix: radix, at: start), whole: whole)
  }

  private func radixPrefix() -> Int {
    guard peek() == "0" else { return 10 }
    return switch peek(1) {
    case "x": 16
    case "o": 8
    case "b": 2
    default: 10
    }
  }

  private mutating func skipDigits(radix: Int) {
    while let scalar = peek(), scalar == "_" || scalar.digitValue(radix: radix) != nil { index += 1 }
  }

  private mutating func exponent(after mark: Unicode.Scalar) throws(ScriptSyntaxError) {
    index += 1
    if peek() == "+" || peek() == "-" { index += 1 }
    guard peek()?.isDigit == true else { throw error("digits are missing after the exponent's '\(mark)'") }
    skipDigits(radix: 10)
  }

  /// A number runs into nothing: `2x` is a forgotten `*`, `1.` and `1.2.3` are slips.
  private func requireEnd(of start: SourcePosition) throws(ScriptSyntaxError) {
    guard let scalar = peek() else { return }
    if scalar.beginsName || scalar.isDigit { throw error("write '*' between a number and a name") }
    if scalar == ".", !(peek(1) == "." && peek(2) == ".") { throw error("digits stand on both sides of a '.'") }
  }

  private func value(
    _ digits: String, radix: Int, at start: SourcePosition
  ) throws(ScriptSyntaxError) -> Double {
    switch radix {
    case 10, 16:
      // Too large a number reads as infinity: the solver refuses it as one, with the statement's name.
      if let value = Double(radix == 16 ? "0x" + digits : digits) { return value }
    default:
      var value = 0.0
      for scalar in digits.unicodeScalars {
        value = value * Double(radix) + Double(scalar.digitValue(radix: radix) ?? 0)
      }
      return value
    }
    throw error(at: start, "this is not a number")
  }
}

extension Unicode.Scalar {
  /// The digit's value, if it is one in this radix.
  fileprivate func digitValue(radix: Int) -> Int? {
    let digit: Int
    switch self {
    case "0"..."9": digit = Int(value) - 48
    case "a"..."f": digit = Int(value) - 87
    case "A"..."F": digit = Int(value) - 55
    default: return nil
    }
    return digit < radix ? digit : nil
  }
}
