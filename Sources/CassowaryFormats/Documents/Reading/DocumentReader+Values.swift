import CassowaryLayout

// Values of a few shapes. What does not fit is recorded, and `nil`.

extension DocumentReader {
  mutating func text(_ value: JSONValue) -> String? {
    if let text = value.string { return text }
    expected("a text in double quotes", at: value)
    return nil
  }

  mutating func boolean(_ value: JSONValue) -> Bool? {
    if let boolean = value.boolean { return boolean }
    expected("true or false", at: value)
    return nil
  }

  /// A finite number of a range.
  mutating func number(
    _ value: JSONValue, _ range: ClosedRange<Double> = -DocumentLimits.magnitude...DocumentLimits.magnitude,
    expected what: String = "a number of points"
  ) -> Double? {
    guard let number = value.number, range.contains(number) else {
      let isBeyond = (value.number?.magnitude ?? 0) > DocumentLimits.magnitude
      expected(isBeyond ? what + " up to \(numberText(DocumentLimits.magnitude))" : what, at: value)
      return nil
    }
    return number
  }

  mutating func extent(_ value: JSONValue) -> Double? {
    number(value, 0...DocumentLimits.magnitude, expected: "a number of points that is not negative")
  }

  mutating func wholeNumber(_ value: JSONValue) -> Int? {
    guard let number = value.number, number >= 0, number <= 1e6, number == number.rounded() else {
      expected("a whole number that is not negative", at: value)
      return nil
    }
    return Int(number)
  }

  mutating func word<Word: DocumentWord>(_ value: JSONValue) -> Word? {
    guard let text = value.string else {
      expected("one of \(Word.words.map { "\"\($0)\"" }.joined(separator: ", "))", at: value)
      return nil
    }
    if let word = Word(rawValue: text) { return word }
    let suggestion = suggestion(for: text, among: Word.words)
    record(
      .unknownWord(text, what: Word.wordName, words: Word.words, suggestion: suggestion), at: DocumentPlace(value))
    return nil
  }

  /// The elements of an array of this many.
  mutating func elements(_ value: JSONValue, count: Int, expected what: String) -> [JSONValue]? {
    if value.isArray, value.count == count { return Array(value.children) }
    expected(what, at: value)
    return nil
  }

  mutating func rect(_ value: JSONValue) -> Rect? {
    guard let parts = elements(value, count: 4, expected: "[x, y, width, height]") else { return nil }
    guard let x = number(parts[0]), let y = number(parts[1]), let width = extent(parts[2]),
      let height = extent(parts[3])
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  mutating func point(_ value: JSONValue) -> Point? {
    guard let parts = elements(value, count: 2, expected: "[x, y]") else { return nil }
    guard let x = number(parts[0]), let y = number(parts[1]) else { return nil }
    return Point(x: x, y: y)
  }

  mutating func priority(_ value: JSONValue) -> LayoutPriority? {
    if let number = value.number {
      if let priority = LayoutPriority(documentNumber: number) { return priority }
    } else if let word = value.string {
      if let priority = LayoutPriority.named(word) { return priority }
      let suggestion = suggestion(for: word, among: LayoutPriority.names)
      record(
        .unknownWord(word, what: "priority", words: LayoutPriority.names, suggestion: suggestion),
        at: DocumentPlace(value))
      return nil
    }
    expected("a priority above 0 and at most 1000", at: value)
    return nil
  }

  /// One priority for both axes, or two; `null` leaves one as it is.
  mutating func priorities(_ value: JSONValue) -> (horizontal: LayoutPriority?, vertical: LayoutPriority?)? {
    guard value.isArray else {
      guard value.number != nil || value.isString else {
        expected("[horizontal, vertical] or one priority", at: value)
        return nil
      }
      return priority(value).map { ($0, $0) }
    }
    guard let parts = elements(value, count: 2, expected: "[horizontal, vertical] or one priority") else { return nil }
    let horizontal = parts[0].isNull ? nil : priority(parts[0])
    let vertical = parts[1].isNull ? nil : priority(parts[1])
    let isWhole = (parts[0].isNull || horizontal != nil) && (parts[1].isNull || vertical != nil)
    return isWhole ? (horizontal, vertical) : nil
  }

  /// `[width, height]`, where `null` means no metric; `null` alone means none at all.
  mutating func intrinsic(_ value: JSONValue) -> (width: Double?, height: Double?)? {
    if value.isNull { return (nil, nil) }
    guard let parts = elements(value, count: 2, expected: "[width, height], with null for no metric") else {
      return nil
    }
    let width = parts[0].isNull ? nil : extent(parts[0])
    let height = parts[1].isNull ? nil : extent(parts[1])
    let isWhole = (parts[0].isNull || width != nil) && (parts[1].isNull || height != nil)
    return isWhole ? (width, height) : nil
  }

  mutating func spacing(_ value: JSONValue, allowsDefault: Bool) -> SpacingValue? {
    switch value.string {
    case "system": return .system
    case "default" where allowsDefault: return .default
    default: break
    }
    let what = "a number of points" + (allowsDefault ? ", \"system\" or \"default\"" : " or \"system\"")
    return number(value, expected: what).map { .points($0) }
  }

  /// One number for all sides, or an object; absent sides are 0.
  mutating func insets(_ value: JSONValue) -> EdgeInsets? {
    if case .absolute(let insets)? = insets(value, sides: [DocumentKeys.insets], shape: "{top, left, bottom, right}") {
      return insets
    }
    return nil
  }

  /// Margins: with leading and trailing, or with left and right.
  mutating func margins(_ value: JSONValue) -> CanvasMargins? {
    insets(
      value, sides: [DocumentKeys.directionalInsets, DocumentKeys.insets], shape: "{top, leading, bottom, trailing}")
  }

  private mutating func insets(_ value: JSONValue, sides: [[String]], shape: String) -> CanvasMargins? {
    if value.number != nil {
      return number(value).map { .absolute(EdgeInsets(top: $0, left: $0, bottom: $0, right: $0)) }
    }
    guard value.isObject else {
      expected("\(shape) or one number for all sides", at: value)
      return nil
    }
    // The kind of sides that fits best says what is unknown.
    let names = sides.first { known in value.children.allSatisfy { known.contains($0.key ?? "") } } ?? sides[0]
    let before = errors.count
    checkKeys(of: value, known: names, owner: "a set of insets (\(names.joined(separator: ", ")))")
    let distances = names.map { name in value.member(name).map { number($0) ?? 0 } ?? 0 }
    guard errors.count == before else { return nil }
    return names == DocumentKeys.insets
      ? .absolute(EdgeInsets(top: distances[0], left: distances[1], bottom: distances[2], right: distances[3]))
      : .directional(
        DirectionalEdgeInsets(
          top: distances[0], leading: distances[1], bottom: distances[2], trailing: distances[3]))
  }
}
