/// B = L · U: the active rows in an order of elimination, each reduced by rows before it, and the pins after all of them.
///
/// Numbers count places in that order; `Share.index` is one. Both factors are kept by rows and by columns, and each solve is
/// one sweep over a bitmap of numbers, so what is zero costs nothing (Hall and McKinnon, "Hyper-sparsity in the revised
/// simplex method", 2005).
struct LUFactors: ~Copyable {
  /// The variable that is the pivot at each number; pins come last.
  var order = FlatArray<Int32>()
  /// The inverse.
  var number = FlatArray<Int32>()
  /// The constraint at each number that is not a pin's.
  var rows = FlatArray<Int32>()
  var pivots = FlatArray<Double>()
  /// The number of the first row that others were subtracted from, or that was subtracted from others.
  var firstReduced = 0
  /// Rows of U without their pivots, and its columns.
  var upper = Lines()
  var upperColumns = Lines()
  /// Rows of L without the diagonal of ones, and its columns.
  var lower = Lines()
  var lowerColumns = Lines()

  // The vector that a solve works on, by numbers, clean between uses.
  var vector = FlatArray<Double>()
  var magnitude = FlatArray<Double>()
  private var bits = FlatArray<UInt64>()
  private var visited = FlatArray<UInt64>()

  /// Lines of a sparse matrix, one after the other.
  struct Lines: ~Copyable {
    /// Empty until the first ``removeAll()``: no solver is to pay for factors that it never makes.
    var starts = FlatArray<Int32>()
    var shares = FlatArray<Share>()

    @inline(__always)
    func range(_ line: Int) -> Range<Int> { Int(starts[line])..<Int(starts[line + 1]) }

    mutating func removeAll() {
      starts.removeAll()
      starts.append(0)
      shares.removeAll()
    }

    @inline(__always)
    mutating func endLine() { starts.append(Int32(shares.count)) }
  }

  struct Share {
    var index: Int32
    var amount: Double
  }

  mutating func removeAll() {
    order.removeAll()
    rows.removeAll()
    pivots.removeAll()
    upper.removeAll()
    lowerColumns.removeAll()
    firstReduced = 0
  }

  /// The next row of U is what was appended to `upper` since the last one, by variables for now.
  mutating func endRow(of constraint: Int32, pivot: Int32, _ coefficient: Double) {
    order.append(pivot)
    rows.append(constraint)
    pivots.append(coefficient)
    upper.endLine()
  }

  /// All rows are there: variables without one are pins. Variables become numbers.
  mutating func finish(variables: Int) {
    number = FlatArray(repeating: -1, count: variables)
    for index in 0..<order.count { number[order[index]] = Int32(index) }
    for variable in 0..<Int32(variables) where number[variable] < 0 {
      number[variable] = Int32(order.count)
      order.append(variable)
      upper.endLine()
    }
    for index in 0..<upper.shares.count { upper.shares[index].index = number[upper.shares[index].index] }
    while lowerColumns.starts.count <= order.count { lowerColumns.endLine() }
    upperColumns.transpose(upper, count: order.count)
    lower.transpose(lowerColumns, count: order.count)
    vector = FlatArray(repeating: 0, count: order.count)
    magnitude = FlatArray(repeating: 0, count: order.count)
    bits = FlatArray(repeating: 0, count: order.count >> 6 + 1)
    visited = FlatArray(repeating: 0, count: order.count >> 6 + 1)
  }

  /// Adds to the right-hand side of the next solve, at a variable or the row whose pivot it is.
  @inline(__always)
  func load(_ variable: Int32, _ amount: Double) {
    let index = number[variable]
    vector[index] += amount
    magnitude[index] = max(magnitude[index], abs(amount))
    _ = bits.view.insert(index)
  }

  /// BTRAN of what was loaded, by variables. The result, by rows, goes into `result` at their pivots, and where it is not zero
  /// into `pattern`; the vector is clean then.
  mutating func solveBackward(into result: FlatView<Double>, _ pattern: inout FlatArray<Int32>) {
    sweep(upper, dividing: true).ascend(bits.count)
    recall()
    sweep(lower, dividing: false).descend(bits.count)
    unload(into: result, &pattern)
  }

