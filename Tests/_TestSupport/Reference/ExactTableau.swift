/// A dense dictionary of the simplex method in exact arithmetic: each row is a basic quantity as a combination of the
/// nonbasic ones, `row_i = (T_i0 + Σ_j T_ij · column_j) / denominator`.
///
/// All entries are whole numbers over one denominator: subdeterminants of the original rows, so that each division of a
/// pivot comes out even (Edmonds 1967, Bareiss 1968). Entries are machine words until one overflows.
struct ExactTableau {
  let rowCount: Int
  /// With the constants, which are column 0.
  let width: Int
  private var words: [Int]
  private var numbers: [BigInt] = []
  private var wordDenominator = 1
  private(set) var denominator = BigInt.one
  private(set) var isWide = false

  /// Rows as given, over the denominator 1.
  init(rows: [[BigInt]], width: Int) {
    rowCount = rows.count
    self.width = width
    words = []
    words.reserveCapacity(rowCount * width)
    for row in rows {
      for entry in row { words.append(entry.asInt ?? 0) }
      if row.contains(where: { $0.asInt == nil }) { isWide = true }
    }
    if isWide {
      numbers = rows.flatMap { $0 }
      words = []
    }
  }

  subscript(row: Int, column: Int) -> BigInt {
    isWide ? numbers[row * width + column] : BigInt(words[row * width + column])
  }

  /// -1, 0 or 1.
  func sign(_ row: Int, _ column: Int) -> Int {
    isWide ? numbers[row * width + column].signum : words[row * width + column].signum()
  }

  /// Negative, zero or positive as `|T_a0 / T_ac|` is below, equal to or above `|T_b0 / T_bc|`.
  func compareRatios(_ a: Int, _ b: Int, column c: Int) -> Int {
    if isWide {
      let left = self[a, 0].absolute * self[b, c].absolute
      let right = self[b, 0].absolute * self[a, c].absolute
      return left < right ? -1 : left == right ? 0 : 1
    }
    let left = words[a * width].magnitude.multipliedFullWidth(by: words[b * width + c].magnitude)
    let right = words[b * width].magnitude.multipliedFullWidth(by: words[a * width + c].magnitude)
    if left.high != right.high { return left.high < right.high ? -1 : 1 }
    return left.low == right.low ? 0 : left.low < right.low ? -1 : 1
  }

  /// `Σ factor · T_row,column`, over the denominator.
  func combination(_ rows: [(row: Int, factor: BigInt)], column: Int) -> BigInt {
    if !isWide {
      var sum = 0
      var fits = true
      for (row, factor) in rows {
        let entry = words[row * width + column]
        if entry == 0 { continue }
        guard let word = factor.asInt else {
          fits = false
          break
        }
        let (product, overflow1) = word.multipliedReportingOverflow(by: entry)
        let (next, overflow2) = sum.addingReportingOverflow(product)
        if overflow1 || overflow2 {
          fits = false
          break
        }
        sum = next
      }
      if fits { return BigInt(sum) }
    }
    var sum = BigInt.zero
    for (row, factor) in rows where sign(row, column) != 0 { sum = sum + factor * self[row, column] }
    return sum
  }

  /// Exchanges the quantity of a row with that of a column, where the entry is not zero.
  mutating func pivot(row: Int, column: Int) {
    if !isWide {
      if let (result, newDenominator) = pivotedWords(row: row, column: column) {
        words = result
        wordDenominator = newDenominator
        denominator = BigInt(newDenominator)
        return
      }
      numbers = words.map { BigInt($0) }
      words = []
      isWide = true
    }
    pivotNumbers(row: row, column: column)
  }

  /// The entries after the exchange and their denominator; `nil` if one overflows.
  private func pivotedWords(row: Int, column: Int) -> (entries: [Int], denominator: Int)? {
    let base = row * width
    let pivot = words[base + column]
    let old = wordDenominator
    guard pivot != .min else { return nil }
    let sign = pivot < 0 ? -1 : 1
    // Signs are turned so that the denominator stays above zero.
    let size = pivot * sign
    var result = words
    var source: [Int] = []
    var nonzero: [Int] = []
    var j = 0
    while j < width {
      source.append(words[base + j] * sign)
      if j != column && words[base + j] != 0 { nonzero.append(j) }
      j += 1
    }
    var i = 0
    while i < rowCount {
      let start = i * width
      if i == row {
        j = 0
        while j < width {
          result[start + j] = j == column ? old * sign : -source[j]
          j += 1
        }
        i += 1
        continue
      }
      let factor = words[start + column]
      if size != old {
        j = 0
        while j < width {
          let entry = words[start + j]
          if entry != 0 && j != column {
            let (product, overflow) = entry.multipliedReportingOverflow(by: size)
            if overflow { return nil }
            // Divided below where the second product joins in.
            if factor == 0 { result[start + j] = product / old } else { result[start + j] = product }
          }
          j += 1
        }
      }
      if factor != 0 {
        result[start + column] = factor * sign
        if size == old {
          for j in nonzero {
            let (product, overflow1) = factor.multipliedReportingOverflow(by: source[j])
            // The old entry times the pivot over the old denominator is the old entry.
            let (entry, overflow2) = result[start + j].subtractingReportingOverflow(product / old)
            if overflow1 || overflow2 { return nil }
            result[start + j] = entry
          }
        } else {
          for j in nonzero {
            let (product, overflow1) = factor.multipliedReportingOverflow(by: source[j])
            let (entry, overflow2) = result[start + j].subtractingReportingOverflow(product)
            if overflow1 || overflow2 { return nil }
            result[start + j] = entry
          }
          j = 0
          while j < width {
            if j != column && result[start + j] != 0 { result[start + j] /= old }
            j += 1
          }
        }
      }
      i += 1
    }
    return (result, size)
  }

  private mutating func pivotNumbers(row: Int, column: Int) {
    let base = row * width
    let pivot = numbers[base + column]
    let isNegative = pivot.signum < 0
    let size = pivot.absolute
    let source = numbers[base..<base + width].map { isNegative ? -$0 : $0 }
    let isUnchanged = size == denominator
    for i in 0..<rowCount {
      let start = i * width
      if i == row {
        for j in 0..<width { numbers[start + j] = -source[j] }
        numbers[start + column] = isNegative ? -denominator : denominator
        continue
      }
      let factor = numbers[start + column]
      if factor.isZero && isUnchanged { continue }
      for j in 0..<width where j != column {
        let entry = numbers[start + j]
        if factor.isZero || source[j].isZero {
          if !isUnchanged && !entry.isZero { numbers[start + j] = entry * size / denominator }
        } else {
          numbers[start + j] = (entry * size - factor * source[j]) / denominator
        }
      }
      if isNegative { numbers[start + column] = -factor }
    }
    denominator = size
  }
}
