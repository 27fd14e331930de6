import CassowaryLayout

extension InterfaceImport {
  /// Content sizes, alignment rectangles, baselines and texts.
  func contentSettings(of imported: ImportedView) -> [ViewSetting] {
    let element = imported.element
    let insets = element.alignmentInsets(file.tools)
    var settings: [ViewSetting] = []
    if insets != .zero { settings.append(.alignmentInsets(insets)) }
    let size = contentSize(of: imported, insets)
    if isMeasured(element) {
      settings += textSettings(of: imported)
    } else {
      settings += shownText(of: imported)
      if let baselines = element.baselines(fontSize: CanvasFont.size(of: imported.view.node, in: file.tree)) {
        settings += [.firstBaseline(baselines.first), .lastBaseline(baselines.last)]
      }
      if element.hasOwnContent || size.width != nil || size.height != nil {
        settings.append(.intrinsic(width: size.width, height: size.height))
      }
    }
    return settings
  }

  private func isMeasured(_ element: ViewElement) -> Bool {
    options.textSize == .measure && (element.kind == .label || element.kind == .button)
  }

  /// The size of the content, `nil` for none along an axis. What stands there for the canvas's sake wins.
  private func contentSize(of imported: ImportedView, _ insets: EdgeInsets) -> (width: Double?, height: Double?) {
    var size = recordedContentSize(of: imported, insets)
    if options.isRuntime { return size }
    if let width = imported["placeholderIntrinsicWidth"] { size.width = InterfaceNumber.decimal(width) }
    if let height = imported["placeholderIntrinsicHeight"] { size.height = InterfaceNumber.decimal(height) }
    return size
  }

  private func recordedContentSize(
    of imported: ImportedView, _ insets: EdgeInsets
  ) -> (width: Double?, height: Double?) {
    let recorded = (
      width: imported.frame.width - insets.left - insets.right,
      height: imported.frame.height - insets.top - insets.bottom
    )
    switch imported.element.content {
    case .none: return (nil, nil)
    case .recorded: return recorded
    case .recordedHeight: return (nil, recorded.height)
    case .text: return imported.isSet("scrollEnabled", default: true) ? (nil, nil) : recorded
    case .image:
      switch image(of: imported) {
      case .none: return (nil, nil)
      case .file(let size): return (size.width, size.height)
      case .unknown: return recorded
      }
    }
  }

  enum ImageContent: Equatable {
    case none
    case file(Size)
    /// A symbol, or an image that the file does not know.
    case unknown
  }

  func image(of imported: ImportedView) -> ImageContent {
    if file.tree.child(of: imported.view.node, named: "imageReference", key: "image") != nil { return .unknown }
    guard let name = imported["image"] else { return .none }
    guard imported["catalog"] != "system", let image = file.images[name], !image.isSymbol else { return .unknown }
    return .file(image.size)
  }

  // MARK: Texts

  private func text(of imported: ImportedView) -> String? {
    let node = imported.view.node
    switch imported.element.kind {
    case .label: return imported["text"] ?? string(in: node, key: "text")
    case .button:
      guard let state = file.tree.child(of: node, named: "state", key: "normal") else { return nil }
      return file.attribute("title", of: state) ?? string(in: state, key: "title")
    default: return nil
    }
  }

  /// Of labels and buttons, unless their texts are measured anyhow.
  var recordedTexts: [RecordedText?] {
    if options.textSize == .measure { return [] }
    return sources.map { imported in
      guard imported.element.kind == .label || imported.element.kind == .button else { return nil }
      let font = Font(size: CanvasFont.size(of: imported.view.node, in: file.tree))
      return RecordedText(font: font, lines: imported["numberOfLines"].flatMap { Int($0) } ?? 1)
    }
  }

  private func string(in node: Int, key: String) -> String? {
    file.tree.child(of: node, named: "string", key: key).map { file.tree.nodes[$0].characters }
  }

  private func shownText(of imported: ImportedView) -> [ViewSetting] {
    text(of: imported).map { [.text($0)] } ?? []
  }

  /// What the built-in face measures.
  private func textSettings(of imported: ImportedView) -> [ViewSetting] {
    var settings: [ViewSetting] = [
      .font(CanvasFont.size(of: imported.view.node, in: file.tree, options.contentSizeCategory))
    ]
    settings += shownText(of: imported)
    guard imported.element.kind == .label else { return settings }
    if let lines = imported["numberOfLines"].flatMap({ Int($0) }) { settings.append(.lines(lines)) }
    if let width = imported["preferredMaxLayoutWidth"].flatMap(InterfaceNumber.decimal), width > 0 {
      settings.append(.preferredMaxLayoutWidth(width))
    }
    return settings
  }
}
