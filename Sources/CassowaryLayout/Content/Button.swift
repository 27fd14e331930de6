/// A title that can be tapped; as a system `UIButton` without an image.
///
/// Its content size is that of the title on one line, plus ``contentInsets``, and at least ``minimumSize``. The defaults
/// are those that show in Interface Builder's frames of system buttons: as wide as the title, six points above and below
/// it, and never under 30 by 30.
open class Button: LayoutView {
  /// The text on the button.
  public final var title: String {
    didSet { if title != oldValue { contentDidChange() } }
  }

  /// The font of the title; 15 points by default.
  public final var font: Font {
    didSet { if font != oldValue { contentDidChange() } }
  }

  /// What is left free around the title, in points; (6, 0, 6, 0) by default.
  public final var contentInsets = EdgeInsets(top: 6, bottom: 6) {
    didSet { if contentInsets != oldValue { contentDidChange() } }
  }

  /// What the content size does not fall below, in points; 30 by 30 by default.
  public final var minimumSize = Size(width: 30, height: 30) {
    didSet { if minimumSize != oldValue { contentDidChange() } }
  }

  /// A button with a title.
  public init(title: String = "", font: Font = Font(size: Font.buttonSize)) {
    self.title = title
    self.font = font
    super.init(frame: .zero)
  }

  /// The size of the title and what surrounds it, not rounded.
  ///
  /// - Complexity: O(*n*) in the length of the title.
  open override var intrinsicContentSize: Size {
    let text = TextMeasurer(font: font).size(of: title, limit: 1)
    return Size(
      width: max(minimumSize.width, contentInsets.left + text.width + contentInsets.right),
      height: max(minimumSize.height, contentInsets.top + font.lineHeight + contentInsets.bottom))
  }

  /// The baseline of the title, which is centred in what the insets leave.
  open override var firstBaselineMetrics: Baseline {
    Baseline(
      fractionOfHeight: 0.5,
      offset: (contentInsets.top - contentInsets.bottom - font.lineHeight) / 2 + font.ascender)
  }

  /// The same line as ``firstBaselineMetrics``.
  open override var lastBaselineMetrics: Baseline { firstBaselineMetrics }

  /// The font of the title.
  open override var fontForBaselineSpacing: Font? { font }

  override final var nameForMessages: String { name(withTitle: title) }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    invalidateBaselines()
  }
}
