/// A text in one or more lines; as `UILabel`.
///
/// Its content size is that of the text in the built-in face, not rounded. With more than one line allowed the height
/// follows the width: a layout solves the width first, and then asks for the height of the text wrapped at it. An empty
/// text has no extent.
open class Label: LayoutView {
  /// The text; line breaks in it begin new lines.
  public final var text: String {
    didSet { if text != oldValue { contentDidChange() } }
  }

  /// The font; 17 points by default.
  public final var font: Font {
    didSet { if font != oldValue { contentDidChange() } }
  }

  /// The most lines that are shown; 0 for as many as the text takes, 1 by default.
  public final var numberOfLines: Int {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// The width in points at which the text is wrapped for ``intrinsicContentSize``, whatever the width of the label; 0, the
  /// default, leaves that to the layout.
  public final var preferredMaxLayoutWidth: Double = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }

  /// A label with a text.
  public init(text: String = "", font: Font = Font(size: Font.labelSize), numberOfLines: Int = 1) {
    self.text = text
    self.font = font
    self.numberOfLines = numberOfLines
    super.init(frame: .zero)
  }

  /// The size of the text, wrapped at ``preferredMaxLayoutWidth`` if that is set, else with a line for each paragraph.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  open override var intrinsicContentSize: Size {
    size(wrappedAt: hasPreferredWidth ? preferredMaxLayoutWidth : .infinity)
  }

  /// The size of the text wrapped at `width`, if it may have several lines.
  open override func intrinsicContentSize(forWidth width: Double) -> Size? {
    numberOfLines == 1 || hasPreferredWidth ? nil : size(wrappedAt: width)
  }

  // UIKit puts the baselines at fixed distances from the edges, however tall the label is; so do labels here.

  /// The ascender below the top, however tall the label is.
  open override var firstBaselineMetrics: Baseline { Baseline(offset: font.ascender) }

  /// The ascender below the top of a last line that ends at the bottom edge, however tall the label is.
  open override var lastBaselineMetrics: Baseline {
    Baseline(fractionOfHeight: 1, offset: font.ascender - font.lineHeight)
  }

  /// The font of the text.
  open override var fontForBaselineSpacing: Font? { font }

  /// Of the text as it is.
  private final var sizes: WrappedSizes?

  /// Spares itself measuring what another label has measured, if that has the same text.
  package final func takeOverSizes(of other: Label) {
    if text == other.text && font == other.font && numberOfLines == other.numberOfLines { sizes = other.sizes }
  }

  private var hasPreferredWidth: Bool { preferredMaxLayoutWidth > 0 }

  private func size(wrappedAt width: Double) -> Size {
    var known = sizes ?? WrappedSizes(of: text)
    if let size = known.size(at: width) { return size }
    let size = TextMeasurer(font: font).size(of: text, width: width, limit: max(0, numberOfLines))
    sizes = nil
    known.note(size, at: width)
    sizes = known
    return size
  }

  override final var nameForMessages: String { name(withTitle: text) }

  private func contentDidChange() {
    sizes = nil
    invalidateIntrinsicContentSize()
    invalidateBaselines()
  }
}
