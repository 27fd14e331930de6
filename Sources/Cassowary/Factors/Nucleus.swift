/// What is left of the active rows when no column and no row has a single entry: reduced by the sparsest pivots (Markowitz,
/// "The elimination form of the inverse and its application to linear programming", 1957), with threshold pivoting.
struct Nucleus: ~Copyable {
  private var constraints = FlatArray<Int32>()
  /// The entries of the rows: first those that can become pivots, then those of columns that come later anyway.
  private var entries = FlatArray<LUFactors.Share>()
  private var rows = FlatArray<Line>()
  /// The rows in which a column can become a pivot.
  private var members = FlatArray<Int32>()
  private var columns: FlatArray<Line>
  private var isLive: FlatArray<Bool>
  /// The largest number that a row has had, and the largest it has among its live entries, -1 where that is not known.
  private var met = FlatArray<Double>()
  private var largest = FlatArray<Double>()
  private var rowLists = CountLists(items: 0)
  private var columnLists = CountLists(items: 0)
  /// Where the row that is being reduced has its entries, by variable; -1 for none.
  private var places: FlatArray<Int32>
  /// The columns of L as they come: rows, and how often the pivot row was subtracted from them.
  private var multipliers = LUFactors.Lines()
  /// The place of each row in the order of elimination.
  private var steps = FlatArray<Int32>()

  /// A part of `entries` or `members`.
  struct Line {
    var start: Int32 = 0
    var count: Int32 = 0
    var capacity: Int32 = 0
    /// How many of the entries of a row can become pivots.
    var live: Int32 = 0

    /// Moves to the end of the pool when there is no room left.
    mutating func append<Element>(_ element: Element, to pool: inout FlatArray<Element>) {
      if count == capacity {
        capacity = 2 * capacity + 4
        let end = pool.extend(by: Int(capacity))
        for place in 0..<count { pool[end + Int(place)] = pool[start + place] }
        start = Int32(end)
      }
      pool[start + count] = element
      count += 1
    }
  }

  private struct Pivot {
    var row: Int32 = -1
    var variable: Int32 = -1
    /// The fill that it may make at most.
    var cost = Int.max
  }

  init(variables: Int) {
    columns = FlatArray(repeating: Line(), count: variables)
    isLive = FlatArray(repeating: false, count: variables)
    places = FlatArray(repeating: -1, count: variables)
    multipliers.removeAll()
  }
}

extension Limit {
  /// So many rows and columns with the fewest entries are searched for a pivot.
  static let searchedLines = 4
}

extension Nucleus {
  mutating func add(_ share: LUFactors.Share, isLive: Bool) {
    if rows.count == constraints.count { rows.append(Line(start: Int32(entries.count))) }
    let row = rows.count - 1
    entries.append(share)
    rows[row].count += 1
    if !isLive { return }
    rows[row].live += 1
    columns[share.index].count += 1
    self.isLive[share.index] = true
  }

  mutating func endRow(of constraint: Int32) {
    if rows.count == constraints.count { rows.append(Line(start: Int32(entries.count))) }
    constraints.append(constraint)
    met.append(1)
    largest.append(-1)
    steps.append(-1)
    rows[rows.count - 1].capacity = rows[rows.count - 1].count
  }

  /// Appends the rows to `factors` in the order of elimination, reduced. Those that depend on others are listed in
  /// `dependent` instead.
  mutating func reduce(into factors: inout LUFactors, dependent: inout FlatArray<Int32>) {
    collectMembers()
    let first = factors.order.count
    var count: Int32 = 0
    while true {
      let pivot = choosePivot()
      if pivot.row < 0 { break }
      steps[pivot.row] = count
      count += 1
      eliminate(pivot, into: &factors)
    }
    for row in 0..<constraints.count where steps[row] < 0 { dependent.append(constraints[row]) }
    factors.firstReduced = first
    for _ in 0..<first { factors.lowerColumns.endLine() }
    for step in 0..<Int(count) {
      for index in multipliers.range(step) {
        let share = multipliers.shares[index]
        if steps[share.index] < 0 { continue }
        factors.lowerColumns.shares.append(
          LUFactors.Share(index: Int32(first) + steps[share.index], amount: share.amount))
      }
      factors.lowerColumns.endLine()
    }
  }

