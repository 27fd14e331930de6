extension StackFold {
  /// Gives the views their frames in a stack of this size; true if any is another than before. Only those are looked at that
  /// may have moved since the last time.
  func place(in size: Size, _ engine: LayoutEngine, _ pass: inout LayoutPass) -> Bool {
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
    var end = isVertical ? insets.top : frame.isMirrored ? insets.right : insets.left
    var (gap, isMoved) = (0.0, false)
    for position in 0..<spans.count {
      let span = spans[position]
      var (start, length) = (end + gap, 0.0)
      if span.isHidden {
        // In the middle of the gap.
        start = end + gap / 2
      } else {
        length = span.length
        if position == taker { length += rest }
        (end, gap) = (start + length, span.gap)
      }
      if position < before.count { continue }
      var rect = inner
      if isVertical {
        (rect.origin.y, rect.size.height) = (start, length)
      } else {
        (rect.origin.x, rect.size.width) = (frame.isMirrored ? size.width - start - length : start, length)
      }
      if span.view.visit({ engine.show(rect, of: $0, isHidden: span.isHidden, &pass) }) { isMoved = true }
    }
    return isMoved
  }
}
