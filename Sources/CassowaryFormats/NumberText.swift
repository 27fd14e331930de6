import Cassowary

/// The shortest decimal that reads back as `value`, zero without a sign: how scripts, messages and reports write
/// numbers.
package func numberText(_ value: Double) -> String {
  value == 0 ? "0" : shortest(value)
}

/// Points for people: three digits behind the point tell a third of a pixel from the next. Programs get all of them.
package func pointsText(_ value: Double) -> String {
  numberText((value * 1000).rounded() / 1000)
}

/// `1 point`, `2.5 points`
func pointCount(_ value: Double) -> String {
  let text = pointsText(value)
  return text == "1" ? "1 point" : text + " points"
}

/// `'a', 'b'`, and how many more there are.
func quotedList(_ words: [String], most: Int = 4) -> String {
  let shown = words.prefix(most).map { "'\($0)'" }.joined(separator: ", ")
  let rest = words.count - most
  return rest > 0 ? shown + " and \(rest) more" : shown
}
