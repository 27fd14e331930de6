/// The keys of the format's objects, in the order in which the reference lists them.
package enum DocumentKeys {
  package static let document = ["$schema", "version", "name", "note", "canvas", "root", "states"]
  package static let canvas = ["device", "width", "height", "scale", "safeArea", "margins", "direction", "note"]
  package static let guide = ["id", "note"]
  package static let constraint = [
    "equation", "format", "options", "metrics", "identifier", "priority", "active", "note",
  ]
  package static let insets = ["top", "left", "bottom", "right"]
  package static let directionalInsets = ["top", "leading", "bottom", "trailing"]
  /// What makes up the tree; the rest of a view are properties.
  package static let structure = ["id", "kind", "note", "arranged", "views", "guides", "constraints"]

  /// All keys of a kind of view.
  package static func view(_ kind: ViewKind) -> [String] {
    structure.filter { $0 != "arranged" || kind == .stack } + ViewProperty.of(kind).map(\.rawValue)
  }

  /// What a view does not have whose place something else decides: the canvas that of the root, a stack that of the views
  /// that it arranges.
  static let placed = ["frame", "autoresizing"]
}
