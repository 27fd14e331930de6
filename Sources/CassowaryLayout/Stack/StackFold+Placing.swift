extension StackFold {
  /// Gives the views their frames in a stack of this size; true if any is another than before. Only those are looked at that
  /// may have moved since the last time.
  func place(in size: Size, _ engine: LayoutEngine) -> Bool {
    let isVertical = frame.settings.axis == .vertical
    var before = placed
    if before.size == size && before.count == spans.count { return false }
    let demand = isVertical ? demand.vertical : demand.horizontal
    var rest = (isVertical ? size.height : size.width) - demand.size
    if abs(rest) <= demand.tolerance { rest = 0 }
    let isBreadthNew = isVertical ? before.size.width != size.width : before.size.height != size.height
    if isBreadthNew || frame.isMirrored {
      before.count = 0
    } else if before.rest != rest && taker >= 0 {
      before.count = min(before.count, taker)
    }
    placed = Placed(size: size, rest: rest, count: spans.count)

    let (insets, taker) = (frame.insets, self.taker)
    let inner = Rect(origin: Point(), size: size).inset(by: insets)
    // Where reading begins.
    let edge = isVertical ? insets.top : frame.isMirrored ? insets.right : insets.left
    var (first, last, isMoved) = (0, Start(end: edge), false)
    if spans.count > StackSums.stride {
      starts.removeLast(max(0, starts.count - before.count / StackSums.stride))
      first = starts.count * StackSums.stride
      last = starts.last ?? last
    }
    for position in first..<spans.count {
      if position > first && position % StackSums.stride == 0 { starts.append(last) }
      let span = spans[position]
      var (start, length) = (last.end + last.gap, 0.0)
      if span.isHidden {
        // In the middle of the gap.
        start = last.end + last.gap / 2
      } else {
        length = span.length
        if position == taker { length += rest }
        last = Start(end: start + length, gap: span.gap)
      }
      if position < before.count { continue }
      var rect = inner
      if isVertical {
        (rect.origin.y, rect.size.height) = (start, length)
      } else {
        (rect.origin.x, rect.size.width) = (frame.isMirrored ? size.width - start - length : start, length)
      }
      if span.view.visit({ engine.show(rect, of: $0, isHidden: span.isHidden) }) { isMoved = true }
    }
    return isMoved
  }
}
