import CassowaryLayout

extension InterfaceImport {
  /// What is said of a view, in the order in which it is to be applied.
  mutating func settings(of index: Int) -> [ViewSetting] {
    let imported = sources[index]
    var settings: [ViewSetting] = []
    if imported.isSet("hidden") { settings.append(.hidden(true)) }
    if let semantic = imported["semanticContentAttribute"].flatMap({ SemanticWord(rawValue: $0) }) {
      settings.append(.semantic(semantic.attribute))
    }
    settings += priorities(of: imported)
    if isSharedByProportion(index) { settings.append(.sizeToShareBy(imported.frame.size)) }
    settings += contentSettings(of: imported)
    if imported.element.kind == .stack { settings += stackSettings(of: imported) }
    settings += marginSettings(of: index)
    // Last: what was said before may depend on where the frame lies.
    if specs[index].hasFrame, let superview = specs[index].parent {
      settings.append(placement(imported, in: superview))
    }
    return settings
  }

  /// Whether a stack asks how large the view is, to give it its share; Interface Builder recorded what it found.
  private func isSharedByProportion(_ index: Int) -> Bool {
    guard specs[index].isArranged, let stack = specs[index].parent else { return false }
    return sources[stack]["distribution"] == DistributionWord.fillProportionally.rawValue
  }

  private mutating func priorities(of imported: ImportedView) -> [ViewSetting] {
    func pair(_ horizontal: String, _ vertical: String) -> (LayoutPriority?, LayoutPriority?)? {
      let pair = (priority(horizontal, of: imported), priority(vertical, of: imported))
      return pair.0 == nil && pair.1 == nil ? nil : pair
    }
    var settings: [ViewSetting] = []
    if let pair = pair("horizontalHuggingPriority", "verticalHuggingPriority") {
      settings.append(.hugging(horizontal: pair.0, vertical: pair.1))
    }
    if let pair = pair("horizontalCompressionResistancePriority", "verticalCompressionResistancePriority") {
      settings.append(.compression(horizontal: pair.0, vertical: pair.1))
    }
    return settings
  }

  private func priority(_ name: String, of imported: ImportedView) -> LayoutPriority? {
    imported[name].flatMap(InterfaceNumber.decimal).flatMap { LayoutPriority(documentNumber: $0) }
  }

  private func placement(_ imported: ImportedView, in superview: Int) -> ViewSetting {
    let outer = sources[superview]
    var mask = autoresizingMask(of: imported.view.node)
    var size = outer.frame.size
    var frame = imported.frame
    if imported.view.key == "contentView" {
      // Whatever its mask says, it fills what it is the content of.
      mask = [.flexibleWidth, .flexibleHeight]
      if size == .zero { frame = .zero }
    } else if outer.element.kind == .stack || size == .zero {
      // Beside an arrangement, or in a view whose frame is not there, is nothing to relate to.
      mask = []
    } else if outer.element.scrolls && outer.element.kind != .scroll {
      // A table lays its cells out by itself, in its own width.
      mask = canvas.isOwn ? [] : .flexibleWidth
      size.width = imported.frame.minX * 2 + imported.frame.width
    }
    return .placement(ViewSetting.Placement(frame: frame, superviewSize: size, mask: mask))
  }

  private func autoresizingMask(of node: Int) -> AutoresizingMask {
    guard let element = file.tree.child(of: node, named: "autoresizingMask", key: "autoresizingMask") else { return [] }
    var mask: AutoresizingMask = []
    for (name, flag) in Self.maskFlags where file.attribute(name, of: element) == "YES" { mask.insert(flag) }
    return mask
  }

  private static let maskFlags: [(String, AutoresizingMask)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
    ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
  ]
}
