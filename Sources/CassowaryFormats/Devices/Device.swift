import CassowaryLayout

/// A screen that can be named: `iphone-15`, `iphone-15-landscape`; also as people type it, `iPhone 15 Pro`.
package struct Device: Hashable, Sendable {
  package let name: String
  package let canvas: DocumentCanvas
  package let isLandscape: Bool
  private let model: String

  private init(_ model: DeviceModel, as name: String, isLandscape: Bool) {
    self.name = name + (isLandscape ? Self.landscape : "")
    self.isLandscape = isLandscape
    self.model = name
    canvas = isLandscape ? model.landscape : model.portrait
  }

  /// Behind the name of a device on its side.
  private static let landscape = "-landscape"

  /// The device of that name, upright or, with `landscape` behind it, on its side. Upper and lower case, blanks, hyphens,
  /// dots and parentheses are all the same, and so are `3`, `3rd generation`, and `11` and `11-inch`, as simulators have it.
  /// Interface Builder's ids are names, too.
  package static func named(_ name: String) -> Device? { byLetters[letters(of: name)] }

  /// The name that a wrong one resembles.
  package static func suggestion(for name: String) -> String? {
    NearestWord.nearest(to: letters(of: name), among: known.map { letters(of: $0.name) }).flatMap {
      byLetters[$0]?.name
    }
  }

  /// The same device held the other way, or this one.
  package func turned(isLandscape: Bool) -> Device {
    Self.named(model + (isLandscape ? Self.landscape : "")) ?? self
  }

  /// As Apple writes it: `iPhone 15 Pro`.
  package var title: String {
    model.split(separator: "-").map { word in
      switch word {
      case "iphone": "iPhone"
      case "ipad": "iPad"
      case "ipod": "iPod"
      case "se", "x", "xs", "xr", "tv", "hd", "4k", "m2", "m3", "m4", "m5", "a16", "a17": word.uppercased()
      default: word.prefix(1).uppercased() + word.dropFirst()
      }
    }.joined(separator: " ")
  }

  /// `portrait` or `landscape`.
  package var orientation: String { isLandscape ? "landscape" : "portrait" }

  package static var names: [String] { all.map(\.name) }

  /// Each screen once: phones, then tablets, each upright and on its side.
  package static let all: [Device] = DeviceModel.all.flatMap { model in
    [false, true].map { Device(model, as: model.name, isLandscape: $0) }
  }

  /// These, and what else has the same screens.
  static let known: [Device] =
    all
    + DeviceModel.all.flatMap { model in model.twins.flatMap { both(model, as: $0) } }
    + DeviceModel.others.flatMap { model in ([model.name] + model.twins).flatMap { both(model, as: $0) } }

  private static func both(_ model: DeviceModel, as name: String) -> [Device] {
    [false, true].map { Device(model, as: name, isLandscape: $0) }
  }

  private static let byLetters = Dictionary(
    known.map { (letters(of: $0.name), $0) } + interfaceBuilderNames, uniquingKeysWith: { first, _ in first })

  private static let interfaceBuilderNames: [(String, Device)] = CanvasDevice.names.sorted { $0.key < $1.key }.flatMap {
    id, name in
    known.filter { $0.model == name }.map { (letters(of: id + ($0.isLandscape ? landscape : "")), $0) }
  }

  /// Of the name, without words that tell nothing.
  private static func letters(of name: String) -> String {
    var letters = name.lowercased().replacing("ʀ", with: "r").filter { $0.isLetter || $0.isNumber }
    for word in ["generation", "inch", "at1080p"] { letters = letters.replacing(word, with: "") }
    for number in letters.indices where letters[number].isNumber && number < letters.endIndex {
      let rest = letters[letters.index(after: number)...]
      if ["st", "nd", "rd", "th"].contains(rest.prefix(2)) {
        return letters[...number] + self.letters(of: String(rest.dropFirst(2)))
      }
    }
    return letters
  }
}
