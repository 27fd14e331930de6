import CassowaryLayout

/// Properties of views as the members of a layout document's objects.
enum SettingText {
  /// The members for a setting; none for what documents do not have.
  static func members(of setting: ViewSetting, frame: Rect, isRoot: Bool) -> [String] {
    switch setting {
    case .hidden(let isHidden): [member(.hidden, isHidden)]
    case .alpha(let alpha): [member(.alpha, alpha)]
    case .frame, .placement: isRoot ? [] : placed(setting, frame)
    case .autoresizing(let mask): [member(.autoresizing, flags(mask))]
    case .intrinsic(let width, let height): [member(.intrinsic, pair(width, height))]
    case .hugging(let horizontal, let vertical): [member(.hugging, pair(horizontal, vertical))]
    case .compression(let horizontal, let vertical): [member(.compression, pair(horizontal, vertical))]
    case .margins(let insets): [member(.margins, self.insets(insets))]
    case .directionalMargins(let insets): [member(.margins, directional(insets))]
    case .preservesSuperviewMargins(let preserves): [member(.preservesSuperviewMargins, preserves)]
    case .insetsMarginsFromSafeArea(let insets): [member(.insetsMarginsFromSafeArea, insets)]
    case .safeArea(let insets): isRoot ? [] : [member(.safeArea, self.insets(insets))]
    case .alignmentInsets(let insets): [member(.alignmentInsets, self.insets(insets))]
    case .firstBaseline(let line):
      [member(.firstBaseline, line.fractionOfHeight * frame.height + line.offset)]
    case .lastBaseline(let line):
      [member(.lastBaseline, (1 - line.fractionOfHeight) * frame.height - line.offset)]
    case .semantic(let attribute): word(attribute).map { [member(.semantic, literal($0))] } ?? []
    case .contentOffset(let point): [member(.contentOffset, pair(point.x, point.y))]
    case .text(let text): [member(.text, JSONString.literal(text))]
    case .font(let size): [member(.font, size)]
    case .lines(let count): [member(.lines, String(count))]
    case .preferredMaxLayoutWidth(let width): [member(.preferredMaxLayoutWidth, width)]
    case .axis(let axis): [member(.axis, literal(axis == .vertical ? "vertical" : "horizontal"))]
    case .alignment(let word): [member(.alignment, literal(word.rawValue))]
    case .distribution(let word): [member(.distribution, literal(word.rawValue))]
    case .spacing(let spacing): spacing == .default ? [] : [member(.spacing, value(spacing))]
    case .baselineRelative(let isRelative): [member(.baselineRelative, isRelative)]
    case .marginsRelative(let isRelative): [member(.marginsRelative, isRelative)]
    case .hidingBehavior(let word): [member(.hidingBehavior, literal(word.rawValue))]
    // An import makes none of the first; how a stack shares is measured where it is not said.
    case .customSpacing, .sizeToShareBy: []
    }
  }

  private static func placed(_ setting: ViewSetting, _ frame: Rect) -> [String] {
    let numbers = [frame.minX, frame.minY, max(frame.width, 0), max(frame.height, 0)].map(numberText)
    var members = [member(.frame, "[\(numbers.joined(separator: ", "))]")]
    if case .placement(let placement) = setting, !placement.mask.isEmpty {
      members.append(member(.autoresizing, flags(placement.mask)))
    }
    return members
  }

  // MARK: Values

  static func insets(_ insets: EdgeInsets) -> String {
    sides([("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)])
  }

  private static func directional(_ insets: DirectionalEdgeInsets) -> String {
    sides([
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing),
    ])
  }

  private static func sides(_ sides: [(name: String, value: Double)]) -> String {
    "{ " + sides.map { "\"\($0.name)\": \(numberText($0.value))" }.joined(separator: ", ") + " }"
  }

  private static func flags(_ mask: AutoresizingMask) -> String {
    let words = AutoresizingWord.allCases.filter { mask.contains($0.mask) }
    return "[" + words.map { literal($0.rawValue) }.joined(separator: ", ") + "]"
  }

  private static func value(_ spacing: SpacingValue) -> String {
    if case .points(let points) = spacing { return numberText(points) }
    return literal("system")
  }

  private static func word(_ attribute: SemanticContentAttribute) -> String? {
    SemanticWord.allCases.first { $0.attribute == attribute }?.rawValue
  }

  private static func pair(_ one: Double?, _ other: Double?) -> String {
    "[\(one.map(numberText) ?? "null"), \(other.map(numberText) ?? "null")]"
  }

  private static func pair(_ one: LayoutPriority?, _ other: LayoutPriority?) -> String {
    pair(one.map { Double($0.rawValue) }, other.map { Double($0.rawValue) })
  }

  private static func literal(_ word: String) -> String { JSONString.literal(word) }

  private static func member(_ property: ViewProperty, _ value: String) -> String {
    "\"\(property.rawValue)\": \(value)"
  }

  private static func member(_ property: ViewProperty, _ value: Double) -> String {
    member(property, numberText(value))
  }

  private static func member(_ property: ViewProperty, _ value: Bool) -> String {
    member(property, value ? "true" : "false")
  }
}
