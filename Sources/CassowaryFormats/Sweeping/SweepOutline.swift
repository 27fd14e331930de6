import CassowaryLayout

/// What a sweep looks at in the scenes of a document: the places and sizes of all that is laid out.
final class SweepOutline {
  let document: LayoutDocument
  /// Of the command line, in terms of the document.
  let changes: [StateChange]
  /// How each view of the document is shown; the same at any size. Empty until there was a scene.
  private(set) var views: [ViewFacts] = []
  private(set) var entries: [Entry] = []

  /// A place or size.
  struct Entry {
    let item: ItemSpec
    /// `title.width`
    let name: String
    let axis: Axis
    let isSize: Bool
  }

  init(_ document: LayoutDocument, changes: [StateChange]) {
    self.document = document
    self.changes = changes
  }

  /// Looks at the first scene.
  func learn(from scene: LayoutScene) {
    if !views.isEmpty { return }
    views = scene.viewFacts()
    for (index, view) in views.enumerated() where view.isLaidOut {
      add(.view(index), view.id, hasPlace: index > 0)
      if view.kind == .scroll { add(.viewGuide(index, .content), view.id + ".content", hasPlace: false) }
    }
    for (index, guide) in document.guides.enumerated() where views[guide.owner].isLaidOut {
      add(.guide(index), guide.id, hasPlace: true)
    }
  }

  /// Whether there is the same to see.
  func isLike(_ other: SweepOutline) -> Bool {
    if self === other { return true }
    return entries.count == other.entries.count && zip(entries, other.entries).allSatisfy { $0.name == $1.name }
      && views.map(\.isHidden) == other.views.map(\.isHidden)
  }

  private func add(_ item: ItemSpec, _ name: String, hasPlace: Bool) {
    for isSize in hasPlace ? [false, true] : [true] {
      for axis in Axis.allCases {
        let word = isSize ? (axis == .horizontal ? "width" : "height") : (axis == .horizontal ? "x" : "y")
        entries.append(Entry(item: item, name: name + "." + word, axis: axis, isSize: isSize))
      }
    }
  }
}
