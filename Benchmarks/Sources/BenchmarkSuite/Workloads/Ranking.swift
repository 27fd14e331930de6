/// Numbers 0..<size in an order that looks shuffled and is the same every time.
struct Ranking {
  /// The rank of each element.
  let ranks: [Int]
  /// The element at each rank.
  let order: [Int]

  /// Ranks are multiples of the first number from `stride` on that has no divisor in common with `size`.
  init(size: Int, stride: Int) {
    var stride = stride
    while Self.greatestDivisor(stride, size) > 1 { stride += 1 }
    ranks = (0..<size).map { ($0 * stride + 1) % size }
    var order = Array(repeating: 0, count: size)
    for (element, rank) in ranks.enumerated() { order[rank] = element }
    self.order = order
  }

  private static func greatestDivisor(_ left: Int, _ right: Int) -> Int {
    right == 0 ? left : greatestDivisor(right, left % right)
  }
}
