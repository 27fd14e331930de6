import CassowaryLayout

/// A view of a random tree as plain data.
final class TreeNode {
  let id: Int
  /// Content size; negative for none.
  var content = Size(width: -1, height: -1)
  var hugging: [Axis: Float] = [:]
  var resistance: [Axis: Float] = [:]
  /// Distances of the baselines from the top and from the bottom, for text.
  var baselines: (first: Double, last: Double)?
  /// What the program wants of the view's extents.
  var wishes: [Wish] = []
  var isHidden = false
  var customSpacing: Double?
  var arrangement: Arrangement?

  struct Wish {
    var axis: Axis
    var relation: LayoutRelation
    var constant: Double
    var priority: Float
  }

  /// What makes a view a stack.
  struct Arrangement {
    var axis = Axis.horizontal
    var alignment = StackView.Alignment.fill
    var distribution = StackView.Distribution.fill
    var spacing = 0.0
    var isBaselineRelative = false
    /// The margin on each side, if it counts.
    var margin: Double?
    var behavior = StackView.HidingBehavior.collapse
    var isRightToLeft = false
    var children: [TreeNode] = []
  }

  init(id: Int) { self.id = id }

  var children: [TreeNode] { arrangement?.children ?? [] }

  /// The node and all below it.
  var all: [TreeNode] { [self] + children.flatMap(\.all) }
}

extension TreeNode: CustomStringConvertible {
  var description: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    var text = "\(id)"
    if isHidden { text += " hidden" }
    if content.width >= 0 || content.height >= 0 { text += " content \(content.width)x\(content.height)" }
    for axis in Axis.allCases {
      if let priority = hugging[axis] { text += " \(axis) hugging \(priority)" }
      if let priority = resistance[axis] { text += " \(axis) resistance \(priority)" }
    }
    if let baselines { text += " baselines \(baselines.first), \(baselines.last)" }
    for wish in wishes { text += " \(wish.axis) \(wish.relation.symbol) \(wish.constant) @\(wish.priority)" }
    if let customSpacing { text += " then \(customSpacing)" }
    guard let arrangement else { return [text] }
    text += " \(arrangement.axis) \(arrangement.distribution) \(arrangement.alignment) spacing \(arrangement.spacing)"
    text += " \(arrangement.behavior)"
    if arrangement.isBaselineRelative { text += " baselines" }
    if arrangement.isRightToLeft { text += " rtl" }
    if let margin = arrangement.margin { text += " margin \(margin)" }
    return [text] + arrangement.children.flatMap { $0.lines.map { "  " + $0 } }
  }
}
