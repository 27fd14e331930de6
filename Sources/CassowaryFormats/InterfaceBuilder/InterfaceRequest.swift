/// Which screens of Interface Builder files are wanted, and how.
package struct InterfaceRequest: Sendable {
  /// Ids or names of scenes, controllers and views; all screens if there are none.
  package var scenes: [String] = []
  /// Insets that are given, by the name of the file that they are about.
  package var guides: [String: GuideInsets] = [:]
  /// For all files; ``guides`` has the insets of each.
  package var options = InterfaceOptions()
  /// Turns the device of the file.
  package var isLandscape: Bool?
  /// Whether the file's own canvas is looked at as well where other screens are asked for.
  package var includesOwnCanvas = false
  /// Instead of those of the screen.
  package var widthClass: SizeClass?
  package var heightClass: SizeClass?

  package init() {}

  func options(for text: SourceText) -> InterfaceOptions {
    var options = options
    options.guides = guides(for: text)
    return options
  }

  private func guides(for text: SourceText) -> GuideInsets? {
    guides[text.name.split(separator: "/").last.map { String($0) } ?? text.name]
  }

  /// What is worth saying about a file as it is asked for.
  package func notes(on file: LayoutFile) -> [InterfaceNote] {
    guard case .interface(let file) = file else { return [] }
    return file.notes + file.emptinessNotes() + (guides(for: file.text)?.notes(on: file) ?? [])
  }

  func traits(_ traits: InterfaceTraits) -> InterfaceTraits {
    var traits = traits
    if let widthClass { traits.width = widthClass }
    if let heightClass { traits.height = heightClass }
    return traits
  }
}