  /// FTRAN of what was loaded, by rows. The result is by variables.
  mutating func solveForward(into result: FlatView<Double>, _ pattern: inout FlatArray<Int32>) {
    sweep(lowerColumns, dividing: false).ascend(bits.count)
    recall()
    sweep(upperColumns, dividing: true).descend(bits.count)
    unload(into: result, &pattern)
  }

  @inline(__always)
  private func sweep(_ lines: borrowing Lines, dividing: Bool) -> Sweep {
    Sweep(
      vector: vector.view, magnitude: magnitude.view, bits: bits.view, visited: visited.view, starts: lines.starts.view,
      shares: lines.shares.view, pivots: pivots.view, divided: dividing ? rows.count : 0)
  }

  /// One pass over the numbers that are not zero; each is passed on along its line.
  private struct Sweep {
    let vector: FlatView<Double>
    let magnitude: FlatView<Double>
    let bits: FlatView<UInt64>
    let visited: FlatView<UInt64>
    let starts: FlatView<Int32>
    let shares: FlatView<Share>
    let pivots: FlatView<Double>
    /// Numbers below this are divided by their pivots.
    let divided: Int

    /// Lowest number first; lines lead to higher numbers.
    func ascend(_ words: Int) {
      for word in 0..<words {
        while bits[word] != 0 { passOn(word, bits[word].trailingZeroBitCount) }
      }
    }

    /// Highest number first; lines lead to lower numbers.
    func descend(_ words: Int) {
      var word = words - 1
      while word >= 0 {
        while bits[word] != 0 { passOn(word, 63 - bits[word].leadingZeroBitCount) }
        word -= 1
      }
    }

    @inline(__always)
    private func passOn(_ word: Int, _ bit: Int) {
      bits[word] &= ~(1 << UInt64(truncatingIfNeeded: bit))
      let index = word << 6 + bit
      var amount = vector[index]
      if abs(amount) <= Tolerance.noise * magnitude[index] {
        vector[index] = 0
        magnitude[index] = 0
        return
      }
      visited[word] |= 1 << UInt64(truncatingIfNeeded: bit)
      if index < divided {
        amount = divide(amount, by: pivots[index])
        vector[index] = amount
      }
      var share = starts[index]
      let end = starts[index + 1]
      while share < end {
        let other = shares[share].index
        let product = shares[share].amount * amount
        vector[other] -= product
        magnitude[other] = max(magnitude[other], abs(product))
        _ = bits.insert(other)
        share += 1
      }
    }
  }

  /// What the first sweep left is what the second one begins with.
  private mutating func recall() {
    for word in 0..<bits.count {
      bits[word] = visited[word]
      visited[word] = 0
    }
  }

  private mutating func unload(into result: FlatView<Double>, _ pattern: inout FlatArray<Int32>) {
    pattern.removeAll()
    for word in 0..<visited.count {
      while visited[word] != 0 {
        let bit = visited[word].trailingZeroBitCount
        visited[word] &= visited[word] &- 1
        let index = word << 6 + bit
        pattern.append(order[index])
        result[order[index]] = vector[index]
        vector[index] = 0
        magnitude[index] = 0
      }
    }
  }
}

extension LUFactors.Lines {
  mutating func transpose(_ other: borrowing LUFactors.Lines, count: Int) {
    starts = FlatArray(repeating: 0, count: count + 1)
    shares = FlatArray(repeating: LUFactors.Share(index: 0, amount: 0), count: other.shares.count)
    for share in 0..<other.shares.count { starts[other.shares[share].index + 1] += 1 }
    for line in 0..<count { starts[line + 1] += starts[line] }
    let filled = FlatArray<Int32>(repeating: 0, count: count)
    for line in 0..<(other.starts.count - 1) {
      for share in other.range(line) {
        let target = other.shares[share].index
        shares[starts[target] + filled[target]] = LUFactors.Share(
          index: Int32(line), amount: other.shares[share].amount)
        filled[target] += 1
      }
    }
  }
}
