/// The build of Xcode's tools that wrote a file, as `16097.3`: later ones drew the canvas in other ways.
struct ToolsVersion: Hashable, Comparable, Sendable {
  let build: Double

  /// A text that is no number counts as the newest.
  init(_ text: String) {
    build = text.split(separator: ".").first.flatMap { InterfaceNumber.decimal(String($0)) } ?? .infinity
  }

  /// Whether the text told nothing.
  var isUnknown: Bool { build == .infinity }

  private init(build: Double) { self.build = build }

  static let xcode10 = ToolsVersion(build: 14_300)
  static let xcode11 = ToolsVersion(build: 15_000)
  static let xcode12 = ToolsVersion(build: 17_000)
  static let xcode13 = ToolsVersion(build: 19_000)
  static let xcode14 = ToolsVersion(build: 21_000)
  static let xcode26 = ToolsVersion(build: 24_000)

  static func < (one: ToolsVersion, other: ToolsVersion) -> Bool { one.build < other.build }
}
