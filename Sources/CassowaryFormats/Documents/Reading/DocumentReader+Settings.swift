import CassowaryLayout

extension DocumentReader {
  /// Reads the properties of all views; their ids are known by now.
  mutating func readSettings() {
    for index in views.indices {
      let kind = views[index].kind
      for member in values[index].children {
        guard let property = member.key.flatMap(ViewProperty.init(rawValue:)), kind.has(property) else {
          continue
        }
        guard isKnown(property, of: index) else { continue }
        guard let setting = setting(property, of: index, from: member) else { continue }
        views[index].settings.append(setting)
        if property == .frame { views[index].hasFrame = true }
      }
    }
  }

  /// The root has the canvas's safe area; it and arranged views have no frame of their own.
  func isKnown(_ property: ViewProperty, of view: Int) -> Bool {
    let spec = views[view]
    if spec.parent == nil, property == .safeArea { return false }
    let isPlaced = spec.parent == nil || spec.isArranged
    return spec.kind.has(property) && !(isPlaced && DocumentKeys.placed.contains(property.rawValue))
  }

  /// The value of a property, `nil` if it does not fit.
  mutating func setting(_ property: ViewProperty, of view: Int, from value: JSONValue) -> ViewSetting? {
    switch property {
    case .hidden: return boolean(value).map { .hidden($0) }
    case .alpha: return number(value, 0...1, expected: "a number from 0 to 1").map { .alpha($0) }
    case .frame: return rect(value).map { .frame($0) }
    case .autoresizing: return mask(value).map { .autoresizing($0) }
    case .intrinsic: return intrinsic(value).map { .intrinsic(width: $0.width, height: $0.height) }
    case .hugging: return priorities(value).map { .hugging(horizontal: $0.horizontal, vertical: $0.vertical) }
    case .compression: return priorities(value).map { .compression(horizontal: $0.horizontal, vertical: $0.vertical) }
    case .margins:
      switch margins(value) {
      case .absolute(let insets): return .margins(insets)
      case .directional(let insets): return .directionalMargins(insets)
      case nil: return nil
      }
    case .preservesSuperviewMargins: return boolean(value).map { .preservesSuperviewMargins($0) }
    case .insetsMarginsFromSafeArea: return boolean(value).map { .insetsMarginsFromSafeArea($0) }
    case .safeArea: return insets(value).map { .safeArea($0) }
    case .alignmentInsets: return insets(value).map { .alignmentInsets($0) }
    case .firstBaseline: return number(value).map { .firstBaseline(Baseline(offset: $0)) }
    case .lastBaseline: return number(value).map { .lastBaseline(Baseline(fractionOfHeight: 1, offset: -$0)) }
    case .semantic:
      let word: SemanticWord? = word(value)
      return word.map { .semantic($0.attribute) }
    case .contentOffset: return point(value).map { .contentOffset($0) }
    case .text, .font, .lines, .preferredMaxLayoutWidth: return textSetting(property, from: value)
    case .axis, .alignment, .distribution, .spacing, .customSpacing, .baselineRelative, .marginsRelative,
      .hidingBehavior:
      return stackSetting(property, of: view, from: value)
    }
  }

  private mutating func textSetting(_ property: ViewProperty, from value: JSONValue) -> ViewSetting? {
    switch property {
    case .text: return text(value).map { .text($0) }
    case .font:
      let size = number(value, 0.01...10_000, expected: "the size of a font in points, from 0.01 to 10000")
      return size.map { .font($0) }
    case .lines: return wholeNumber(value).map { .lines($0) }
    case .preferredMaxLayoutWidth: return extent(value).map { .preferredMaxLayoutWidth($0) }
    default: return nil
    }
  }

  private mutating func stackSetting(_ property: ViewProperty, of view: Int, from value: JSONValue) -> ViewSetting? {
    switch property {
    case .axis:
      let word: AxisWord? = word(value)
      return word.map { .axis($0 == .horizontal ? .horizontal : .vertical) }
    case .alignment: return word(value).map { .alignment($0) }
    case .distribution: return word(value).map { .distribution($0) }
    case .spacing: return spacing(value, allowsDefault: false).map { .spacing($0) }
    case .customSpacing: return customSpacing(value, of: view)
    case .baselineRelative: return boolean(value).map { .baselineRelative($0) }
    case .marginsRelative: return boolean(value).map { .marginsRelative($0) }
    case .hidingBehavior: return word(value).map { .hidingBehavior($0) }
    default: return nil
    }
  }

  private mutating func mask(_ value: JSONValue) -> AutoresizingMask? {
    guard value.isArray else {
      expected("an array of flags, as [\"flexibleWidth\"]", at: value)
      return nil
    }
    var mask: AutoresizingMask = []
    let before = errors.count
    for element in value.children {
      if let word: AutoresizingWord = word(element) { mask.insert(word.mask) }
    }
    return errors.count == before ? mask : nil
  }

  private mutating func customSpacing(_ value: JSONValue, of stack: Int) -> ViewSetting? {
    guard value.isObject else {
      expected("an object from the id of an arranged view to the spacing behind it", at: value)
      return nil
    }
    var spacings: [ViewSetting.CustomSpacing] = []
    let before = errors.count
    for member in value.children {
      guard let id = member.key else { continue }
      guard case .view(let index)? = ids[id], views[index].isArranged, views[index].parent == stack else {
        let arranged = views[stack].subviews.filter { views[$0].isArranged }
        let suggestion = suggestion(for: id, among: arranged.compactMap { views[$0].id })
        let problem: DocumentProblem =
          ids[id] == nil
          ? .unknownID(id, suggestion: suggestion) : .wrongID(id, expected: "an arranged view of this stack")
        record(problem, at: DocumentPlace(keyOf: member))
        continue
      }
      if let spacing = spacing(member, allowsDefault: true) {
        spacings.append(ViewSetting.CustomSpacing(view: index, spacing: spacing))
      }
    }
    return errors.count == before ? .customSpacing(spacings) : nil
  }
}
