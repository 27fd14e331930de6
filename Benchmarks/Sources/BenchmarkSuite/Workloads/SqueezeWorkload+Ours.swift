import Cassowary

struct SqueezeRun: SolverRun {
  let size: Int
  let natural: Double
  let hugging: [Int]
  let resistance: [Int]
  /// Lefts and widths in turn, then the row's width.
  var variables: [Variable] = []

  init(size: Int) {
    self.size = size
    natural = SqueezeWorkload.natural(size: size)
    hugging = SqueezeWorkload.hugging(size: size).ranks
    resistance = SqueezeWorkload.resistance(size: size).ranks
    variables.reserveCapacity(2 * size + 1)
  }

  var valueCount: Int { 2 * size + 1 }

  mutating func reset() { variables.removeAll(keepingCapacity: true) }

  mutating func build(_ solver: inout Solver, into values: borrowing UnsafeColumn) throws {
    for label in 0..<size {
      let left = solver.variable()
      let width = solver.variable()
      if label == 0 {
        try solver.add(left == 0)
      } else {
        try solver.add(left == variables[2 * label - 2] + variables[2 * label - 1] + SqueezeWorkload.spacing)
      }
      let own = SqueezeWorkload.width(label)
      try solver.add(width >= SqueezeWorkload.leastWidth)
      try solver.add(width <= own, .weak.weighted(SqueezeWorkload.weight(rank: hugging[label])))
      try solver.add(width >= own, .medium.weighted(SqueezeWorkload.weight(rank: resistance[label])))
      variables.append(left)
      variables.append(width)
    }
    let row = solver.variable()
    try solver.add(variables[2 * size - 2] + variables[2 * size - 1] == row)
    variables.append(row)
    try solver.edit(row)
    try solver.suggest(row, SqueezeWorkload.row(size: size, natural: natural, after: nil))
    values.read(variables, from: solver)
  }

  mutating func step(_ index: Int, _ solver: inout Solver, into values: borrowing UnsafeColumn) throws {
    try solver.suggest(variables[2 * size], SqueezeWorkload.row(size: size, natural: natural, after: index))
    values.read(variables, from: solver)
  }
}
