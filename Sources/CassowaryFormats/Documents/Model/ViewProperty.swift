/// The properties of views that documents and states can set. This table is all that the reader, the states, the schema
/// and the reference know of them.
package enum ViewProperty: String, CaseIterable, Hashable, Sendable {
  case hidden
  case alpha
  case frame
  case autoresizing
  case intrinsic
  case hugging
  case compression
  case margins
  case preservesSuperviewMargins
  case insetsMarginsFromSafeArea
  case safeArea
  case alignmentInsets
  case firstBaseline
  case lastBaseline
  case semantic
  case text
  case font
  case lines
  case preferredMaxLayoutWidth
  case axis
  case alignment
  case distribution
  case spacing
  case customSpacing
  case baselineRelative
  case marginsRelative
  case hidingBehavior
  case contentOffset

  /// The kinds of views that have the property; all unless said otherwise.
  package var kinds: [ViewKind] {
    switch self {
    case .text, .font: [.label, .button]
    case .lines, .preferredMaxLayoutWidth: [.label]
    case .axis, .alignment, .distribution, .spacing, .customSpacing, .baselineRelative, .marginsRelative,
      .hidingBehavior:
      [.stack]
    case .contentOffset: [.scroll]
    default: ViewKind.allCases
    }
  }

  package static func of(_ kind: ViewKind) -> [ViewProperty] { allCases.filter { $0.kinds.contains(kind) } }
}
