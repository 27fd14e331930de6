extension LayoutView {
  /// The hierarchy from this view on as text, a line for each view: `•` marks where it begins, `*` a view that constraints lay
  /// out, and what is ambiguous is named.
  ///
  ///     •screen
  ///     |   *stack
  ///     |   |   *title
  ///     |   |   *body - AMBIGUOUS LAYOUT for body.minY, body.height
  ///
  /// As UIKit's `_autolayoutTrace`, with names in place of addresses; hidden views say so.
  ///
  /// - Complexity: O(size of the hierarchy's constraints).
  public final var layoutTrace: String {
    var open: [ObjectIdentifier: [LayoutAmbiguity]] = [:]
    for ambiguity in layoutAmbiguities() { open[ObjectIdentifier(ambiguity.item), default: []].append(ambiguity) }
    var lines: [String] = []
    // No recursion: hierarchies may be deep.
    var pending: [(view: LayoutView, depth: Int)] = [(self, 0)]
    while let (view, depth) = pending.popLast() {
      let mark = depth == 0 ? "•" : view.translatesAutoresizingMaskIntoConstraints ? "" : "*"
      var line = String(repeating: "|   ", count: depth) + mark + view.nameForMessages
      if view.isHidden { line += " (hidden)" }
      for item in [view] + view.layoutGuides as [LayoutItem] {
        if let found = open[ObjectIdentifier(item)] { line += Self.complaint(of: item, found) }
      }
      lines.append(line)
      for subview in view.subviews.reversed() { pending.append((subview, depth + 1)) }
    }
    return lines.joined(separator: "\n")
  }

  private static func complaint(of item: LayoutItem, _ ambiguities: [LayoutAmbiguity]) -> String {
    let quantities = ambiguities.map { ambiguity in
      let place = ambiguity.axis == .horizontal ? "minX" : "minY"
      return "\(item.nameForMessages).\(ambiguity.isSize ? ambiguity.quantity : place)"
    }
    return " - AMBIGUOUS LAYOUT for " + quantities.joined(separator: ", ")
  }
}
