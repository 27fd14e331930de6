/// Factors the active rows: columns and rows that have one entry left are peeled off, as in every sparse LU (Suhl and Suhl,
/// "A fast LU update for linear programming", 1993), and the ``Nucleus`` between them is reduced.
struct Elimination: ~Copyable {
  // The rows as they are, and which rows a column has. Columns are variables.
  private var constraints = FlatArray<Int32>()
  private var own = LUFactors.Lines()
  private var columns = LUFactors.Lines()
  private let variables: Int
  /// How many entries rows and columns have left among what has no number yet.
  private var rowCount = FlatArray<Int32>()
  private var columnCount: FlatArray<Int32>
  /// The pivot variable of each row, and whether a variable is one.
  private var pivotOf = FlatArray<Int32>()
  private var isAssigned: FlatArray<Bool>

  init(variables: Int) {
    self.variables = variables
    columnCount = FlatArray(repeating: 0, count: variables)
    isAssigned = FlatArray(repeating: false, count: variables)
    own.removeAll()
  }

  mutating func add(_ coefficient: Double, _ variable: Int32) {
    own.shares.append(LUFactors.Share(index: variable, amount: coefficient))
    columnCount[variable] += 1
  }

  /// Ends the row that was added term by term.
  mutating func endRow(of constraint: Int32) {
    rowCount.append(Int32(own.shares.count) - own.starts[constraints.count])
    constraints.append(constraint)
    pivotOf.append(-1)
    own.endLine()
  }

  /// Factors all rows. Those that depend on others are left out, and listed in `dependent`.
  mutating func run(into factors: inout LUFactors, dependent: inout FlatArray<Int32>) {
    factors.removeAll()
    columns.transpose(own, count: variables)
    let front = peel(into: &factors)
    reduceNucleus(into: &factors, &dependent)
    var index = front.count - 1
    while index >= 0 {
      append(front[index], to: &factors)
      index -= 1
    }
    factors.finish(variables: variables)
  }

  private func append(_ row: Int32, to factors: inout LUFactors) {
    let pivot = pivotOf[row]
    var coefficient = 0.0
    for index in own.range(Int(row)) {
      let share = own.shares[index]
      if share.index == pivot { coefficient = share.amount } else { factors.upper.shares.append(share) }
    }
    factors.endRow(of: constraints[row], pivot: pivot, coefficient)
  }

  /// Columns of one row go into the order at once; returns the rows of one column, which belong at its end, in the order in
  /// which they were found.
  private mutating func peel(into factors: inout LUFactors) -> FlatArray<Int32> {
    var front = FlatArray<Int32>()
    var singleColumns = FlatArray<Int32>()
    var singleRows = FlatArray<Int32>()
    for variable in 0..<Int32(variables) where columnCount[variable] == 1 { singleColumns.append(variable) }
    for row in 0..<Int32(constraints.count) where rowCount[row] == 1 { singleRows.append(row) }
    while true {
      if singleColumns.count > 0 {
        let variable = singleColumns.removeLast()
        if columnCount[variable] != 1 || isAssigned[variable] { continue }
        let row = onlyRow(of: variable)
        if row < 0 || !isLargeEnough(row, variable) { continue }
        assign(row, variable, &singleColumns)
        append(row, to: &factors)
      } else if singleRows.count > 0 {
        let row = singleRows.removeLast()
        if pivotOf[row] >= 0 || rowCount[row] != 1 { continue }
        for index in own.range(Int(row)) where !isAssigned[own.shares[index].index] {
          let variable = own.shares[index].index
          assign(row, variable, &singleColumns)
          front.append(row)
          for member in columns.range(Int(variable)) {
            let other = columns.shares[member].index
            rowCount[other] -= 1
            if rowCount[other] == 1 && pivotOf[other] < 0 { singleRows.append(other) }
          }
          break
        }
      } else {
        return front
      }
    }
  }

  private func onlyRow(of variable: Int32) -> Int32 {
    for member in columns.range(Int(variable)) where pivotOf[columns.shares[member].index] < 0 {
      return columns.shares[member].index
    }
    return -1
  }

  /// A column of one row is a good pivot unless the rest of the row is larger: see ``Tolerance/directPivot``.
  private func isLargeEnough(_ row: Int32, _ variable: Int32) -> Bool {
    var coefficient = 0.0
    var largest = 0.0
    for index in own.range(Int(row)) {
      if own.shares[index].index == variable { coefficient = abs(own.shares[index].amount) }
      largest = max(largest, abs(own.shares[index].amount))
    }
    return coefficient >= Tolerance.directPivot * largest
  }

  private mutating func assign(_ row: Int32, _ variable: Int32, _ singleColumns: inout FlatArray<Int32>) {
    pivotOf[row] = variable
    isAssigned[variable] = true
    for index in own.range(Int(row)) {
      let other = own.shares[index].index
      columnCount[other] -= 1
      if columnCount[other] == 1 && !isAssigned[other] { singleColumns.append(other) }
    }
  }

  private mutating func reduceNucleus(into factors: inout LUFactors, _ dependent: inout FlatArray<Int32>) {
    var nucleus = Nucleus(variables: variables)
    for row in 0..<Int32(constraints.count) where pivotOf[row] < 0 {
      for index in own.range(Int(row)) {
        let share = own.shares[index]
        nucleus.add(share, isLive: !isAssigned[share.index])
      }
      nucleus.endRow(of: constraints[row])
    }
    nucleus.reduce(into: &factors, dependent: &dependent)
  }
}
