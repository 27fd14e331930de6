/// Moves the rows below, then reads all.
struct ToggleLoop: LoopRun, ~Copyable {
  let size: Int
  let tops: UnsafeColumn
  let heights: UnsafeColumn

  init(size: Int) {
    self.size = size
    tops = UnsafeColumn(count: size)
    heights = UnsafeColumn(count: size)
  }

  var valueCount: Int { 2 * size }

  mutating func build(into values: borrowing UnsafeColumn) {
    var top = 0.0
    for row in 0..<size {
      tops[row] = top
      heights[row] = ToggleWorkload.height(row)
      top += heights[row] + ToggleWorkload.spacing
    }
    read(into: values)
  }

  mutating func step(_ index: Int, into values: borrowing UnsafeColumn) {
    let row = ToggleWorkload.row(turn: index / 2, size: size)
    let hides = index % 2 == 0
    let height = ToggleWorkload.height(row)
    heights[row] = hides ? 0 : height
    var top = tops[row] + (hides ? 0 : height + ToggleWorkload.spacing)
    for below in row + 1..<size {
      tops[below] = top
      top += heights[below] + ToggleWorkload.spacing
    }
    read(into: values)
  }

  private func read(into values: borrowing UnsafeColumn) {
    for row in 0..<size {
      values[2 * row] = tops[row]
      values[2 * row + 1] = heights[row]
    }
  }
}
