import CassowaryLayout

/// Screens by model: points, pixels per point, and what bars and corners cover of a full-screen root view.
struct DeviceModel: Sendable {
  let name: String
  let width: Double
  let height: Double
  let scale: Double
  /// Above and below in portrait.
  let top: Double
  let bottom: Double
  /// In landscape: left and right alike, and below.
  let side: Double
  let landscapeBottom: Double
  /// Above in landscape; only tablets keep their status bar.
  let landscapeTop: Double

  private init(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, top: Double, bottom: Double = 0,
    side: Double = 0, landscapeBottom: Double = 0, landscapeTop: Double = 0
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
    self.top = top
    self.bottom = bottom
    self.side = side
    self.landscapeBottom = landscapeBottom
    self.landscapeTop = landscapeTop
  }

  /// A phone with rounded corners: a strip as wide as the one above upright keeps clear of either side.
  private static func phone(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, _ top: Double
  ) -> DeviceModel {
    DeviceModel(name, width, height, scale, top: top, bottom: 34, side: top, landscapeBottom: 21)
  }

  /// A phone with a home button: a status bar upright, nothing on its side.
  private static func classicPhone(_ name: String, _ width: Double, _ height: Double, _ scale: Double) -> DeviceModel {
    DeviceModel(name, width, height, scale, top: 20)
  }

  static func tablet(
    _ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double
  ) -> DeviceModel {
    DeviceModel(
      name, width, height, 2, top: top, bottom: bottom, landscapeBottom: bottom, landscapeTop: top)
  }

  static let all: [DeviceModel] = [
    classicPhone("iphone-4s", 320, 480, 2),
    classicPhone("iphone-se", 320, 568, 2),
    classicPhone("iphone-8", 375, 667, 2),
    classicPhone("iphone-8-plus", 414, 736, 3),
    phone("iphone-x", 375, 812, 3, 44),
    phone("iphone-xs-max", 414, 896, 3, 44),
    phone("iphone-11", 414, 896, 2, 48),
    phone("iphone-12-mini", 375, 812, 3, 50),
    phone("iphone-12", 390, 844, 3, 47),
    phone("iphone-12-pro-max", 428, 926, 3, 47),
    phone("iphone-15", 393, 852, 3, 59),
    phone("iphone-15-plus", 430, 932, 3, 59),
    phone("iphone-16-pro", 402, 874, 3, 62),
    phone("iphone-16-pro-max", 440, 956, 3, 62),
    tablet("ipad", 768, 1024, top: 20, bottom: 0),
    tablet("ipad-pro-12.9", 1024, 1366, top: 24, bottom: 20),
  ]

  var portrait: DocumentCanvas {
    DocumentCanvas(
      size: Size(width: width, height: height), scale: scale, safeArea: EdgeInsets(top: top, bottom: bottom),
      margins: nil, direction: .leftToRight)
  }

  var landscape: DocumentCanvas {
    DocumentCanvas(
      size: Size(width: height, height: width), scale: scale,
      safeArea: EdgeInsets(top: landscapeTop, left: side, bottom: landscapeBottom, right: side), margins: nil,
      direction: .leftToRight)
  }
}
