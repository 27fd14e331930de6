extension InterfaceFile {
  /// What is assumed in the place of numbers that are none, outside of constraints, which are left out with theirs.
  func numberNotes() -> [InterfaceNote] {
    var notes: [InterfaceNote] = []
    let viewNodes = Set(views.map(\.node))
    for (index, node) in tree.nodes.enumerated() where notes.count < DocumentLimits.problems {
      for entry in Self.numbers {
        guard entry.element.map({ $0 == node.name }) ?? viewNodes.contains(index),
          entry.key == nil || entry.key == node.attributes["key"]
        else { continue }
        for name in entry.attributes {
          guard let text = node.attributes[name], InterfaceNumber.decimal(text) == nil,
            text != entry.exception
          else { continue }
          notes.append(
            InterfaceNote(
              kind: .doubtful, message: "'\(name)' is '\(text)', which is no number; \(entry.assumption)",
              position: tree.position(of: index)))
        }
      }
    }
    return Array(notes.prefix(DocumentLimits.problems))
  }

  private struct NumberPlace: Sendable {
    /// `nil` for views of all kinds.
    let element: String?
    let key: String?
    let attributes: [String]
    /// A word that may stand there instead.
    var exception: String?
    let assumption: String
  }

  private static let numbers = [
    NumberPlace(element: "rect", key: "frame", attributes: ["x", "y", "width", "height"], assumption: "0 is assumed"),
    NumberPlace(
      element: "edgeInsets", key: "layoutMargins", attributes: ["top", "left", "bottom", "right"],
      assumption: "0 is assumed"),
    NumberPlace(
      element: "directionalEdgeInsets", key: "directionalLayoutMargins",
      attributes: ["top", "leading", "bottom", "trailing"], assumption: "0 is assumed"),
    NumberPlace(
      element: "fontDescription", key: nil, attributes: ["pointSize"], assumption: "the standard size is assumed"),
    NumberPlace(
      element: "image", key: nil, attributes: ["width", "height"], assumption: "the image is taken for unknown"),
    NumberPlace(
      element: nil, key: nil,
      attributes: [
        "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority",
      ], assumption: "the usual priority is assumed"),
    NumberPlace(
      element: nil, key: nil, attributes: ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"],
      exception: "infinite", assumption: "no size is assumed"),
  ]
}
