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
  /// Keys that mean nothing.
  package internal(set) var notes: [InterfaceNote] = []

  /// What they say of views that a file does not have, in the order of their text.
  func notes(on file: InterfaceFile) -> [InterfaceNote] {
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
