/// The topological numbers of the variables, and the bitmap that makes each solve one pass over them.
///
/// "Move to the end" takes a fresh number and leaves a hole; the numbers are compacted when they have grown to a few
/// times the variables. Compaction keeps the order, so it changes no result.
struct TriangularOrder: ~Copyable {
  /// The variable with a number, -1 in a hole.
  var variables = FlatArray<Int32>()
  /// A priority queue of numbers, empty between passes.
  var bits = FlatArray<UInt64>()

  var count: Int { variables.count }

  init() {}

  init(in block: inout FirstBlock) {
    variables.settle(in: &block, 2 * FirstBlock.variables)
    bits.settle(in: &block, 4)
  }

  @inline(__always)
  mutating func append(_ variable: Int32) -> Int32 {
    variables.append(variable)
    if variables.count > bits.count << 6 { bits.append(0) }
    return Int32(variables.count - 1)
  }

  borrowing func copy() -> TriangularOrder {
    var result = TriangularOrder()
    result.variables = variables.copy()
    result.bits = bits.copy()
    return result
  }
}

extension FlatView<UInt64> {
  /// Puts a number into the queue and returns its word, and whether it was not there before.
  @inline(__always)
  func insertNew(_ number: Int32) -> (word: Int, isNew: Bool) {
    let word = Int(number) >> 6
    let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: number & 63)
    let old = self[word]
    self[word] = old | bit
    return (word, old & bit == 0)
  }

  /// Puts a number into the queue and returns its word.
  @inline(__always)
  func insert(_ number: Int32) -> Int {
    let word = Int(number) >> 6
    self[word] |= 1 << UInt64(truncatingIfNeeded: number & 63)
    return word
  }
}
