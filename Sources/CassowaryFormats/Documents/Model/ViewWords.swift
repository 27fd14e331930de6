import CassowaryLayout

/// Whether a view turns round in right-to-left layouts.
enum SemanticWord: String, DocumentWord, Sendable {
  case unspecified
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft

  static let wordName = "semantic attribute"

  var attribute: SemanticContentAttribute {
    switch self {
    case .unspecified: .unspecified
    case .playback: .playback
    case .spatial: .spatial
    case .forceLeftToRight: .forceLeftToRight
    case .forceRightToLeft: .forceRightToLeft
    }
  }
}

/// A part of a view's extent that follows its superview's size.
enum AutoresizingWord: String, DocumentWord, Sendable {
  case flexibleLeftMargin
  case flexibleWidth
  case flexibleRightMargin
  case flexibleTopMargin
  case flexibleHeight
  case flexibleBottomMargin

  static let wordName = "autoresizing flag"

  var mask: AutoresizingMask {
    switch self {
    case .flexibleLeftMargin: .flexibleLeftMargin
    case .flexibleWidth: .flexibleWidth
    case .flexibleRightMargin: .flexibleRightMargin
    case .flexibleTopMargin: .flexibleTopMargin
    case .flexibleHeight: .flexibleHeight
    case .flexibleBottomMargin: .flexibleBottomMargin
    }
  }
}

/// A reading direction.
package enum DirectionWord: String, DocumentWord, Sendable {
  case ltr
  case rtl

  static let wordName = "direction"

  package var direction: LayoutDirection { self == .ltr ? .leftToRight : .rightToLeft }
}
