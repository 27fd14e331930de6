import Cassowary

struct ToggleRun: SolverRun {
  /// What a turn adds, made before the first step.
  struct Turn {
    let row: Int
    let height: LinearConstraint
    let zero: LinearConstraint
    let spacing: LinearConstraint
    let joint: LinearConstraint
  }

  let size: Int
  /// Tops and heights in turn.
  var variables: [Variable] = []
  /// The constraint that gives a row its height now.
  var heights: [Constraint] = []
  /// The constraint between a row and the next one now.
  var spacings: [Constraint] = []
  var turns: [Turn] = []

  init(size: Int) {
    self.size = size
    variables.reserveCapacity(2 * size)
    heights.reserveCapacity(size)
    spacings.reserveCapacity(size)
  }

  var valueCount: Int { 2 * size }

  mutating func reset() {
    variables.removeAll(keepingCapacity: true)
    heights.removeAll(keepingCapacity: true)
    spacings.removeAll(keepingCapacity: true)
  }

  mutating func build(_ solver: inout Solver, into values: borrowing UnsafeColumn) throws {
    for row in 0..<size {
      let top = solver.variable()
      let height = solver.variable()
      if row == 0 {
        try solver.add(top == 0)
      } else {
        spacings.append(
          try solver.add(top == variables[2 * row - 2] + variables[2 * row - 1] + ToggleWorkload.spacing))
      }
      heights.append(try solver.add(height == ToggleWorkload.height(row), .strong))
      variables.append(top)
      variables.append(height)
    }
    values.read(variables, from: solver)
  }

  mutating func prepareSteps() {
    turns = (0..<ToggleWorkload.turns(size: size)).map { turn in
      let row = ToggleWorkload.row(turn: turn, size: size)
      let (top, height, next) = (variables[2 * row], variables[2 * row + 1], variables[2 * row + 2])
      return Turn(
        row: row, height: height == ToggleWorkload.height(row), zero: height == 0,
        spacing: next == top + height + ToggleWorkload.spacing, joint: next == top + height)
    }
  }

  mutating func step(_ index: Int, _ solver: inout Solver, into values: borrowing UnsafeColumn) throws {
    let turn = turns[index / 2]
    try solver.remove(heights[turn.row])
    if index % 2 == 0 {
      heights[turn.row] = try solver.add(turn.zero)
      try solver.remove(spacings[turn.row])
      spacings[turn.row] = try solver.add(turn.joint)
    } else {
      heights[turn.row] = try solver.add(turn.height, .strong)
      try solver.remove(spacings[turn.row])
      spacings[turn.row] = try solver.add(turn.spacing)
    }
    values.read(variables, from: solver)
  }
}
