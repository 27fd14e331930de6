/// Text of a document without control characters, which could play tricks on the terminal.
func printable(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: \.isControl) else { return text }
  var result = ""
  for scalar in text.unicodeScalars { result.unicodeScalars.append(scalar.isControl ? "\u{FFFD}" : scalar) }
  return result
}

extension Unicode.Scalar {
  /// Of category Cc. Unicode promises that there will be no others, and looking each character up takes long.
  var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
