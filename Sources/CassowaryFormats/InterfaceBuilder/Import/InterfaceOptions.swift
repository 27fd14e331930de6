import CassowaryLayout

/// How the screens of an Interface Builder file are laid out.
package struct InterfaceOptions: Sendable {
  /// Where text's sizes come from.
  package enum TextSize: String, CaseIterable, Sendable {
    /// From the frames that Interface Builder recorded.
    case recorded
    /// From the built-in face, in the file's font sizes.
    case measure
  }

  /// Insets that are given for the file's own canvas.
  package var guides: GuideInsets?
  /// Leaves out what counts only on the canvas: placeholder constraints and sizes.
  package var isRuntime = false
  package var textSize = TextSize.recorded
  /// Of texts that are measured.
  package var contentSizeCategory = ContentSizeCategory.l

  package init() {}
}

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

  /// Whether it is the one on which the file's frames were recorded.
  var isOwn: Bool { size == nil }
}
