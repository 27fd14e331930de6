import CassowaryLayout

extension InterfaceFile {
  /// The screens that a request names, in the order of the text.
  func screens(named names: [String]) -> [InterfaceScreen] {
    // A bar or a title by itself is of no interest.
    let shown = screens.filter { $0.isMain || !views[$0.view].subviews.isEmpty }
    return names.isEmpty ? shown : shown.filter { screen in self.names(of: screen).contains { names.contains($0) } }
  }

  /// That no screen has this name.
  func noScreen(named name: String) -> DocumentError {
    let known = screens(named: []).flatMap { self.names(of: $0) }
    let suggestion = NearestWord.nearest(to: name, among: known).map { "; did you mean '\($0)'?" }
    return tree.error(
      .other(
        "there is no scene '\(name)'"
          + (suggestion ?? "; a scene goes by its id, its identifier, or its class: "
            + known.prefix(8).joined(separator: ", "))),
      at: 0)
  }

  /// A file without views is a valid one, but it shows nothing.
  func emptinessNotes() -> [InterfaceNote] {
    guard screens(named: []).isEmpty else { return [] }
    return [
      InterfaceNote(
        kind: .unfamiliar, message: "there are no views in this file, and so nothing to lay out",
        position: tree.position(of: 0))
    ]
  }

  /// What a screen may be called.
  func names(of screen: InterfaceScreen) -> [String] {
    let view = views[screen.view].node
    var names = [screen.id, screen.scene].compactMap(\.self)
    for node in [screen.controller.map { controllers[$0].node }, view].compactMap(\.self) {
      names += ["id", "storyboardIdentifier", "customClass", "userLabel"].compactMap { attribute($0, of: node) }
    }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// The name that its author gave a screen, or else the class.
  func label(of screen: InterfaceScreen) -> String? {
    let nodes = [screen.controller.map { controllers[$0].node }, views[screen.view].node].compactMap(\.self)
    for name in ["userLabel", "customClass", "storyboardIdentifier"] {
      for node in nodes { if let label = attribute(name, of: node) { return label } }
    }
    return nil
  }

  /// The canvas that frames were recorded on, or another one.
  func canvas(_ wanted: SceneRequest.Canvas?, _ request: SceneRequest) -> InterfaceCanvas {
    let model = device?.model
    let isLandscape = request.interface.isLandscape ?? device?.isLandscape ?? false
    let isTurned = isLandscape != (device?.isLandscape ?? false)
    let own = model?.canvas(isLandscape: isLandscape).size
    let size = wanted?.size ?? (isTurned ? own : nil)
    var traits = (size ?? own).map { InterfaceTraits(screen: $0) } ?? .any
    if size == nil && device?.isNarrow == true { traits.width = .compact }
    let safeArea = wanted?.safeArea ?? model?.safeArea(isLandscape: isLandscape, tools) ?? EdgeInsets(top: 20)
    return InterfaceCanvas(
      size: size, screenSize: size ?? own,
      scale: request.scale ?? wanted?.scale ?? model?.scale ?? InterfaceCanvas.standardScale, safeArea: safeArea,
      cutout: traits.isTablet || safeArea.bottom == 0 ? 0 : safeArea.top, traits: request.interface.traits(traits),
      direction: request.direction ?? .leftToRight)
  }
}
