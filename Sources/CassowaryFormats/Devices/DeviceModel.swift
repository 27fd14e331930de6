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
  /// Names of models with the same screen.
  let twins: [String]

  private init(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, top: Double, bottom: Double = 0,
    side: Double = 0, landscapeBottom: Double = 0, landscapeTop: Double = 0, twins: [String]
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
    self.twins = twins
  }

  /// A phone with rounded corners: a strip as wide as the one above upright keeps clear of either side.
  private static func phone(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, _ top: Double, _ twins: String...
  ) -> DeviceModel {
    DeviceModel(name, width, height, scale, top: top, bottom: 34, side: top, landscapeBottom: 21, twins: twins)
  }

  /// A phone with a home button: a status bar upright, nothing on its side.
  private static func classicPhone(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, _ twins: String...
  ) -> DeviceModel {
    DeviceModel(name, width, height, scale, top: 20, twins: twins)
  }

  static func tablet(
    _ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double, _ twins: String...
  ) -> DeviceModel {
    DeviceModel(
      name, width, height, 2, top: top, bottom: bottom, landscapeBottom: bottom, landscapeTop: top, twins: twins)
  }

  static let all: [DeviceModel] = [
    classicPhone("iphone-4s", 320, 480, 2, "iphone-4"),
    classicPhone(
      "iphone-se", 320, 568, 2, "iphone-se-1", "iphone-5", "iphone-5c", "iphone-5s", "ipod-touch",
      "ipod-touch-5", "ipod-touch-6", "ipod-touch-7"),
    classicPhone(
      "iphone-8", 375, 667, 2, "iphone-6", "iphone-6s", "iphone-7", "iphone-se-2", "iphone-se-3"),
    classicPhone("iphone-8-plus", 414, 736, 3, "iphone-6-plus", "iphone-6s-plus", "iphone-7-plus"),
    phone("iphone-x", 375, 812, 3, 44, "iphone-xs", "iphone-11-pro"),
    phone("iphone-xs-max", 414, 896, 3, 44, "iphone-11-pro-max"),
    phone("iphone-11", 414, 896, 2, 48, "iphone-xr"),
    phone("iphone-12-mini", 375, 812, 3, 50, "iphone-13-mini"),
    phone("iphone-12", 390, 844, 3, 47, "iphone-12-pro", "iphone-13", "iphone-13-pro", "iphone-14", "iphone-16e"),
    phone("iphone-12-pro-max", 428, 926, 3, 47, "iphone-13-pro-max", "iphone-14-plus"),
    phone("iphone-15", 393, 852, 3, 59, "iphone-14-pro", "iphone-15-pro", "iphone-16"),
    phone("iphone-15-plus", 430, 932, 3, 59, "iphone-14-pro-max", "iphone-15-pro-max", "iphone-16-plus"),
    phone("iphone-16-pro", 402, 874, 3, 62, "iphone-17", "iphone-17-pro"),
    phone("iphone-16-pro-max", 440, 956, 3, 62, "iphone-17-pro-max"),
    phone("iphone-air", 420, 912, 3, 68),
    tablet(
      "ipad", 768, 1024, top: 20, bottom: 0, "ipad-5", "ipad-6", "ipad-air-1", "ipad-air-2", "ipad-mini-2",
      "ipad-mini-3", "ipad-mini-4", "ipad-mini-5", "ipad-pro-9.7"),
    tablet("ipad-9", 810, 1080, top: 20, bottom: 0, "ipad-7", "ipad-8"),
    tablet("ipad-air-3", 834, 1112, top: 20, bottom: 0, "ipad-pro-10.5"),
    tablet("ipad-mini", 744, 1133, top: 24, bottom: 20, "ipad-mini-6", "ipad-mini-7", "ipad-mini-a17-pro"),
    tablet(
      "ipad-air", 820, 1180, top: 24, bottom: 20, "ipad-10", "ipad-11", "ipad-a16", "ipad-air-4", "ipad-air-5",
      "ipad-air-11", "ipad-air-11-m2", "ipad-air-11-m3"),
    tablet(
      "ipad-pro-11", 834, 1194, top: 24, bottom: 20, "ipad-pro-11-1", "ipad-pro-11-2", "ipad-pro-11-3",
      "ipad-pro-11-4"),
    tablet("ipad-pro-11-m4", 834, 1210, top: 24, bottom: 20, "ipad-pro-11-m5"),
    tablet(
      "ipad-pro-12.9", 1024, 1366, top: 24, bottom: 20, "ipad-pro-12.9-3", "ipad-pro-12.9-4", "ipad-pro-12.9-5",
      "ipad-pro-12.9-6", "ipad-air-13", "ipad-air-13-m2", "ipad-air-13-m3"),
    tablet("ipad-pro-13", 1032, 1376, top: 24, bottom: 20, "ipad-pro-13-m4", "ipad-pro-13-m5"),
  ]

  /// Screens that go by name only: they are no phones and tablets of today.
  static let others: [DeviceModel] = [
    tablet("ipad-pro-12.9-1", 1024, 1366, top: 20, bottom: 0, "ipad-pro-12.9-2"),
    DeviceModel(
      "apple-tv", 1920, 1080, 2, top: 60, bottom: 60, side: 80, landscapeBottom: 60,
      twins: ["apple-tv-hd", "apple-tv-4k", "apple-tv-4k-1", "apple-tv-4k-2", "apple-tv-4k-3"]),
  ]

  /// Whether it cannot be turned.
  var isFixed: Bool { width > height }

  var portrait: DocumentCanvas {
    DocumentCanvas(
      size: Size(width: width, height: height), scale: scale,
      safeArea: EdgeInsets(top: top, left: isFixed ? side : 0, bottom: bottom, right: isFixed ? side : 0),
      margins: nil, direction: .leftToRight)
  }

  var landscape: DocumentCanvas {
    isFixed ? portrait : onItsSide
  }

  private var onItsSide: DocumentCanvas {
    DocumentCanvas(
      size: Size(width: height, height: width), scale: scale,
      safeArea: EdgeInsets(top: landscapeTop, left: side, bottom: landscapeBottom, right: side), margins: nil,
      direction: .leftToRight)
  }
}
