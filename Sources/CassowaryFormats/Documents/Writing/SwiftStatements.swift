import CassowaryLayout

/// Properties of views as assignments and calls.
enum SwiftStatements {
  /// What follows a view's name and a dot.
  static func statements(for setting: ViewSetting, isStack: Bool) -> [String] {
    switch setting {
    case .hidden(let isHidden): ["isHidden = \(isHidden)"]
    case .alpha(let alpha): ["alpha = \(numberText(alpha))"]
    case .frame(let frame): ["frame = \(rect(frame))"]
    case .autoresizing(let mask): ["autoresizingMask = \(self.mask(mask))"]
    case .placement(let placement):
      ["frame = \(rect(placement.frame))"]
        + (placement.mask.isEmpty ? [] : ["autoresizingMask = \(mask(placement.mask))"])
    case .intrinsic(let width, let height): ["contentMeasurer = \(RecordedClasses.size(width, height))"]
    case .hugging(let horizontal, let vertical): priorities("ContentHugging", horizontal, vertical)
    case .compression(let horizontal, let vertical): priorities("ContentCompressionResistance", horizontal, vertical)
    case .margins(let insets): ["layoutMargins = \(self.insets(insets))"]
    case .directionalMargins(let insets):
      [
        """
        directionalLayoutMargins = DirectionalEdgeInsets(
            top: \(numberText(insets.top)), leading: \(numberText(insets.leading)),
            bottom: \(numberText(insets.bottom)), trailing: \(numberText(insets.trailing)))
        """
      ]
    case .preservesSuperviewMargins(let preserves): ["preservesSuperviewLayoutMargins = \(preserves)"]
    case .insetsMarginsFromSafeArea(let insets): ["insetsLayoutMarginsFromSafeArea = \(insets)"]
    case .safeArea(let insets): ["safeAreaInsets = \(self.insets(insets))"]
    case .alignmentInsets(let insets): ["recordedInsets = \(self.insets(insets))"]
    case .firstBaseline(let line): ["recordedFirstBaseline = \(baseline(line))"]
    case .lastBaseline(let line): ["recordedLastBaseline = \(baseline(line))"]
    case .semantic(let attribute): ["semanticContentAttribute = .\(attribute)"]
    case .contentOffset(let point): ["contentOffset = Point(x: \(numberText(point.x)), y: \(numberText(point.y)))"]
    case .font(let size): ["font = Font(size: \(numberText(size)))"]
    case .lines(let count): ["numberOfLines = \(count)"]
    case .preferredMaxLayoutWidth(let width): ["preferredMaxLayoutWidth = \(numberText(width))"]
    case .axis, .alignment, .distribution, .spacing, .baselineRelative, .marginsRelative, .hidingBehavior:
      isStack ? [stackStatement(setting)].compactMap(\.self) : []
    // Said where the view is made, where its subviews are known, or not at all.
    case .text, .customSpacing, .sizeToShareBy: []
    }
  }

  private static func stackStatement(_ setting: ViewSetting) -> String? {
    switch setting {
    case .axis(let axis): "axis = .\(axis)"
    case .alignment(let word): "alignment = .\(word.alignment)"
    case .distribution(let word): "distribution = .\(word.distribution)"
    case .spacing(let value): "spacing = \(spacing(value))"
    case .baselineRelative(let isRelative): "isBaselineRelativeArrangement = \(isRelative)"
    case .marginsRelative(let isRelative): "isLayoutMarginsRelativeArrangement = \(isRelative)"
    case .hidingBehavior(let word): "hidingBehavior = .\(word == .collapse ? "collapse" : "uikit")"
    default: nil
    }
  }

  private static func priorities(
    _ name: String, _ horizontal: LayoutPriority?, _ vertical: LayoutPriority?
  ) -> [String] {
    [(horizontal, "horizontal"), (vertical, "vertical")].compactMap { priority, axis in
      priority.map { "set\(name)Priority(\(numberText(Double($0.rawValue))), for: .\(axis))" }
    }
  }

  // MARK: Values

  static func rect(_ rect: Rect) -> String {
    "Rect(x: \(numberText(rect.minX)), y: \(numberText(rect.minY)), width: \(numberText(rect.width)), height: "
      + "\(numberText(rect.height)))"
  }

  static func insets(_ insets: EdgeInsets) -> String {
    "EdgeInsets(top: \(numberText(insets.top)), left: \(numberText(insets.left)), bottom: "
      + "\(numberText(insets.bottom)), right: \(numberText(insets.right)))"
  }

  static func spacing(_ spacing: SpacingValue) -> String {
    switch spacing {
    case .points(let points): numberText(points)
    case .system: "StackView.spacingUseSystem"
    case .default: "StackView.spacingUseDefault"
    }
  }

  private static func baseline(_ baseline: Baseline) -> String {
    "Baseline(fractionOfHeight: \(numberText(baseline.fractionOfHeight)), offset: \(numberText(baseline.offset)))"
  }

  private static func mask(_ mask: AutoresizingMask) -> String {
    let words = AutoresizingWord.allCases.filter { mask.contains($0.mask) }
    return "[" + words.map { "." + $0.rawValue }.joined(separator: ", ") + "]"
  }

  /// The case's name, with which the names of anchors' methods begin.
  static func relation(_ relation: LayoutRelation) -> String {
    switch relation {
    case .equal: "equal"
    case .lessThanOrEqual: "lessThanOrEqual"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }
}
