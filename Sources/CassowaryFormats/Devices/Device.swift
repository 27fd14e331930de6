import CassowaryLayout

/// A screen that can be named: `iphone-15`, `iphone-15-landscape`.
package struct Device: Hashable, Sendable {
  package let name: String
  package let canvas: DocumentCanvas

  /// The device of that name, upright or, with `-landscape` behind it, on its side.
  package static func named(_ name: String) -> Device? { all.first { $0.name == name } }

  package static var names: [String] { all.map(\.name) }

  /// The name that a wrong one resembles.
  package static func suggestion(for name: String) -> String? { NearestWord.nearest(to: name, among: names) }

  /// Phones, then tablets, each upright and on its side.
  package static let all: [Device] = DeviceModel.all.flatMap { model in
    [
      Device(name: model.name, canvas: model.portrait),
      Device(name: model.name + "-landscape", canvas: model.landscape),
    ]
  }
}
