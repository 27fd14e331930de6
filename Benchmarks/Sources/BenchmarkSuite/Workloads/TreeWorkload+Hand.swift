/// One loop in creation order over four buffers, then the reading loop.
struct TreeLoop: LoopRun, ~Copyable {
  let size: Int
  let lefts: UnsafeColumn
  let tops: UnsafeColumn
  let widths: UnsafeColumn
  let heights: UnsafeColumn

  init(size: Int) {
    self.size = size
    lefts = UnsafeColumn(count: size)
    tops = UnsafeColumn(count: size)
    widths = UnsafeColumn(count: size)
    heights = UnsafeColumn(count: size)
  }

  var valueCount: Int { 4 * size }

  mutating func build(into values: borrowing UnsafeColumn) { assign(TreeWorkload.root(after: nil), into: values) }

  mutating func step(_ index: Int, into values: borrowing UnsafeColumn) {
    assign(TreeWorkload.root(after: index), into: values)
  }

  private func assign(_ root: BoxTree.Box, into values: borrowing UnsafeColumn) {
    lefts[0] = root.left
    tops[0] = root.top
    widths[0] = root.width
    heights[0] = root.height
    // Depth by depth, so that the axis need not be looked up for each box.
    var first = 0
    var isHorizontal = true
    while 2 * first + 1 < size {
      let end = min(2 * first + 1, size / 2)
      for parent in first..<end {
        if isHorizontal {
          assignSideBySide(2 * parent + 1, in: parent)
        } else {
          assignAboveOther(2 * parent + 1, in: parent)
        }
      }
      first = 2 * first + 1
      isHorizontal.toggle()
    }
    for box in 0..<size {
      values[4 * box] = lefts[box]
      values[4 * box + 1] = tops[box]
      values[4 * box + 2] = widths[box]
      values[4 * box + 3] = heights[box]
    }
  }

  @inline(__always)
  private func assignSideBySide(_ child: Int, in parent: Int) {
    let hasSecond = child + 1 < size
    let left = lefts[parent] + BoxTree.inset
    let top = tops[parent] + BoxTree.inset
    let room = widths[parent] - 2 * BoxTree.inset
    let width = hasSecond ? (room - BoxTree.gap) * 0.5 : room
    let height = heights[parent] - 2 * BoxTree.inset
    lefts[child] = left
    tops[child] = top
    widths[child] = width
    heights[child] = height
    guard hasSecond else { return }
    lefts[child + 1] = left + width + BoxTree.gap
    tops[child + 1] = top
    widths[child + 1] = width
    heights[child + 1] = height
  }

  @inline(__always)
  private func assignAboveOther(_ child: Int, in parent: Int) {
    let hasSecond = child + 1 < size
    let left = lefts[parent] + BoxTree.inset
    let top = tops[parent] + BoxTree.inset
    let width = widths[parent] - 2 * BoxTree.inset
    let room = heights[parent] - 2 * BoxTree.inset
    let height = hasSecond ? (room - BoxTree.gap) * 0.5 : room
    lefts[child] = left
    tops[child] = top
    widths[child] = width
    heights[child] = height
    guard hasSecond else { return }
    lefts[child + 1] = left
    tops[child + 1] = top + height + BoxTree.gap
    widths[child + 1] = width
    heights[child + 1] = height
  }
}
