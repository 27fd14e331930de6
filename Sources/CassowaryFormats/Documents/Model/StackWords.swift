/// How a stack lays its views out across its axis.
enum AlignmentWord: String, DocumentWord, Sendable {
  case fill
  case leading
  case top
  case firstBaseline
  case center
  case trailing
  case bottom
  case lastBaseline

  static let wordName = "alignment"
}

/// How a stack lays its views out along its axis.
enum DistributionWord: String, DocumentWord, Sendable {
  case fill
  case fillEqually
  case fillProportionally
  case equalSpacing
  case equalCentering

  static let wordName = "distribution"
}

/// What hiding an arranged view does.
enum HidingWord: String, DocumentWord, Sendable {
  case collapse
  case uikit

  static let wordName = "hiding behaviour"
}

/// The direction of a stack.
enum AxisWord: String, DocumentWord, Sendable {
  case horizontal
  case vertical

  static let wordName = "axis"
}
