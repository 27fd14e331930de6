/// The size of a text's font.
enum CanvasFont {
  /// Points at the system's default text size, by the style's name without its prefix.
  private static let styles: [String: Double] = [
    "LargeTitle": 34, "Title0": 34, "Title1": 28, "Title2": 22, "Title3": 20, "Headline": 17, "Body": 17,
    "Callout": 16, "Subhead": 15, "Subheadline": 15, "Footnote": 13, "Caption1": 12, "Caption2": 11,
  ]

  private static let prefix = "UICTFontTextStyle"

  /// The size of the font that an element has, else of the system's for such elements.
  static func size(of node: Int, in tree: MarkupTree) -> Double {
    let description =
      tree.child(of: node, named: "fontDescription", key: "fontDescription")
      ?? tree.child(of: node, named: "fontDescription")
    if let description { return size(description: tree.nodes[description].attributes) }
    return standard(tree.nodes[node].name)
  }

  private static func size(description: [String: String]) -> Double {
    if let style = description["style"] {
      let name = style.hasPrefix(prefix) ? String(style.dropFirst(prefix.count)) : style
      return styles[name] ?? Double(17)
    }
    if let points = description["pointSize"].flatMap(InterfaceNumber.decimal), points > 0 { return points }
    switch description["type"] {
    case "smallSystem", "smallSystemBold": return 12
    default: return 17
    }
  }

  private static func standard(_ element: String) -> Double {
    switch element {
    case "button": 15
    case "textField", "textView": 14
    default: 17
    }
  }
}
