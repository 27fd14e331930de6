import CassowaryLayout

extension InterfaceImport {
  /// Margins and safe areas: those that are given for the canvas, those that the file has, and those of the view's kind.
  func marginSettings(of index: Int) -> [ViewSetting] {
    let imported = sources[index]
    var settings: [ViewSetting] = []
    if let safeArea = safeArea(of: index) { settings.append(.safeArea(safeArea)) }
    let own = explicitMargins(of: imported.view.node)
    if let given = given(\.margins, of: imported) {
      // What is given is the whole, safe area and all.
      settings += [
        .margins(given.applied(to: own?.insets ?? kindMargins(of: index) ?? plainMargins(of: index), canvas.direction)),
        .insetsMarginsFromSafeArea(false),
      ]
      return settings
    }
    if let own {
      settings.append(own.setting)
    } else if let margins = kindMargins(of: index) {
      settings.append(.margins(margins))
    }
    if imported.isSet("preservesSuperviewLayoutMargins") { settings.append(.preservesSuperviewMargins(true)) }
    if !imported.isSet("insetsLayoutMarginsFromSafeArea", default: true) {
      settings.append(.insetsMarginsFromSafeArea(false))
    }
    return settings
  }

  private func plainMargins(of index: Int) -> EdgeInsets {
    specs[index].kind == .stack ? .zero : EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  func given(_ kind: KeyPath<GuideInsets, [String: GuideInsets.Sides]>, of imported: ImportedView) -> GuideInsets.Sides?
  {
    guard canvas.isOwn, let guides = options.guides, let id = imported.view.id else { return nil }
    return guides[keyPath: kind][id]
  }

  /// Margins that the file has for a view.
  func explicitMargins(of node: Int) -> (setting: ViewSetting, insets: EdgeInsets)? {
    func number(_ name: String, _ element: Int) -> Double {
      file.attribute(name, of: element).flatMap(InterfaceNumber.decimal) ?? 0
    }
    if let element = file.tree.child(of: node, named: "directionalEdgeInsets", key: "directionalLayoutMargins") {
      let insets = DirectionalEdgeInsets(
        top: number("top", element), leading: number("leading", element), bottom: number("bottom", element),
        trailing: number("trailing", element))
      let isLeftToRight = canvas.direction == .leftToRight
      return (
        .directionalMargins(insets),
        EdgeInsets(
          top: insets.top, left: isLeftToRight ? insets.leading : insets.trailing, bottom: insets.bottom,
          right: isLeftToRight ? insets.trailing : insets.leading)
      )
    }
    guard let element = file.tree.child(of: node, named: "edgeInsets", key: "layoutMargins") else { return nil }
    let insets = EdgeInsets(
      top: number("top", element), left: number("left", element), bottom: number("bottom", element),
      right: number("right", element))
    return (.margins(insets), insets)
  }

  // MARK: Safe areas

  /// The safe area of the root view.
  var rootSafeArea: EdgeInsets {
    guard let root = sources.first else { return .zero }
    let insets = ruledSafeArea
    return given(\.safeAreas, of: root)?.applied(to: insets, canvas.direction) ?? insets
  }

  /// The safe area of a view inside the root, if it does not follow from its superview's.
  private func safeArea(of index: Int) -> EdgeInsets? {
    guard let superview = specs[index].parent else { return nil }
    if let given = given(\.safeAreas, of: sources[index]) { return given.applied(to: .zero, canvas.direction) }
    let outer = sources[superview].element
    return outer.scrolls && specs[superview].kind != .scroll ? .zero : nil
  }

  /// Whether the root view is as large as the screen.
  var fillsScreen: Bool {
    guard screen.isMain, let controller = screen.controller else { return false }
    return !file.isFreeform(controller)
  }
}
