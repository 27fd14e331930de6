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

  /// The distance that a symbolic constraint without a number means: 8 between siblings, 20 to an edge of the superview, and
  /// nothing where a margin or a guide keeps it already.
  func standardDistance(
    _ attribute: LayoutAttribute, to other: ImportedItem?, _ otherAttribute: LayoutAttribute?,
    in `import`: InterfaceImport
  ) -> Double {
    guard case (.view(let one), .view(let two)?) = (self, other) else { return 0 }
    let edge: LayoutAttribute?
    if `import`.specs[one].parent == two {
      edge = otherAttribute
    } else if `import`.specs[two].parent == one {
      edge = attribute
    } else {
      return 8
    }
    return edge?.isMargin == true ? 0 : 20
  }
}
