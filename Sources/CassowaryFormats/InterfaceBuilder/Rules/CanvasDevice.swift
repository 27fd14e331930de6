import CassowaryLayout

/// The device that a file names: the canvas on which Interface Builder recorded frames.
struct CanvasDevice: Sendable {
  let model: DeviceModel
  let isLandscape: Bool
  /// Beside another app on a tablet, where the screen's width counts as compact.
  let isNarrow: Bool

  init?(in tree: MarkupTree) {
    guard let device = tree.child(of: 0, named: "device"), let id = tree.attribute("id", of: device),
      let model = Self.model(of: id)
    else { return nil }
    self.model = model
    isLandscape = tree.attribute("orientation", of: device) == "landscape"
    let adaptation = tree.child(of: device, named: "adaptation").flatMap { tree.attribute("id", of: $0) }
    let layout = tree.attribute("layout", of: device) ?? adaptation ?? ""
    isNarrow = layout.hasPrefix("slideover") || layout.hasSuffix("1_3") || (layout.hasSuffix("1_2") && !isLandscape)
  }

  /// Interface Builder's names for phones, and models with the same screen.
  private static let phones: [String: String] = [
    "retina3_5": "iphone-4s", "retina4_0": "iphone-se", "retina4_7": "iphone-8", "retina5_5": "iphone-8-plus",
    "retina5_4": "iphone-12-mini", "retina5_9": "iphone-x", "retina6_1": "iphone-11", "retina6_5": "iphone-xs-max",
    "retina6_0": "iphone-12", "retina6_7": "iphone-12-pro-max", "retina6_12": "iphone-15",
    "retina6_72": "iphone-15-plus", "retina6_3": "iphone-16-pro", "retina6_9": "iphone-16-pro-max",
  ]

  private static let tablets: [String: (width: Double, height: Double)] = [
    "ipad7_9": (768, 1024), "ipad8_3rounded": (744, 1133), "ipad9_7": (768, 1024), "ipad10_2": (810, 1080),
    "ipad10_5": (834, 1112), "ipad10_5rounded": (820, 1180), "ipad10_9rounded": (820, 1180),
    "ipad11_0rounded": (834, 1194), "ipad12_9": (1024, 1366), "ipad12_9rounded": (1024, 1366),
    "ipad13_0rounded": (1032, 1376),
  ]

  /// The screen of a device's id. Devices to come are taken for the newest that are known.
  static func model(of id: String) -> DeviceModel? {
    if id == "appleTV" { return .television }
    if id.hasPrefix("ipad") {
      let size = tablets[id] ?? (834, 1194)
      let isRounded = id.hasSuffix("rounded") || tablets[id] == nil
      return .tablet(id, size.width, size.height, top: isRounded ? 24 : 20, bottom: isRounded ? 20 : 0)
    }
    guard id.hasPrefix("retina") else { return nil }
    let name = phones[id] ?? "iphone-16-pro"
    return DeviceModel.all.first { $0.name == name }
  }
}

extension DeviceModel {
  fileprivate static let television = tablet("apple-tv", 1920, 1080, top: 60, bottom: 60)

  func canvas(isLandscape: Bool) -> DocumentCanvas { isLandscape ? landscape : portrait }

  /// What covers a view that fills the screen, as the tools drew it: newer ones knew better how tall the bar of the iPhone XR
  /// is, and those of Xcode 11 drew none on phones with a home button.
  func safeArea(isLandscape: Bool, _ tools: ToolsVersion) -> EdgeInsets {
    var insets = canvas(isLandscape: isLandscape).safeArea
    if name == "iphone-11" && tools < .xcode13 {
      if isLandscape {
        (insets.left, insets.right) = (44, 44)
      } else {
        insets.top = 44
      }
    }
    let hasHomeButton = bottom == 0 && name.hasPrefix("iphone")
    if hasHomeButton && tools >= .xcode11 && tools < .xcode12 { insets.top = 0 }
    return insets
  }
}
