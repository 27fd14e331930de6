/// A view of a document.
struct ViewSpec: Sendable {
  let id: String?
  /// What people call it, once in the document; messages use it before the id.
  var label: String?
  let kind: ViewKind
  let place: DocumentPlace
  let parent: Int?
  /// Whether a stack arranges it.
  let isArranged: Bool
  /// Where it stands in its superview's list, for names: `root.views[2]`.
  let component: String
  /// Indices of the subviews, those that a stack arranges first.
  var subviews: [Int] = []
  /// Indices of the document's guides.
  var guides: [Int] = []
  /// In the order of the text.
  var settings: [ViewSetting] = []
  var hasFrame = false
  /// Whether it is a list whose content moves, though the layout takes it for a plain view.
  var isList = false

  /// Whether what is inside is not shown beyond its frame.
  var clips = false

  /// Whether what is inside may be outside of its frame until somebody scrolls.
  var scrolls: Bool { kind == .scroll || isList }
}
