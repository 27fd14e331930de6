import CassowaryLayout

/// A visual format as a document writes it.
struct VisualFormatSpec: Sendable {
  let text: String
  let options: VisualFormatOptions
  let metrics: [String: Double]
  /// The offset at which each character of ``text`` is written, and that of the closing quote.
  let offsets: [Int]

  func offset(of character: Int) -> Int { offsets[min(max(0, character), offsets.count - 1)] }
}

/// The words for options of a visual format.
enum FormatOptionWord: String, DocumentWord, Sendable {
  case alignAllLeft
  case alignAllRight
  case alignAllTop
  case alignAllBottom
  case alignAllLeading
  case alignAllTrailing
  case alignAllCenterX
  case alignAllCenterY
  case alignAllLastBaseline
  case alignAllFirstBaseline
  case directionLeadingToTrailing
  case directionLeftToRight
  case directionRightToLeft
  case spacingEdgeToEdge
  case spacingBaselineToBaseline

  static let wordName = "option of a visual format"

  var option: VisualFormatOptions {
    switch self {
    case .alignAllLeft: .alignAllLeft
    case .alignAllRight: .alignAllRight
    case .alignAllTop: .alignAllTop
    case .alignAllBottom: .alignAllBottom
    case .alignAllLeading: .alignAllLeading
    case .alignAllTrailing: .alignAllTrailing
    case .alignAllCenterX: .alignAllCenterX
    case .alignAllCenterY: .alignAllCenterY
    case .alignAllLastBaseline: .alignAllLastBaseline
    case .alignAllFirstBaseline: .alignAllFirstBaseline
    case .directionLeadingToTrailing: .directionLeadingToTrailing
    case .directionLeftToRight: .directionLeftToRight
    case .directionRightToLeft: .directionRightToLeft
    case .spacingEdgeToEdge: .spacingEdgeToEdge
    case .spacingBaselineToBaseline: .spacingBaselineToBaseline
    }
  }
}
