/// One line of a wrapped text.
public struct TextLine: Hashable, Sendable {
  /// The characters on the line, blanks at its end included, the line break that ends a paragraph not.
  public let range: Range<String.Index>

  /// The width in points. Blanks at the end count unless they do not fit or the line was broken after them.
  public let width: Double
}
