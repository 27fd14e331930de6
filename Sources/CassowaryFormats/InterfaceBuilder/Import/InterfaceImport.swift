import CassowaryLayout

/// Makes a ``LayoutDocument`` of a screen on a canvas.
///
/// Mistakes are gathered, so that one import tells of many; a part with a mistake is left out.
struct InterfaceImport {
  let file: InterfaceFile
  let screen: InterfaceScreen
  let canvas: InterfaceCanvas
  let options: InterfaceOptions
  /// Ids of views and constraints that are not installed on the canvas.
  let excluded: Set<String>
  var mistakes: [DocumentError] = []
  var specs: [ViewSpec] = []
  /// What each view of ``specs`` is in the file, and the other way round.
  var sources: [ImportedView] = []
  var indices: [Int: Int] = [:]
  var constraints: [ConstraintSpec] = []
  var ids: [String: ItemSpec] = [:]
  var identifiers: [String: [Int]] = [:]

  init(
    _ screen: InterfaceScreen, of file: InterfaceFile, on canvas: InterfaceCanvas, excluded: Set<String>,
    _ options: InterfaceOptions
  ) {
    self.file = file
    self.screen = screen
    self.canvas = canvas
    self.excluded = excluded
    self.options = options
  }

  mutating func document() -> LayoutDocument {
    findViews()
    labelViews()
    for index in specs.indices { specs[index].settings = settings(of: index) }
    for index in specs.indices { readConstraints(heldBy: index) }
    return LayoutDocument(
      source: file.tree, name: screen.id, canvas: documentCanvas, views: specs, guides: [], constraints: constraints,
      states: [], ids: ids.merging(labelledIDs) { id, _ in id }, identifiers: identifiers,
      label: file.label(of: screen),
      recordedFrames: canvas.isOwn ? recordedFrames : [], recordedTexts: recordedTexts,
      mistakes: mistakes)
  }

  /// Of the views that constraints lay out; others have theirs anyhow.
  private var recordedFrames: [Rect?] {
    zip(specs, sources).map { spec, imported in spec.parent == nil || spec.hasFrame ? nil : imported.frame }
  }

  /// The size that the root view has on the canvas.
  var rootSize: Size {
    let recorded = sources.first?.frame.size ?? .zero
    return fillsScreen ? canvas.size ?? recorded : recorded
  }

  private var documentCanvas: DocumentCanvas {
    DocumentCanvas(
      size: rootSize, scale: canvas.scale, safeArea: rootSafeArea, margins: nil, direction: canvas.direction)
  }

  /// Superviews come before their subviews in the text.
  private mutating func findViews() {
    for index in screen.view..<file.views.count {
      let view = file.views[index]
      // What is inside a view follows it without a gap.
      if index > screen.view && view.superview == nil { break }
      let superview = view.superview.flatMap { indices[$0] }
      guard index == screen.view || superview != nil else { continue }
      // A view without an id cannot be left out.
      if let id = view.id, excluded.contains(id), index != screen.view { continue }
      let attributes = file.attributes(of: view.node, in: canvas.traits)
      let spec = specs.count
      indices[index] = spec
      let isArranged = view.isArranged && attributes["fixedFrame"] != "YES"
      let frame = file.frame(of: view, in: canvas.traits)
      let imported = ImportedView(view: view, attributes: attributes, frame: frame ?? .zero)
      specs.append(
        ViewSpec(
          id: view.id, kind: kind(of: imported), place: place(of: view.node), parent: superview,
          isArranged: isArranged, component: view.element.name + "[\(spec)]",
          hasFrame: !isArranged && isFixed(imported),
          isList: imported.element.scrolls, clips: imported.isSet("clipsSubviews")))
      sources.append(imported)
      if let superview { specs[superview].subviews.append(spec) }
      if let id = view.id, ids[id] == nil { ids[id] = .view(spec) }
    }
  }

  /// A table's content is of no interest unless constraints ask for it.
  private func kind(of imported: ImportedView) -> ViewKind {
    let element = imported.view.element
    if element.scrolls && element.kind == .view && hasContentGuide(imported.view.node) { return .scroll }
    return element.kind
  }

  private func hasContentGuide(_ node: Int) -> Bool {
    file.tree.child(of: node, named: "viewLayoutGuide", key: "contentLayoutGuide") != nil
      || file.tree.child(of: node, named: "viewLayoutGuide", key: "frameLayoutGuide") != nil
  }

  /// Whether the view keeps its recorded frame, but for its autoresizing mask.
  private func isFixed(_ imported: ImportedView) -> Bool {
    if imported["fixedFrame"] == "YES" { return true }
    return imported["translatesAutoresizingMaskIntoConstraints"] != "NO"
  }

  func place(of node: Int) -> DocumentPlace { DocumentPlace(value: node, offset: file.tree.nodes[node].offset) }

  mutating func record(_ problem: InterfaceProblem, at node: Int) { record(.interface(problem), at: node) }

  mutating func record(_ problem: DocumentProblem, at node: Int) {
    if mistakes.count < DocumentLimits.problems { mistakes.append(file.tree.error(problem, at: node)) }
  }
}
