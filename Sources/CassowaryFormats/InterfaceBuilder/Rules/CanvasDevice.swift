import CassowaryLayout

/// The device that a file names: the canvas on which Interface Builder recorded frames.
struct CanvasDevice: Hashable, Sendable {
  let id: String
  let isLandscape: Bool
  let screen: CanvasScreen
  /// Beside another app on a tablet, where the screen's width counts as compact.
  let isNarrow: Bool

  init?(in tree: MarkupTree) {
    guard let device = tree.child(of: 0, named: "device"), let id = tree.attribute("id", of: device),
      let screen = CanvasScreen.named(id)
    else { return nil }
    self.id = id
    self.screen = screen
    isLandscape = tree.attribute("orientation", of: device) == "landscape"
    let adaptation = tree.child(of: device, named: "adaptation").flatMap { tree.attribute("id", of: $0) }
    let layout = tree.attribute("layout", of: device) ?? adaptation ?? ""
    isNarrow = layout.hasPrefix("slideover") || layout.hasSuffix("1_3") || (layout.hasSuffix("1_2") && !isLandscape)
  }
}

/// The screen of a device: its size upright, and what bars and corners cover of a view that fills it.
struct CanvasScreen: Hashable, Sendable {
  let size: Size
  let scale: Double
  /// Above, upright.
  let top: Double
  /// Below, upright and on its side.
  let bottom: (portrait: Double, landscape: Double)
  let isTablet: Bool

  static func == (one: CanvasScreen, other: CanvasScreen) -> Bool {
    one.size == other.size && one.scale == other.scale && one.top == other.top && one.bottom == other.bottom
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(top)
  }

  private init(
    _ width: Double, _ height: Double, _ scale: Double, top: Double, bottom: (Double, Double) = (0, 0),
    isTablet: Bool = false
  ) {
    size = Size(width: width, height: height)
    self.scale = scale
    self.top = top
    self.bottom = (bottom.0, bottom.1)
    self.isTablet = isTablet
  }

  private static func phone(_ width: Double, _ height: Double, _ scale: Double, _ top: Double) -> CanvasScreen {
    CanvasScreen(width, height, scale, top: top, bottom: (34, 21))
  }

  private static func tablet(_ width: Double, _ height: Double, top: Double, bottom: Double) -> CanvasScreen {
    CanvasScreen(width, height, 2, top: top, bottom: (bottom, bottom), isTablet: true)
  }

  /// The screen of a device's id.
  static func named(_ id: String) -> CanvasScreen? {
    switch id {
    case "retina3_5": CanvasScreen(320, 480, 2, top: 20)
    case "retina4_0": CanvasScreen(320, 568, 2, top: 20)
    case "retina4_7": CanvasScreen(375, 667, 2, top: 20)
    case "retina5_5": CanvasScreen(414, 736, 3, top: 20)
    case "retina5_4": phone(375, 812, 3, 50)
    case "retina5_9": phone(375, 812, 3, 44)
    case "retina6_1": phone(414, 896, 2, 44)
    case "retina6_5": phone(414, 896, 3, 44)
    case "retina6_0": phone(390, 844, 3, 47)
    case "retina6_7": phone(428, 926, 3, 47)
    case "retina6_12": phone(393, 852, 3, 59)
    case "retina6_72": phone(430, 932, 3, 59)
    case "retina6_3": phone(402, 874, 3, 62)
    case "retina6_9": phone(440, 956, 3, 62)
    case "ipad8_3rounded": tablet(744, 1133, top: 24, bottom: 20)
    case "ipad9_7": tablet(768, 1024, top: 20, bottom: 0)
    case "ipad7_9": tablet(768, 1024, top: 20, bottom: 0)
    case "ipad10_2": tablet(810, 1080, top: 20, bottom: 0)
    case "ipad10_5": tablet(834, 1112, top: 20, bottom: 0)
    case "ipad10_5rounded", "ipad10_9rounded": tablet(820, 1180, top: 24, bottom: 20)
    case "ipad11_0rounded": tablet(834, 1194, top: 24, bottom: 20)
    case "ipad12_9": tablet(1024, 1366, top: 20, bottom: 0)
    case "ipad12_9rounded": tablet(1024, 1366, top: 24, bottom: 20)
    case "ipad13_0rounded": tablet(1032, 1376, top: 24, bottom: 20)
    case "appleTV": CanvasScreen(1920, 1080, 1, top: 60, bottom: (60, 60))
    // Devices to come are like the newest that are known.
    case _ where id.hasPrefix("ipad"): tablet(834, 1194, top: 24, bottom: 20)
    case _ where id.hasPrefix("retina"): phone(402, 874, 3, 62)
    default: nil
    }
  }
}
