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

  /// The device of that name, upright or, with `landscape` behind it, on its side. Upper and lower case, blanks, hyphens
  /// and dots are all the same.
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
      case "se", "x", "xs", "xr", "m4": word.uppercased()
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
    + DeviceModel.all.flatMap { model in
      model.twins.flatMap { name in [false, true].map { Device(model, as: name, isLandscape: $0) } }
    }

  private static let byLetters = Dictionary(
    known.map { (letters(of: $0.name), $0) }, uniquingKeysWith: { first, _ in first })

  private static func letters(of name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
