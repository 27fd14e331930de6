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

  /// With the insets of one screen.
  func about(_ screen: InterfaceScreen, of file: InterfaceFile) -> InterfaceOptions {
    guard file.isStoryboard, let guides else { return self }
    var options = self
    options.guides = guides.about(file.names(of: screen))
    return options
  }
}