  private mutating func collectMembers() {
    var start: Int32 = 0
    for variable in 0..<columns.count where columns[variable].count > 0 {
      columns[variable] = Line(start: start, capacity: columns[variable].count)
      start += columns[variable].capacity
    }
    _ = members.extend(by: Int(start))
    rowLists = CountLists(items: rows.count)
    columnLists = CountLists(items: columns.count)
    for row in 0..<rows.count {
      let line = rows[row]
      for index in line.start..<(line.start + line.count) where isLive[entries[index].index] {
        let column = columns[entries[index].index]
        members[column.start + column.count] = Int32(row)
        columns[entries[index].index].count += 1
      }
      if line.live > 0 { rowLists.insert(Int32(row), line.live) }
    }
    for variable in 0..<columns.count where columns[variable].count > 0 {
      columnLists.insert(Int32(variable), columns[variable].count)
    }
  }

  // MARK: The choice of a pivot

  /// The cheapest of the pivots in the shortest rows and columns; no row if none is left.
  private mutating func choosePivot() -> Pivot {
    var best = Pivot()
    var searched = 0
    var count = 1
    while count <= max(rowLists.largest, columnLists.largest) {
      if best.cost <= (count - 1) * (count - 1) { return best }
      var variable = count <= columnLists.largest ? columnLists.first(count) : -1
      while variable >= 0 {
        searchColumn(variable, &best)
        searched += 1
        if searched >= Limit.searchedLines && best.row >= 0 { return best }
        variable = columnLists.item(after: variable)
      }
      var row = count <= rowLists.largest ? rowLists.first(count) : -1
      while row >= 0 {
        let next = rowLists.item(after: row)
        if largestLive(in: row) <= Tolerance.singular * met[row] {
          expel(row)
        } else {
          searchRow(row, &best)
          searched += 1
          if searched >= Limit.searchedLines && best.row >= 0 { return best }
        }
        row = next
      }
      count += 1
    }
    return best
  }

  private mutating func searchColumn(_ variable: Int32, _ best: inout Pivot) {
    let column = columns[variable]
    for member in column.start..<(column.start + column.count) {
      let row = members[member]
      let cost = Int(rows[row].live - 1) * Int(column.count - 1)
      if cost >= best.cost { continue }
      let limit = largestLive(in: row)
      if limit <= Tolerance.singular * met[row] { continue }
      if abs(entries[place(of: variable, in: row)].amount) < Tolerance.threshold * limit { continue }
      best = Pivot(row: row, variable: variable, cost: cost)
    }
  }

  private mutating func searchRow(_ row: Int32, _ best: inout Pivot) {
    let line = rows[row]
    let limit = Tolerance.threshold * largestLive(in: row)
    for index in line.start..<(line.start + line.count) {
      let share = entries[index]
      if !isLive[share.index] || abs(share.amount) < limit { continue }
      let cost = Int(line.live - 1) * Int(columns[share.index].count - 1)
      if cost < best.cost { best = Pivot(row: row, variable: share.index, cost: cost) }
    }
  }

  private func largestLive(in row: Int32) -> Double {
    if largest[row] >= 0 { return largest[row] }
    var found = 0.0
    let line = rows[row]
    for index in line.start..<(line.start + line.count) where isLive[entries[index].index] {
      found = max(found, abs(entries[index].amount))
    }
    largest[row] = found
    return found
  }

  private func place(of variable: Int32, in row: Int32) -> Int32 {
    var index = rows[row].start
    while entries[index].index != variable { index += 1 }
    return index
  }

