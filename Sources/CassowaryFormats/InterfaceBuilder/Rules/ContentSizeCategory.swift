/// How large the user wants text to be.
package enum ContentSizeCategory: String, CaseIterable, Sendable {
  case xs
  case s
  case m
  /// The system's default.
  case l
  case xl
  case xxl
  case xxxl
  case ax1
  case ax2
  case ax3
  case ax4
  case ax5
}

extension ContentSizeCategory {
  /// Points of the text styles in each category, as Apple's guidelines list them; by the style's name without its prefix.
  private static let sizes: [String: [Double]] = {
    let body: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    let largeTitle: [Double] = [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    let subhead: [Double] = [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    return [
      "LargeTitle": largeTitle, "Title0": largeTitle,
      "Title1": [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      "Title2": [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      "Title3": [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      "Headline": body, "Body": body,
      "Callout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      "Subhead": subhead, "Subheadline": subhead,
      "Footnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      "Caption1": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      "Caption2": [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
  }()

  /// The size of a text style; that of body text for styles that are not known.
  func size(ofStyle style: String) -> Double {
    let sizes = Self.sizes[style] ?? Self.sizes["Body"] ?? []
    return zip(Self.allCases, sizes).first { $0.0 == self }?.1 ?? 17
  }
}
