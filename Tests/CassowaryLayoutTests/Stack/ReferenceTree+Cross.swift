import CassowaryLayout
import _TestSupport

/// The table of section 1.7.
extension ReferenceTree {
  mutating func expandCross(_ frame: Frame, _ visible: [TreeNode]) {
    let alignment = frame.arrangement.alignment
    let children = frame.arrangement.children
    let isRow = frame.axis == .horizontal
    let isBaseline = alignment == .firstBaseline || alignment == .lastBaseline
    let isCollapsing = frame.arrangement.behavior == .collapse
    let reference = isBaseline && isRow && isCollapsing ? visible.first ?? children[0] : children[0]
    for node in children where node !== reference { align(node, with: reference, frame) }
    let (cross, lead) = (frame.cross, item(reference))
    if alignment != .fill {
      for node in children { want(item(node).size(cross), .equal, Self.number(0), 25) }
    }
    if visible.isEmpty {
      let spanner = makeGuide()
      want(frame.canvasStart(cross), .equal, frame.start(spanner, cross))
      want(frame.canvasEnd(cross), .equal, frame.end(spanner, cross))
      want(spanner.size(cross), .equal, Self.number(0), 0.001)
      if isCollapsing { placeCollapsed(lead, frame) }
      return
    }
    if alignment == .fill {
      want(frame.canvasStart(cross), .equal, frame.start(lead, cross))
      want(frame.canvasEnd(cross), .equal, frame.end(lead, cross))
      return
    }
    let spanner = makeGuide()
    connect(frame, lead, spanner)
    for node in visible { enclose(item(node), spanner, frame) }
    want(spanner.size(cross), .equal, Self.number(0), 51)
    if isBaseline && isRow { want(frame.item.size(cross), .equal, Self.number(0), 49) }
  }

  private mutating func align(_ node: TreeNode, with reference: TreeNode, _ frame: Frame) {
    let cross = frame.cross
    let (one, other) = (item(reference), item(node))
    switch frame.arrangement.alignment {
    case .fill:
      want(frame.start(one, cross), .equal, frame.start(other, cross))
      want(frame.end(one, cross), .equal, frame.end(other, cross))
    case .leading: want(frame.start(one, cross), .equal, frame.start(other, cross))
    case .trailing: want(frame.end(one, cross), .equal, frame.end(other, cross))
    case .center: want(frame.center(one, cross), .equal, frame.center(other, cross))
    case .firstBaseline, .lastBaseline:
      if frame.axis == .vertical { return }
      let isOut = frame.arrangement.behavior == .collapse && (node.isHidden || reference.isHidden)
      let isFirst = frame.arrangement.alignment == .firstBaseline
      let isText = !isOut && hasText(node, isFirst: isFirst) && hasText(reference, isFirst: isFirst)
      if isFirst {
        want(
          isText ? firstBaseline(reference) : one.start(.vertical), .equal,
          isText ? firstBaseline(node) : other.start(.vertical))
      } else {
        want(
          isText ? lastBaseline(reference) : one.end(.vertical), .equal,
          isText ? lastBaseline(node) : other.end(.vertical))
      }
    }
  }

  /// The canvas, the reference and the spanner.
  private mutating func connect(_ frame: Frame, _ lead: Item, _ spanner: Item) {
    let cross = frame.cross
    let (start, end) = (frame.canvasStart(cross), frame.canvasEnd(cross))
    let (spannerStart, spannerEnd) = (frame.start(spanner, cross), frame.end(spanner, cross))
    switch frame.arrangement.alignment {
    case .fill: break
    case .leading:
      want(start, .equal, frame.start(lead, cross))
      want(end, .equal, spannerEnd)
    case .trailing:
      want(start, .equal, spannerStart)
      want(end, .equal, frame.end(lead, cross))
    case .center:
      want(start, .equal, spannerStart)
      want(end, .equal, spannerEnd)
      want(frame.canvasCenter(cross), .equal, frame.center(lead, cross))
    case .firstBaseline where frame.axis == .horizontal:
      want(start, .atMost, frame.start(lead, cross))
      want(start, .atMost, spannerStart)
      want(end, .equal, spannerEnd)
    case .lastBaseline where frame.axis == .horizontal:
      want(start, .equal, spannerStart)
      want(end, .atLeast, frame.end(lead, cross))
      want(end, .atLeast, spannerEnd)
    case .firstBaseline, .lastBaseline:
      want(start, .equal, spannerStart)
      want(end, .equal, spannerEnd)
    }
  }

  private mutating func enclose(_ item: Item, _ spanner: Item, _ frame: Frame) {
    let cross = frame.cross
    let isLeading = frame.arrangement.alignment == .leading
    let isTrailing = frame.arrangement.alignment == .trailing
    want(
      frame.start(spanner, cross), isLeading ? .equal : .atMost, frame.start(item, cross), isLeading ? 999.5 : 1000)
    want(
      frame.end(spanner, cross), isTrailing ? .equal : .atLeast, frame.end(item, cross), isTrailing ? 999.5 : 1000)
  }

  private mutating func placeCollapsed(_ lead: Item, _ frame: Frame) {
    let cross = frame.cross
    let isRow = frame.axis == .horizontal
    let alignment = frame.arrangement.alignment
    if alignment == .fill || alignment == .leading || (alignment == .firstBaseline && isRow) {
      want(frame.start(lead, cross), .equal, frame.canvasStart(cross), 999.998)
    }
    if alignment == .fill || alignment == .trailing || (alignment == .lastBaseline && isRow) {
      want(frame.end(lead, cross), .equal, frame.canvasEnd(cross), 999.998)
    }
    if alignment == .center { want(frame.center(lead, cross), .equal, frame.canvasCenter(cross), 999.998) }
  }

  // MARK: Baselines

  /// The view that has a node's baseline: a stack has that of one of its views. The path leads down to it.
  private func carrier(_ node: TreeNode, isFirst: Bool) -> [TreeNode] {
    let visible = node.children.filter { !$0.isHidden }
    guard let arrangement = node.arrangement, let first = visible.first, let last = visible.last else { return [node] }
    var next = isFirst ? first : last
    if arrangement.axis == .horizontal {
      let sharing: [StackView.Alignment] =
        isFirst ? [.fill, .leading, .firstBaseline] : [.fill, .trailing, .lastBaseline]
      next = first
      if !sharing.contains(arrangement.alignment) {
        for other in visible where other.content.height > next.content.height { next = other }
      }
    }
    return [node] + carrier(next, isFirst: isFirst)
  }

  private func hasText(_ node: TreeNode, isFirst: Bool) -> Bool {
    carrier(node, isFirst: isFirst).last?.baselines != nil
  }

  func firstBaseline(_ node: TreeNode) -> Sum {
    let path = carrier(node, isFirst: true)
    var sum = Sum(terms: path.flatMap { item($0).start(.vertical).terms })
    sum.constant = Rational(path.last?.baselines?.first ?? 0)
    return sum
  }

  func lastBaseline(_ node: TreeNode) -> Sum {
    let path = carrier(node, isFirst: false)
    var sum = Sum(terms: path.flatMap { item($0).start(.vertical).terms })
    if let last = path.last { sum.terms += item(last).size(.vertical).terms }
    sum.constant = Rational(-(path.last?.baselines?.last ?? 0))
    return sum
  }
}
