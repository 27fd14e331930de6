/// Text of a document without control characters, which could play tricks on the terminal.
func printable(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    result.unicodeScalars.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
  }
  return result
}
