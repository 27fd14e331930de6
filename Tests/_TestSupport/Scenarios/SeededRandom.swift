/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014): small, fast, and the same
/// numbers on every platform and with every version of the standard library.
package struct SeededRandom {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A whole number of the range, all (nearly) equally likely.
  package mutating func int(in range: ClosedRange<Int>) -> Int {
    let width = UInt64(range.upperBound - range.lowerBound) + 1
    return range.lowerBound + Int(next().multipliedFullWidth(by: width).high)
  }

  /// True in `percent` of 100 cases.
  package mutating func chance(_ percent: Int) -> Bool { int(in: 1...100) <= percent }

  /// One of the elements; there is at least one.
  package mutating func element<T>(of choices: [T]) -> T { choices[int(in: 0...choices.count - 1)] }

  /// An index, with the given relative frequencies.
  package mutating func index(weighted frequencies: [Int]) -> Int {
    var rest = int(in: 0...frequencies.reduce(0, +) - 1)
    for (index, frequency) in frequencies.enumerated() {
      if rest < frequency { return index }
      rest -= frequency
    }
    return frequencies.count - 1
  }

  /// `count` different numbers of `0..<limit`, in random order.
  package mutating func distinct(_ count: Int, below limit: Int) -> [Int] {
    var pool = Array(0..<limit)
    for index in 0..<min(count, limit) { pool.swapAt(index, int(in: index...limit - 1)) }
    return Array(pool.prefix(count))
  }
}
