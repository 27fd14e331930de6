import CassowaryLayout

extension InterfaceFile {
  /// The screens that a request names, in the order of the text.
  func screens(named names: [String]) -> [InterfaceScreen] {
    // A bar or a title by itself is of no interest.
    let shown = screens.filter { $0.isMain || !views[$0.view].subviews.isEmpty }
    return names.isEmpty ? shown : shown.filter { screen in self.names(of: screen).contains { names.contains($0) } }
  }

  /// That no screen has one of these names.
  func noScreens(named names: [String]) -> DocumentError {
    guard let name = names.first else { return tree.error(.interface(.noScreens), at: 0) }
    let known = screens(named: []).flatMap { self.names(of: $0) }
    let suggestion = NearestWord.nearest(to: name, among: known).map { "; did you mean '\($0)'?" }
    return tree.error(
      .other(
        "there is no scene '\(name)'"
          + (suggestion ?? "; a scene goes by its id, its identifier, or its class: "
            + known.prefix(8).joined(separator: ", "))),
      at: 0)
  }

  /// What a screen may be called.
  func names(of screen: InterfaceScreen) -> [String] {
    let view = views[screen.view].node
    var names = [screen.id, screen.scene].compactMap(\.self)
    for node in [screen.controller.map { controllers[$0].node }, view].compactMap(\.self) {
      names += ["id", "storyboardIdentifier", "customClass", "userLabel"].compactMap { attribute($0, of: node) }
    }
    return names
  }

  /// The canvas that frames were recorded on, or another one.
  func canvas(_ wanted: SceneRequest.Canvas?, _ request: SceneRequest) -> InterfaceCanvas {
    let screen = device?.screen
    let isLandscape = request.interface.isLandscape ?? device?.isLandscape ?? false
    let isTurned = isLandscape != (device?.isLandscape ?? false)
    let own = screen?.size(isLandscape: isLandscape)
    let size = wanted?.size ?? (isTurned ? own : nil)
    var traits = (size ?? own).map { InterfaceTraits(screen: $0) } ?? .any
    if size == nil && device?.isNarrow == true { traits.width = .compact }
    let safeArea = wanted?.safeArea ?? screen?.safeArea(isLandscape: isLandscape, tools) ?? EdgeInsets(top: 20)
    return InterfaceCanvas(
      size: size, screenSize: size ?? own,
      scale: request.scale ?? wanted?.scale ?? screen?.scale ?? InterfaceCanvas.standardScale, safeArea: safeArea,
      cutout: traits.isTablet || safeArea.bottom == 0 ? 0 : safeArea.top, traits: request.interface.traits(traits),
      direction: request.direction ?? .leftToRight)
  }
}

extension CanvasScreen {
  func size(isLandscape: Bool) -> Size { isLandscape ? Size(width: size.height, height: size.width) : size }

  func safeArea(isLandscape: Bool, _ tools: ToolsVersion) -> EdgeInsets {
    let isRounded = bottom.portrait > 0 && !isTablet
    if !isLandscape { return EdgeInsets(top: top(tools), bottom: bottom.portrait) }
    let side = isRounded ? top(tools) : 0
    return EdgeInsets(top: isTablet ? top : 0, left: side, bottom: bottom.landscape, right: side)
  }

  /// Above a view that fills the screen, upright, as the tools drew it: newer ones knew better how tall the bar of the
  /// iPhone XR is, and those of Xcode 11 drew none on phones with a home button.
  private func top(_ tools: ToolsVersion) -> Double {
    if size == Size(width: 414, height: 896) && scale == 2 && tools >= .xcode13 { return 48 }
    let hasHomeButton = !isTablet && bottom.portrait == 0
    return hasHomeButton && tools >= .xcode11 && tools < .xcode12 ? 0 : top
  }
}
