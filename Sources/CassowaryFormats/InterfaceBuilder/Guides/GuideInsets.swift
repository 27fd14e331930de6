import CassowaryLayout

/// Insets that are given from outside: what bars cover and how wide margins are in the screens of a file, where the file
/// itself does not tell.
package struct GuideInsets: Sendable {
  /// Some sides of a rectangle.
  struct Sides: Hashable, Sendable {
    var top: Double?
    var leading: Double?
    var bottom: Double?
    var trailing: Double?
  }

  /// By the view's id.
  var safeAreas: [String: Sides] = [:]
  var margins: [String: Sides] = [:]
  /// The name of the file that they are about, without its folder.
  package let file: String
  /// The name of the text that they were read from, and the line of each view in it.
  let source: String
  var lines: [String: Int] = [:]
  /// The id of the scene that each view stands in, and the line of each scene.
  var scenes: [String: String] = [:]
  var sceneLines: [String: Int] = [:]
  /// Keys that mean nothing.
  package internal(set) var notes: [InterfaceNote] = []

  /// What they say of the views of a scene that has these names.
  func about(_ names: [String]) -> GuideInsets {
    var insets = self
    for (view, scene) in scenes where !names.contains(scene) {
      insets.safeAreas[view] = nil
      insets.margins[view] = nil
    }
    return insets
  }

  /// What they say of scenes and views that a file does not have.
  func notes(on file: InterfaceFile) -> [InterfaceNote] { sceneNotes(on: file) + viewNotes(on: file) }

  /// Xibs have no scenes: whatever stands there is about the whole file.
  private func sceneNotes(on file: InterfaceFile) -> [InterfaceNote] {
    guard file.isStoryboard else { return [] }
    let known = Set(file.screens.flatMap { file.names(of: $0) })
    let position = file.text.position(of: file.text.start)
    return sceneLines.filter { !known.contains($0.key) }.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
      .map { id, line in
        let suggestion = NearestWord.nearest(to: id, among: known.sorted())
        return InterfaceNote(
          kind: .doubtful,
          message:
            "line \(line) of \(source) gives insets of scene '\(id)', which this file does not have; they change nothing"
            + (suggestion.map { "; did you mean '\($0)'?" } ?? ""), position: position)
      }
  }

  /// In the order of their text.
  private func viewNotes(on file: InterfaceFile) -> [InterfaceNote] {
    let known = Set(file.views.compactMap(\.id))
    let position = file.text.position(of: file.text.start)
    return lines.filter { !known.contains($0.key) }.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { id, line in
      let suggestion = NearestWord.nearest(to: id, among: file.views.compactMap(\.id))
      return InterfaceNote(
        kind: .doubtful,
        message: "line \(line) of \(source) gives insets of '\(id)', which is no view of this file"
          + (suggestion.map { "; did you mean '\($0)'?" } ?? ""), position: position)
    }
  }
}

extension GuideInsets.Sides {
  /// The sides that are given, the others as they are.
  func applied(to insets: EdgeInsets, _ direction: LayoutDirection = .leftToRight) -> EdgeInsets {
    let isLeftToRight = direction == .leftToRight
    return EdgeInsets(
      top: top ?? insets.top, left: (isLeftToRight ? leading : trailing) ?? insets.left,
      bottom: bottom ?? insets.bottom, right: (isLeftToRight ? trailing : leading) ?? insets.right)
  }
}
