import CassowaryLayout

/// A layout document (`*.layout.json`): a screen's views, constraints and states, read and checked, with the place of every
/// part. `Documentation/LayoutDocuments.md` describes the format.
package struct LayoutDocument: Sendable {
  /// The text and what it holds; places refer to it.
  let source: any DocumentSource
  package let name: String?
  package let canvas: DocumentCanvas
  /// Parents before children, in the order of the text; the first is the root.
  let views: [ViewSpec]
  let guides: [GuideSpec]
  /// In the order of the text.
  let constraints: [ConstraintSpec]
  let states: [StateSpec]
  /// What ids mean.
  let ids: [String: ItemSpec]
  /// Which constraints have an identifier.
  let identifiers: [String: [Int]]

  /// What people call the screen, where its name is an id.
  var label: String?
  /// The frames that another engine recorded of views that constraints lay out, by the view's index; empty if there are
  /// none for this canvas.
  var recordedFrames: [Rect?] = []
  /// What is known of the texts of views whose size was recorded, by the view's index; empty if none was.
  var recordedTexts: [RecordedText?] = []
  /// Mistakes whose parts were left out.
  package var mistakes: [DocumentError] = []

  /// The text, for messages.
  package var text: SourceText { source.text }

  /// The names of the states, in the order of the text.
  package var stateNames: [String] { states.map(\.name) }

  /// What reports call the document: its name, else the root's id.
  package var title: String { name ?? views[0].id ?? "root" }

  func position(of place: DocumentPlace) -> SourcePosition { source.text.position(of: place.offset) }

  func path(of place: DocumentPlace) -> String { source.path(of: place.value) }

  func error(_ problem: DocumentProblem, at place: DocumentPlace) -> DocumentError {
    DocumentError(problem: problem, position: position(of: place), path: path(of: place))
  }
}
