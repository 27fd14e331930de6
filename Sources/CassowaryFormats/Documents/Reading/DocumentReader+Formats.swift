import CassowaryLayout

extension DocumentReader {
  /// Keeps a visual format; what it says is found out when there are views.
  mutating func readVisualFormat(_ value: JSONValue, in entry: ConstraintEntry, of holder: Int) {
    guard let (scalars, offsets) = value.scalars else { return }
    let text = String(String.UnicodeScalarView(scalars))
    var characterOffsets: [Int] = []
    var index = 0
    for character in text {
      characterOffsets.append(offsets[index])
      index += character.unicodeScalars.count
    }
    characterOffsets.append(offsets[offsets.count - 1])
    let before = errors.count
    let options = entry.options.map { self.options($0) } ?? []
    let metrics = entry.metrics.map { self.metrics($0) } ?? [:]
    guard errors.count == before else { return }
    constraints.append(
      ConstraintSpec(
        form: .visualFormat(
          VisualFormatSpec(text: text, options: options, metrics: metrics, offsets: characterOffsets)),
        place: DocumentPlace(value, offset: offsets[0]), holder: holder, identifier: entry.identifier,
        priority: entry.priority, isActive: entry.isActive))
  }

  private mutating func options(_ value: JSONValue) -> VisualFormatOptions {
    guard value.isArray else {
      expected("an array of options, as [\"alignAllTop\"]", at: value)
      return []
    }
    var options: VisualFormatOptions = []
    for element in value.children {
      if let word: FormatOptionWord = word(element) { options.insert(word.option) }
    }
    return options
  }

  private mutating func metrics(_ value: JSONValue) -> [String: Double] {
    guard value.isObject else {
      expected("an object from names to numbers", at: value)
      return [:]
    }
    var metrics: [String: Double] = [:]
    for member in value.children {
      if let name = member.key, let number = number(member, expected: "a number") { metrics[name] = number }
    }
    return metrics
  }
}