  /// A row with nothing left but rounding depends on those before it.
  private mutating func expel(_ row: Int32) {
    rowLists.remove(row)
    leaveColumns(row, except: -1)
  }

  private mutating func leaveColumns(_ row: Int32, except pivot: Int32) {
    let line = rows[row]
    for index in line.start..<(line.start + line.count) {
      let variable = entries[index].index
      if isLive[variable] && variable != pivot { removeMember(row, from: variable) }
    }
  }

  // MARK: Elimination

  private mutating func eliminate(_ pivot: Pivot, into factors: inout LUFactors) {
    rowLists.remove(pivot.row)
    columnLists.remove(pivot.variable)
    leaveColumns(pivot.row, except: pivot.variable)
    isLive[pivot.variable] = false
    let coefficient = entries[place(of: pivot.variable, in: pivot.row)].amount
    let column = columns[pivot.variable]
    for member in column.start..<(column.start + column.count) where members[member] != pivot.row {
      subtract(pivot, coefficient, from: members[member])
    }
    multipliers.endLine()
    let line = rows[pivot.row]
    for index in line.start..<(line.start + line.count) where entries[index].index != pivot.variable {
      factors.upper.shares.append(entries[index])
    }
    factors.endRow(of: constraints[pivot.row], pivot: pivot.variable, coefficient)
  }

  private mutating func subtract(_ pivot: Pivot, _ coefficient: Double, from row: Int32) {
    for place in 0..<rows[row].count { places[entries[rows[row].start + place].index] = place }
    let amount = entries[rows[row].start + places[pivot.variable]].amount / coefficient
    multipliers.shares.append(LUFactors.Share(index: row, amount: amount))
    rows[row].live -= 1
    removeEntry(at: places[pivot.variable], of: row)
    let source = rows[pivot.row]
    for index in source.start..<(source.start + source.count) {
      let variable = entries[index].index
      if variable == pivot.variable { continue }
      let product = entries[index].amount * amount
      met[row] = max(met[row], abs(product))
      let place = places[variable]
      if place < 0 {
        appendEntry(LUFactors.Share(index: variable, amount: -product), to: row)
        if isLive[variable] { addMember(row, to: variable) }
        continue
      }
      let old = entries[rows[row].start + place].amount
      let reduced = old - product
      if abs(reduced) > Tolerance.noise * max(abs(old), abs(product)) {
        entries[rows[row].start + place].amount = reduced
        continue
      }
      removeEntry(at: place, of: row)
      if isLive[variable] {
        rows[row].live -= 1
        removeMember(row, from: variable)
      }
    }
    let line = rows[row]
    for index in line.start..<(line.start + line.count) { places[entries[index].index] = -1 }
    largest[row] = -1
    rowLists.move(row, to: line.live)
  }

  private mutating func removeEntry(at place: Int32, of row: Int32) {
    let line = rows[row]
    places[entries[line.start + place].index] = -1
    rows[row].count -= 1
    if place == line.count - 1 { return }
    let last = entries[line.start + line.count - 1]
    entries[line.start + place] = last
    places[last.index] = place
  }

  private mutating func appendEntry(_ share: LUFactors.Share, to row: Int32) {
    var line = rows[row]
    places[share.index] = line.count
    line.append(share, to: &entries)
    if isLive[share.index] { line.live += 1 }
    rows[row] = line
  }

  private mutating func addMember(_ row: Int32, to variable: Int32) {
    var line = columns[variable]
    line.append(row, to: &members)
    columns[variable] = line
    columnLists.move(variable, to: line.count)
  }

  private mutating func removeMember(_ row: Int32, from variable: Int32) {
    var line = columns[variable]
    var member = line.start
    while members[member] != row { member += 1 }
    line.count -= 1
    members[member] = members[line.start + line.count]
    columns[variable] = line
    columnLists.move(variable, to: line.count)
  }
}
