import CassowaryLayout
import _TestSupport

/// The tables of sections 1.4 to 1.8.
extension ReferenceTree {
  /// A stack while its rows are written down: lines as the stack sees them, along its reading direction.
  struct Frame {
    let arrangement: TreeNode.Arrangement
    let item: Item
    let margin: Rational
    /// The stack's width, for mirroring.
    let width: Sum

    var axis: Axis { arrangement.axis }
    var cross: Axis { arrangement.axis == .horizontal ? .vertical : .horizontal }

    private func isMirrored(_ axis: Axis) -> Bool { axis == .horizontal && arrangement.isRightToLeft }

    func start(_ item: Item, _ axis: Axis) -> Sum {
      isMirrored(axis) ? width - item.end(axis) : item.start(axis)
    }

    func end(_ item: Item, _ axis: Axis) -> Sum {
      isMirrored(axis) ? width - item.start(axis) : item.end(axis)
    }

    func center(_ item: Item, _ axis: Axis) -> Sum {
      isMirrored(axis) ? width - item.center(axis) : item.center(axis)
    }

    /// Where the area of the arranged views begins and ends.
    func canvasStart(_ axis: Axis) -> Sum { Sum(terms: [], constant: margin) }

    func canvasEnd(_ axis: Axis) -> Sum { item.size(axis) - Sum(terms: [], constant: margin) }

    func canvasSize(_ axis: Axis) -> Sum { item.size(axis) - Sum(terms: [], constant: margin + margin) }

    func canvasCenter(_ axis: Axis) -> Sum { Rational(BigInt(1), BigInt(2)) * item.size(axis) }
  }

  mutating func expandStack(_ node: TreeNode, _ arrangement: TreeNode.Arrangement) {
    let item = item(node)
    let frame = Frame(
      arrangement: arrangement, item: item, margin: Rational(arrangement.margin ?? 0), width: item.size(.horizontal))
    let visible = arrangement.children.filter { !$0.isHidden }
    expandAxis(frame, visible)
    expandHidden(frame, visible)
    expandCross(frame, visible)
  }

  /// 1.4, 1.5.
  private mutating func expandAxis(_ frame: Frame, _ visible: [TreeNode]) {
    let axis = frame.axis
    guard let first = visible.first, let last = visible.last else {
      let ordering = makeGuide()
      want(frame.canvasStart(axis), .equal, frame.start(ordering, axis))
      want(frame.canvasEnd(axis), .equal, frame.end(ordering, axis))
      want(ordering.size(axis), .equal, Self.number(0), 0.001)
      return
    }
    want(frame.canvasStart(axis), .equal, frame.start(item(first), axis))
    want(frame.canvasEnd(axis), .equal, frame.end(item(last), axis))
    let isElastic = [.equalSpacing, .equalCentering].contains(frame.arrangement.distribution)
    for (node, next) in zip(visible, visible.dropFirst()) {
      let (from, to) = gapEnds(frame, node, next)
      want(to - from, isElastic ? .atLeast : .equal, Self.number(gap(after: node, frame)))
    }
    switch frame.arrangement.distribution {
    case .fill: break
    case .fillEqually:
      for node in visible.dropFirst() { want(item(node).size(axis), .equal, item(first).size(axis)) }
    case .fillProportionally: expandShares(frame, visible)
    case .equalSpacing, .equalCentering: expandGuides(frame, visible)
    }
    if isElastic && visible.count > 1 { want(frame.item.size(axis), .equal, Self.number(0), 49) }
  }

  private func gap(after node: TreeNode, _ frame: Frame) -> Double { node.customSpacing ?? frame.arrangement.spacing }

  /// From edge to edge, or from baseline to baseline.
  private func gapEnds(_ frame: Frame, _ node: TreeNode, _ next: TreeNode) -> (Sum, Sum) {
    if frame.arrangement.isBaselineRelative && frame.axis == .vertical {
      return (lastBaseline(node), firstBaseline(next))
    }
    return (frame.end(item(node), frame.axis), frame.start(item(next), frame.axis))
  }

  /// 1.6.
  private mutating func expandShares(_ frame: Frame, _ visible: [TreeNode]) {
    let axis = frame.axis
    let lengths = visible.map { Self.length(of: $0, axis) }
    let positive = lengths.filter { $0.signum > 0 }
    if positive.isEmpty {
      for node in visible.dropFirst() { want(item(node).size(axis), .equal, item(visible[0]).size(axis)) }
      return
    }
    let total = positive.reduce(Rational(frame.arrangement.spacing) * Rational(visible.count - 1), +)
    let isExact =
      positive.count == 1 && visible.allSatisfy { $0.content[axis] >= 0 }
      && visible.dropLast().allSatisfy { gap(after: $0, frame) == 0 }
    for (node, length) in zip(visible, lengths) {
      let index = frame.arrangement.children.firstIndex { $0 === node } ?? 0
      if length.signum > 0 {
        want(
          item(node).size(axis), .equal, (length / total) * frame.canvasSize(axis), isExact ? 1000 : Float(999 - index))
      } else {
        // What was measured may be another after the next change, so it is not required.
        want(item(node).size(axis), .equal, Self.number(0), node.content[axis] >= 0 ? 1000 : 999.999)
      }
    }
  }

  private mutating func expandGuides(_ frame: Frame, _ visible: [TreeNode]) {
    let axis = frame.axis
    let isCentering = frame.arrangement.distribution == .equalCentering
    var firstGuide: Item?
    for (node, next) in zip(visible, visible.dropFirst()) {
      let guide = makeGuide()
      var (from, to) = gapEnds(frame, node, next)
      if isCentering { (from, to) = (frame.center(item(node), axis), frame.center(item(next), axis)) }
      want(frame.start(guide, axis), .equal, from)
      want(frame.end(guide, axis), .equal, to)
      if let firstGuide {
        let index = frame.arrangement.children.firstIndex { $0 === node } ?? 0
        want(guide.size(axis), .equal, firstGuide.size(axis), isCentering ? Float(150 - index) : 1000)
      } else {
        firstGuide = guide
      }
    }
  }

  /// 1.8, and the places of collapsed views.
  private mutating func expandHidden(_ frame: Frame, _ visible: [TreeNode]) {
    let axis = frame.axis
    let children = frame.arrangement.children
    let isElastic = [.equalSpacing, .equalCentering].contains(frame.arrangement.distribution)
    let isCollapsing = frame.arrangement.behavior == .collapse
    for (index, node) in children.enumerated() where node.isHidden {
      let item = item(node)
      want(item.size(axis), .equal, Self.number(0), 999.999)
      let before = children[..<index].last { !$0.isHidden }
      let after = children[index...].first { !$0.isHidden }
      let priority: Float = isCollapsing ? 999.998 : 50
      if let before {
        let place = frame.start(item, axis) - frame.end(self.item(before), axis)
        let distance = after == nil ? 0 : gap(after: before, frame) / 2
        want(place, isElastic && !isCollapsing ? .atLeast : .equal, Self.number(distance), priority)
      } else if let after {
        let place = frame.start(self.item(after), axis) - frame.end(item, axis)
        want(place, isElastic && !isCollapsing ? .atLeast : .equal, Self.number(0), priority)
      } else if isCollapsing {
        want(frame.start(item, axis), .equal, frame.canvasStart(axis), priority)
      }
    }
  }
}
