import CassowaryLayout

extension DocumentReader {
  mutating func readCanvas(_ value: JSONValue) -> DocumentCanvas? {
    guard value.isObject else {
      expected("an object with \"width\" and \"height\", or \"device\"", at: value)
      return nil
    }
    checkKeys(of: value, known: DocumentKeys.canvas, owner: "the canvas")
    checkNote(value)
    var canvas = DocumentCanvas.standard
    if let device = value.member("device").flatMap({ device($0) }) { canvas = device.canvas }
    for key in ["width", "height"] where value.member(key) == nil && value.member("device") == nil {
      record(
        .missingKey(key, owner: "the canvas", mend: "write it in points, or name a \"device\""),
        at: DocumentPlace(value))
    }
    if let width = value.member("width").flatMap({ extent($0) }) { canvas.size.width = width }
    if let height = value.member("height").flatMap({ extent($0) }) { canvas.size.height = height }
    if let scale = value.member("scale").flatMap({ scale($0) }) { canvas.scale = scale }
    if let safeArea = value.member("safeArea").flatMap({ insets($0) }) { canvas.safeArea = safeArea }
    if let margins = value.member("margins").flatMap({ margins($0) }) { canvas.margins = margins }
    if let word: DirectionWord = value.member("direction").flatMap({ word($0) }) { canvas.direction = word.direction }
    return canvas
  }

  private mutating func scale(_ value: JSONValue) -> Double? {
    number(value, 0...1000, expected: "pixels per point, as 2 or 3, or 0 for exact frames")
  }

  private mutating func device(_ value: JSONValue) -> Device? {
    guard let name = text(value) else { return nil }
    if let device = Device.named(name) { return device }
    let suggestion = Device.suggestion(for: name)
    record(
      .unknownWord(name, what: "device", words: Device.names, suggestion: suggestion), at: DocumentPlace(value))
    return nil
  }
}
