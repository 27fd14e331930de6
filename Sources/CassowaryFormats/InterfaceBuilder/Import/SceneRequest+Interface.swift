extension SceneRequest {
  /// Every wanted screen of an Interface Builder file on every canvas.
  ///
  /// - Throws: a state or a scene that the file does not have.
  func variants(of file: InterfaceFile) throws(DocumentErrors) -> [Variant] {
    if case .together(let names) = states, let name = names.first {
      throw DocumentErrors([
        file.tree.error(
          .other("there is no state '\(name)': '--state' is for layout documents; storyboards have none"), at: 0)
      ])
    }
    let screens = file.screens(named: interface.scenes)
    if screens.isEmpty, let name = interface.scenes.first { throw DocumentErrors([file.noScreen(named: name)]) }
    let options = interface.options(for: file.text)
    var variants: [Variant] = []
    for (wanted, canvas) in canvases(of: file) {
      let excluded = file.excluded(in: canvas.traits)
      for screen in screens {
        let name = canvases.count > 1 ? screen.id + " " + (wanted?.name ?? "") : screen.id
        let options = options.about(screen, of: file)
        let screen = InterfaceImport(screen, of: file, on: canvas, excluded: excluded, options)
        variants.append(
          Variant(name: name, options: SceneOptions(), content: .screen(screen), device: wanted?.device))
      }
    }
    return variants
  }

  /// The canvases that are asked for, and before them the file's own if that is to be looked at in any case.
  private func canvases(of file: InterfaceFile) -> [(wanted: Canvas?, canvas: InterfaceCanvas)] {
    var all: [(wanted: Canvas?, canvas: InterfaceCanvas)] =
      canvases.isEmpty ? [(nil, file.canvas(nil, self))] : canvases.map { ($0, file.canvas($0, self)) }
    if interface.includesOwnCanvas && !all.contains(where: { $0.canvas.isOwn }) {
      var own = self
      own.interface.isLandscape = nil
      own.interface.widthClass = nil
      own.interface.heightClass = nil
      all.insert((nil, file.canvas(nil, own)), at: 0)
    }
    return all
  }
}

extension SceneRequest.Variant {
  /// The document that the scene is made of, with the mistakes that were found on the way.
  package func document() -> LayoutDocument {
    switch content {
    case .document(let document): return document
    case .screen(var screen): return screen.document()
    }
  }
}
