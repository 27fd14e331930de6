/// Hands out what is there, then reads all. In which order labels shrink was sorted out once.
struct SqueezeLoop: LoopRun, ~Copyable {
  let size: Int
  let natural: Double
  let growing: Int
  let shrinking: [Int]
  let lefts: UnsafeColumn
  let widths: UnsafeColumn

  init(size: Int) {
    self.size = size
    natural = SqueezeWorkload.natural(size: size)
    growing = SqueezeWorkload.hugging(size: size).order[0]
    shrinking = SqueezeWorkload.resistance(size: size).order
    lefts = UnsafeColumn(count: size)
    widths = UnsafeColumn(count: size)
  }

  var valueCount: Int { 2 * size + 1 }

  mutating func build(into values: borrowing UnsafeColumn) {
    assign(SqueezeWorkload.row(size: size, natural: natural, after: nil), into: values)
  }

  mutating func step(_ index: Int, into values: borrowing UnsafeColumn) {
    assign(SqueezeWorkload.row(size: size, natural: natural, after: index), into: values)
  }

  private func assign(_ row: Double, into values: borrowing UnsafeColumn) {
    for label in 0..<size { widths[label] = SqueezeWorkload.width(label) }
    if row >= natural {
      widths[growing] += row - natural
    } else {
      var missing = natural - row
      for label in shrinking {
        let given = min(missing, widths[label] - SqueezeWorkload.leastWidth)
        widths[label] -= given
        missing -= given
        if missing <= 0 { break }
      }
    }
    var left = 0.0
    for label in 0..<size {
      lefts[label] = left
      left += widths[label] + SqueezeWorkload.spacing
    }
    for label in 0..<size {
      values[2 * label] = lefts[label]
      values[2 * label + 1] = widths[label]
    }
    values[2 * size] = row
  }
}
