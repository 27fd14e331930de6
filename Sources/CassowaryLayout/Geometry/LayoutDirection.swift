/// The direction in which a line is read.
public enum LayoutDirection: Int, Hashable, Sendable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// Whether a view turns round in right-to-left layouts; as `UISemanticContentAttribute`.
public enum SemanticContentAttribute: Int, Hashable, Sendable {
  /// Follows the layout direction.
  case unspecified = 0
  /// Controls for playing media: never turned round.
  case playback = 1
  /// Controls that name a direction in space: never turned round.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}
