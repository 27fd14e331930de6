/// The size of a text's font.
enum CanvasFont {
  private static let prefix = "UICTFontTextStyle"

  /// The size of the font that an element has, else of the system's for such elements.
  static func size(of node: Int, in tree: MarkupTree, _ category: ContentSizeCategory = .l) -> Double {
    let description =
      tree.child(of: node, named: "fontDescription", key: "fontDescription")
      ?? tree.child(of: node, named: "fontDescription")
    if let description { return size(tree.nodes[description].attributes, category) }
    return standard(tree.nodes[node].name)
  }

  private static func size(_ description: [String: String], _ category: ContentSizeCategory) -> Double {
    if let style = description["style"] {
      let name = style.hasPrefix(prefix) ? String(style.dropFirst(prefix.count)) : style
      return category.size(ofStyle: name)
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
