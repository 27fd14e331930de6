extension LayoutConstraint {
  /// A constraint as a piece of visual format, where it has one: `H:[icon]-(8)-[title]`.
  struct VisualForm {
    /// Everything but the `(LTR)` of left and right edges.
    let text: String
    /// What `|` stands for, if it occurs.
    let superview: LayoutView?
    /// Whether left and right edges are meant, not leading and trailing ones.
    let isAbsolute: Bool
  }

  /// The visual form, if UIKit would print one: an edge against the facing edge of another item, or an inner distance to the
  /// superview, each read forwards, and without a factor.
  var visualForm: VisualForm? {
    guard multiplier == 1, offsets == nil, let first = firstItem, let second = secondItem else { return nil }
    guard let edge = Edge(firstAttribute), let otherEdge = Edge(secondAttribute), edge.line == otherEdge.line else {
      return nil
    }
    let axis = firstAttribute.axis == .horizontal ? "H:" : "V:"
    let gap = "-(\(visualPredicate))-"
    let (name, otherName) = ("[\(first.nameForMessages)]", "[\(second.nameForMessages)]")
    let isAbsolute = edge.line == .absolute
    switch (edge.isStart, otherEdge.isStart) {
    case (true, false):
      return VisualForm(text: axis + otherName + gap + name, superview: nil, isAbsolute: isAbsolute)
    case (true, true) where first.space === second:
      return VisualForm(text: axis + "|" + gap + name, superview: first.space, isAbsolute: isAbsolute)
    case (false, false) where second.space === first:
      return VisualForm(text: axis + otherName + gap + "|", superview: second.space, isAbsolute: isAbsolute)
    default: return nil
    }
  }

  /// `>=8@250`: the relation unless it is equality, the constant, the priority unless it is required.
  private var visualPredicate: String {
    var text = relation == .equal ? "" : relation.symbol
    text += general(constant)
    if !priority.isRequired { text += "@" + priority.description }
    return text
  }

  /// An edge that visual format can speak of.
  private struct Edge {
    enum Line {
      case directional
      case absolute
      case vertical
    }

    let line: Line
    let isStart: Bool

    init?(_ attribute: LayoutAttribute) {
      switch attribute {
      case .leading: (line, isStart) = (.directional, true)
      case .trailing: (line, isStart) = (.directional, false)
      case .left: (line, isStart) = (.absolute, true)
      case .right: (line, isStart) = (.absolute, false)
      case .top: (line, isStart) = (.vertical, true)
      case .bottom: (line, isStart) = (.vertical, false)
      default: return nil
      }
    }
  }
}
