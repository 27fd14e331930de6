import Cassowary

struct MixedRun: SolverRun {
  let start: Screen
  let script: [Screen.Operation]
  /// Four of every view, then the window's width.
  var variables: [Variable] = []
  /// Where the value of a variable in a slot is read to; badges that come back may get another slot.
  var places: [Int] = []
  /// The wishes for the sizes of all views; the title's width has none and stands in for itself.
  var widths: [Constraint] = []
  var heights: [Constraint] = []
  var gaps: [Constraint] = []
  var badges: [[Constraint]] = []

  init(size: Int, script: [Screen.Operation]) {
    start = Screen(size: size)
    self.script = script
  }

  var valueCount: Int { 4 * start.widths.count + 1 }

  mutating func reset() {
    variables.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    widths.removeAll(keepingCapacity: true)
    heights.removeAll(keepingCapacity: true)
    gaps.removeAll(keepingCapacity: true)
    badges.removeAll(keepingCapacity: true)
  }

  mutating func build(_ solver: inout Solver, into values: borrowing UnsafeColumn) throws {
    for _ in 0..<valueCount { variables.append(solver.variable()) }
    places.append(contentsOf: 0..<valueCount)
    for row in 0..<start.rows { try addRow(row, &solver) }
    try solver.edit(variables[valueCount - 1])
    try solver.suggest(variables[valueCount - 1], start.window)
    values.read(variables, from: solver)
    solver.takeChanges { _ in }
  }

  private func left(_ row: Int, _ view: Screen.View) -> Variable { variables[4 * Screen.index(row, view)] }
  private func top(_ row: Int, _ view: Screen.View) -> Variable { variables[4 * Screen.index(row, view) + 1] }
  private func width(_ row: Int, _ view: Screen.View) -> Variable { variables[4 * Screen.index(row, view) + 2] }
  private func height(_ row: Int, _ view: Screen.View) -> Variable { variables[4 * Screen.index(row, view) + 3] }

  private mutating func addRow(_ row: Int, _ solver: inout Solver) throws {
    let spacing = Screen.spacing
    let (iconLeft, iconTop) = (left(row, .icon), top(row, .icon))
    try solver.add(iconLeft == Screen.margin)
    if row == 0 {
      try solver.add(iconTop == Screen.margin)
    } else {
      try solver.add(iconTop == top(row - 1, .icon) + height(row - 1, .icon) + spacing)
    }
    try solver.add(left(row, .title) == iconLeft + width(row, .icon) + spacing)
    gaps.append(try solver.add(left(row, .detail) == left(row, .title) + width(row, .title) + spacing))
    try solver.add(left(row, .button) == left(row, .detail) + width(row, .detail) + spacing)
    try solver.add(left(row, .button) + width(row, .button) == variables[valueCount - 1] - Screen.margin)
    try solver.add(top(row, .title) == iconTop)
    try solver.add(top(row, .detail) == iconTop + Screen.detailInset)
    try solver.add(top(row, .button) == iconTop)
    badges.append(try addBadge(row, &solver))
    for view in Screen.View.allCases {
      let index = Screen.index(row, view)
      if view == .badge {
        // Its size is required; the entries keep the others in place.
        widths.append(badges[row][2])
        heights.append(badges[row][3])
        continue
      }
      let leastWidth = try solver.add(width(row, view) >= 0)
      try solver.add(height(row, view) >= 0)
      let wish = view == .title ? leastWidth : try solver.add(width(row, view) == start.widths[index], .strong)
      widths.append(wish)
      heights.append(try solver.add(height(row, view) == start.heights[index], .strong))
    }
  }

  private func addBadge(_ row: Int, _ solver: inout Solver) throws -> [Constraint] {
    let overhang = Screen.badgeOverhang
    return [
      try solver.add(left(row, .badge) == left(row, .icon) + width(row, .icon) - overhang.x),
      try solver.add(top(row, .badge) == top(row, .icon) - overhang.y),
      try solver.add(width(row, .badge) == Screen.badgeSize),
      try solver.add(height(row, .badge) == Screen.badgeSize),
    ]
  }

  mutating func step(_ index: Int, _ solver: inout Solver, into values: borrowing UnsafeColumn) throws {
    switch script[index] {
    case .width(let row, let view, let value): try solver.setConstant(widths[Screen.index(row, view)], value)
    case .height(let row, let view, let value): try solver.setConstant(heights[Screen.index(row, view)], value)
    case .window(let value): try solver.suggest(variables[valueCount - 1], value)
    case .hideDetail(let row):
      let detail = Screen.index(row, .detail)
      try solver.remove(widths[detail])
      widths[detail] = try solver.add(width(row, .detail) == 0)
      try solver.remove(gaps[row])
      gaps[row] = try solver.add(left(row, .detail) == left(row, .title) + width(row, .title))
    case .showDetail(let row):
      let detail = Screen.index(row, .detail)
      try solver.remove(widths[detail])
      widths[detail] = try solver.add(width(row, .detail) == start.widths[detail], .strong)
      try solver.remove(gaps[row])
      gaps[row] = try solver.add(left(row, .detail) == left(row, .title) + width(row, .title) + Screen.spacing)
    case .removeBadge(let row):
      for constraint in badges[row] { try solver.remove(constraint) }
      for place in badgePlaces(row) { try solver.remove(variables[place]) }
    case .addBadge(let row):
      for place in badgePlaces(row) {
        variables[place] = solver.variable()
        places[variables[place].id.index] = place
        values[place] = 0
      }
      badges[row] = try addBadge(row, &solver)
    }
    let changed = solver.takeChanges { $0 }
    solver.withValues { read in
      for variable in changed { values[places[variable.id.index]] = read[variable] }
    }
  }

  private func badgePlaces(_ row: Int) -> Range<Int> {
    let first = 4 * Screen.index(row, .badge)
    return first..<first + 4
  }
}
