import CassowaryLayout

/// The canvas on which screens are laid out.
struct InterfaceCanvas: Sendable {
  /// `nil` for the size that each screen was drawn at.
  var size: Size?
  /// Of the device; `nil` if the file names none.
  var screenSize: Size?
  var scale: Double
  /// What covers a root view that fills the screen.
  var safeArea: EdgeInsets
  /// The part of the safe area's top that is a cut-out in the screen, and not a bar that can be left out.
  var cutout: Double
  var traits: InterfaceTraits
  var direction = LayoutDirection.leftToRight

  /// Pixels per point where the file names no device.
  static let standardScale = 2.0

  var isTelevision: Bool { DeviceModel.others.contains { $0.isFixed && $0.portrait.size == screenSize } }

  /// Whether it is the one on which the file's frames were recorded.
  var isOwn: Bool { size == nil }
}
