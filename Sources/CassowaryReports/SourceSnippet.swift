/// A source line with a caret below the place that a message is about.
enum SourceSnippet {
  /// Longer lines are cut to the surroundings of the place.
  static let widest = 120

  /// Two lines without line ends. The column counts Unicode scalars from 1.
  static func lines(of text: String, column: Int, style: TextStyle) -> [String] {
    var scalars = Array(text.unicodeScalars)
    var caret = max(0, min(column - 1, scalars.count))
    if scalars.count > widest {
      let start = max(0, min(caret - widest / 2, scalars.count - widest))
      let end = min(start + widest, scalars.count)
      let isCut = (before: start > 0, after: end < scalars.count)
      scalars = (isCut.before ? ["…"] : []) + scalars[start..<end] + (isCut.after ? ["…"] : [])
      caret += (isCut.before ? 1 : 0) - start
    }
    var line = ""
    var indent = ""
    for (index, scalar) in scalars.enumerated() {
      // A control character could play tricks on the terminal; a tab has to stay one in both lines.
      let isControl = scalar != "\t" && scalar.isControl
      line.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
      if index < caret { indent += scalar == "\t" ? "\t" : " " }
    }
    return [line, indent + style.mark("^")]
  }
}
