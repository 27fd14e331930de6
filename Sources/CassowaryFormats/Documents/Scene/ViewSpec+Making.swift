import CassowaryLayout

extension ViewSpec {
  /// The view without its properties.
  func makeView(in document: LayoutDocument) -> LayoutView {
    let view: LayoutView =
      switch kind {
      case .view: LayoutView()
      case .stack: StackView()
      case .scroll: ScrollView()
      case .label: Label()
      case .image: ImageView()
      case .button: Button()
      }
    view.identifier = document.name(of: self)
    // The root lies where the canvas is; a view with a frame lies there; all others where constraints put them.
    view.translatesAutoresizingMaskIntoConstraints = parent == nil || hasFrame
    return view
  }
}

extension LayoutDocument {
  /// The label or id, or the place below the nearest view with one: `stack.arranged[1]`. Where that is far above, the place in the
  /// text: names are not to grow with the depth.
  func name(of view: ViewSpec) -> String {
    var components: [String] = []
    var spec = view
    while true {
      if let name = spec.label ?? spec.id {
        components.append(name)
        break
      }
      components.append(spec.component)
      if components.count > DocumentLimits.nameComponents { return "view at byte \(view.place.offset)" }
      guard let parent = spec.parent else { break }
      spec = views[parent]
    }
    return components.reversed().joined(separator: ".")
  }

  func unknownState(_ name: String) -> DocumentError {
    let suggestion = NearestWord.nearest(to: name, among: stateNames)
    let known = states.isEmpty ? "; it has no states" : "; it has \(stateNames.joined(separator: ", "))"
    return error(
      .other("the document has no state '\(name)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? known)),
      at: views[0].place)
  }
}
