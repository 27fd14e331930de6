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
    isLandscape = tree.attribute(Self.orientation, of: device) == "landscape"
    let adaptation = tree.child(of: device, named: "adaptation").flatMap { tree.attribute("id", of: $0) }
    let layout = tree.attribute("layout", of: device) ?? adaptation ?? ""
    isNarrow = layout.hasPrefix("slideover") || layout.hasSuffix("1_3") || (layout.hasSuffix("1_2") && !isLandscape)
  }

  static let orientation = "orientation"

  /// Interface Builder's names for screens, and devices that have them.
  static let names: [String: String] = [
    "retina3_5": "iphone-4s", "retina4_0": "iphone-se", "retina4_7": "iphone-8", "retina5_5": "iphone-8-plus",
    "retina5_4": "iphone-12-mini", "retina5_9": "iphone-x", "retina6_1": "iphone-11", "retina6_5": "iphone-xs-max",
    "retina6_0": "iphone-12", "retina6_7": "iphone-12-pro-max", "retina6_12": "iphone-15",
    "retina6_72": "iphone-15-plus", "retina6_3": "iphone-16-pro", "retina6_9": "iphone-16-pro-max",
    "ipad7_9": "ipad", "ipad8_3rounded": "ipad-mini", "ipad9_7": "ipad", "ipad10_2": "ipad-9",
    "ipad10_5": "ipad-air-3", "ipad10_5rounded": "ipad-air", "ipad10_9rounded": "ipad-air",
    "ipad11_0rounded": "ipad-pro-11", "ipad12_9": "ipad-pro-12.9-1", "ipad12_9rounded": "ipad-pro-12.9",
    "ipad13_0rounded": "ipad-pro-13", "appleTV": "apple-tv",
  ]

  /// The screen of a device's id. Devices to come are taken for the newest that are known.
  static func model(of id: String) -> DeviceModel? {
    let name = names[id] ?? (id.hasPrefix("ipad") ? "ipad-pro-11" : id.hasPrefix("retina") ? "iphone-16-pro" : nil)
    return (DeviceModel.all + DeviceModel.others).first { $0.name == name }
  }
}

extension DeviceModel {
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
