/// The attributes that visual format means, by axis and options.
struct VisualFormatWords {
  let axis: Axis
  let options: VisualFormatOptions

  /// Whether the first view of the string is the rightmost.
  var isReversed: Bool { axis == .horizontal && options.contains(.directionRightToLeft) }

  /// Where a view begins and ends in the order of reading, or from left to right.
  var start: LayoutAttribute { axis == .vertical ? .top : isAbsolute ? .left : .leading }
  var end: LayoutAttribute { axis == .vertical ? .bottom : isAbsolute ? .right : .trailing }

  private var isAbsolute: Bool { !options.isDisjoint(with: .directionMask) }

  /// The same edges, inside the margins.
  var startMargin: LayoutAttribute { margin(start) }
  var endMargin: LayoutAttribute { margin(end) }

  var size: LayoutAttribute { axis == .horizontal ? .width : .height }

  private func margin(_ edge: LayoutAttribute) -> LayoutAttribute {
    switch edge {
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    default: .bottomMargin
    }
  }

  /// What the distance between two neighbours is measured between, and what a single hyphen stands for.
  struct Pair {
    let end: LayoutAttribute
    let start: LayoutAttribute
    let standardSpace: Double
  }

  /// Guides have no baselines: next to one, distances lie between edges whatever the options say.
  func pair(from one: LayoutItem, to other: LayoutItem) -> Pair {
    guard axis == .vertical, options.contains(.spacingBaselineToBaseline), let one = one as? LayoutView,
      let other = other as? LayoutView
    else { return Pair(end: end, start: start, standardSpace: SystemSpacing.edgeToEdge) }
    let space = SystemSpacing.distance(
      lower: other.viewForFirstBaselineLayout.fontForBaselineSpacing,
      upper: one.viewForLastBaselineLayout.fontForBaselineSpacing,
      isBaseline: true, scale: other.root.displayScale, multiplier: 1)
    return Pair(end: .lastBaseline, start: .firstBaseline, standardSpace: space)
  }

  /// The alignments of the options that make no sense because they run along the axis; nil for none.
  var misdirectedAlignments: String? {
    let wrong = options.alignedAttributes.filter { $0.axis == axis }
    return wrong.isEmpty ? nil : wrong.map(\.name).joined(separator: ", ")
  }
}
