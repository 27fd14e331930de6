/// What findings are about. The raw values are ids that reports and their readers rely on.
package enum FindingRule: String, CaseIterable, Sendable {
  case invalidFile = "invalid-file"
  case doubtfulPart = "doubtful-part"
  case unknownElement = "unknown-element"
  case conflict
  case negativeSize = "negative-size"
  case refused
  case expectation
  case ambiguity
  case tiedPriorities = "tied-priorities"
  case clippedContent = "clipped-content"
  case overlap
  case hiddenSize = "hidden-size"
  case duplicate
  case redundant
  case noEffect = "no-effect"
  case preference
  case misplaced
  case fractionalPixels = "fractional-pixels"

  package var level: FindingLevel {
    switch self {
    case .invalidFile, .conflict, .refused, .expectation: .error
    case .negativeSize, .ambiguity, .tiedPriorities, .clippedContent, .overlap, .hiddenSize, .duplicate,
      .misplaced, .doubtfulPart:
      .warning
    case .unknownElement, .redundant, .noEffect, .preference, .fractionalPixels: .note
    }
  }

  /// One sentence.
  package var summary: String {
    switch self {
    case .invalidFile: "The file cannot be read."
    case .doubtfulPart: "A part of a storyboard or xib makes no sense, and the rest was laid out."
    case .unknownElement: "A part of a storyboard or xib is not known here: an element, a device, an attribute's value."
    case .conflict: "Required constraints contradict each other."
    case .negativeSize: "Required constraints ask for a negative size."
    case .refused: "A statement of a script is refused."
    case .expectation: "An expectation of a script fails."
    case .ambiguity: "The constraints leave a place or size open."
    case .tiedPriorities: "Equal priorities leave open which of two views gives way."
    case .clippedContent: "Content does not fit."
    case .overlap: "Views lie over one another in part."
    case .hiddenSize: "A hidden arranged view has a required size along its stack."
    case .duplicate: "A constraint says what another one says."
    case .redundant: "A required constraint follows from others."
    case .noEffect: "A constraint decides nothing in any state at any size that was checked."
    case .preference: "A preference is given up."
    case .misplaced: "A view's frame is not the one that Interface Builder recorded."
    case .fractionalPixels: "An edge does not lie on a pixel."
    }
  }
}

/// How bad a finding is; a worse one is greater.
package enum FindingLevel: String, CaseIterable, Comparable, Sendable {
  case note
  case warning
  case error

  private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }

  package static func < (left: FindingLevel, right: FindingLevel) -> Bool { left.rank < right.rank }
}
