import CassowaryLayout

/// Which scenes of a document are wanted: every combination of states on every canvas.
package struct SceneRequest: Sendable {
  /// Which states are set.
  package enum States: Sendable {
    /// These together, each on top of those before.
    case together([String])
    /// None, and then each of the document's states by itself.
    case each
  }

  /// Another canvas than the document's.
  package struct Canvas: Sendable {
    /// `390x844`, or the name of a device.
    package let name: String
    package let size: Size
    /// What the device brings along.
    package var scale: Double?
    package var safeArea: EdgeInsets?
    /// If it is that of a device.
    private(set) var device: Device?

    package init(name: String, size: Size) {
      self.name = name
      self.size = size
    }

    package init(_ device: Device) {
      name = device.name
      size = device.canvas.size
      scale = device.canvas.scale
      safeArea = device.canvas.safeArea
      self.device = device
    }
  }

  /// A scene that is wanted.
  package struct Variant: Sendable {
    package let name: String
    package let options: SceneOptions
    let content: Content
    /// Whose canvas it is on, if that of a device was asked for.
    var device: Device?
  }

  /// What a scene is made of.
  enum Content: Sendable {
    case document(LayoutDocument)
    case screen(InterfaceImport)
  }

  package var states = States.together([])
  /// The document's own if there are none.
  package var canvases: [Canvas] = []
  package var scale: Double?
  package var direction: LayoutDirection?
  package var interface = InterfaceRequest()

  package init() {}

  /// The scenes of a file in order.
  ///
  /// - Throws: a state or a scene that the file does not have.
  package func variants(of file: LayoutFile) throws(DocumentErrors) -> [Variant] {
    switch file {
    case .document(let document): try variants(of: document)
    case .interface(let file): try variants(of: file)
    }
  }

  /// The scenes in order. What tells them apart stands behind the document's title.
  ///
  /// - Throws: a state that the document does not have.
  package func variants(of document: LayoutDocument) throws(DocumentErrors) -> [Variant] {
    let combinations: [[String]]
    switch states {
    case .together(let names):
      let unknown = names.filter { !document.stateNames.contains($0) }
      if !unknown.isEmpty { throw DocumentErrors(unknown.map { document.unknownState($0) }) }
      combinations = [names]
    case .each: combinations = [[]] + document.stateNames.map { [$0] }
    }
    var variants: [Variant] = []
    for names in combinations {
      for canvas in canvases.isEmpty ? [nil] : canvases.map(Optional.some) {
        var options = SceneOptions()
        options.states = names
        options.size = canvas?.size
        options.safeArea = canvas?.safeArea
        options.scale = scale ?? canvas?.scale
        options.direction = direction
        var words = [document.title]
        if combinations.count > 1 { words += names }
        if canvases.count > 1, let canvas { words.append(canvas.name) }
        variants.append(
          Variant(
            name: words.joined(separator: " "), options: options, content: .document(document), device: canvas?.device))
      }
    }
    return variants
  }
}
