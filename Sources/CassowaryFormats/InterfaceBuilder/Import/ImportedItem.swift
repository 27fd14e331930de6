import CassowaryLayout

/// What a constraint speaks of.
enum ImportedItem {
  /// An index of the document's views, as with guides.
  case view(Int)
  case guide(InterfaceGuide.Kind, Int)

  /// The same item and attribute in a document's words; `nil` for what has no meaning.
  func resolved(_ attribute: LayoutAttribute) -> (item: ItemSpec, attribute: LayoutAttribute)? {
    switch self {
    case .view(let view): return (.view(view), attribute)
    case .guide(.safeArea, let view): return (.viewGuide(view, .safeArea), attribute)
    case .guide(.content, let view): return (.viewGuide(view, .content), attribute)
    case .guide(.frame, let view): return (.viewGuide(view, .frame), attribute)
    case .guide(.margins, let view): return (.viewGuide(view, .margins), attribute)
    case .guide(.readable, let view): return (.viewGuide(view, .readable), attribute)
    case .guide(.top, let view):
      // The strip from the upper edge down to the safe area.
      switch attribute {
      case .bottom, .lastBaseline: return (.viewGuide(view, .safeArea), .top)
      case .height, .centerY: return nil
      default: return (.view(view), attribute)
      }
    case .guide(.bottom, let view), .guide(.keyboard, let view):
      // The strip from the safe area down to the lower edge; a keyboard that is not shown leaves as much.
      switch attribute {
      case .top, .firstBaseline: return (.viewGuide(view, .safeArea), .bottom)
      case .height, .centerY: return nil
      default: return (.view(view), attribute)
      }
    }
  }

  /// Whether this item and the other lie inside one another, or one is a guide: then the standard distance is 0 or a margin.
  func isContainer(of other: ImportedItem?, in `import`: InterfaceImport) -> Bool {
    switch (self, other) {
    case (.view(let one), .view(let two)?):
      return `import`.specs[one].parent == two || `import`.specs[two].parent == one
    default: return true
    }
  }
}
