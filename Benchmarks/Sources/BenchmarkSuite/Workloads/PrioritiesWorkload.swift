import Cassowary

/// W11: a row of boxes whose wishes for a width have many different priorities, swept from roomy to tight and back.
///
/// With weights that differ within a priority it is determined which box gives way first. Peers know three priorities
/// and cannot take part.
struct PrioritiesWorkload: Workload {
  let levels: Int
  let sizes = [100, 1000]
  let settlingSteps = 2

  static let leastWidth = 10.0

  var name: String { "W11-priorities-\(levels)" }
  var title: String { "a row of wishes with \(levels) priorities" }

  static func width(_ box: Int) -> Double { Double(50 + box % 7) }

  /// The place of each box among those that give way, and how much it matters.
  static func ranking(size: Int) -> Ranking { Ranking(size: size, stride: 7) }

  func strength(rank: Int, size: Int) -> Strength {
    let level = rank * levels / size
    return Strength(Double(100 + level * 2), weight: 1 + Double(rank) / 1024)
  }

  static func natural(size: Int) -> Double { (0..<size).reduce(0) { $0 + width($1) } }

  /// The row's width, from 5 a box more than it needs to 5 a box more than its minimum, and back.
  static func row(size: Int, natural: Double, after step: Int?) -> Double {
    let roomy = natural + 5 * Double(size)
    let tight = (leastWidth + 5) * Double(size)
    let position = step.map { $0 < 25 ? $0 + 1 : 49 - $0 } ?? 0
    return roomy + (tight - roomy) * Double(position) / 25
  }

  func constraintCount(size: Int) -> Int { 3 * size + 1 }

  func stepCount(size: Int) -> Int { 50 }

  /// `left` and `width` of every box in turn, then the row's width.
  func answers(size: Int) -> (Int?) -> [Double]? {
    let natural = Self.natural(size: size)
    let order = Self.ranking(size: size).order
    return { step in
      let row = Self.row(size: size, natural: natural, after: step)
      var widths = (0..<size).map(Self.width)
      widths[order[0]] += max(row - natural, 0)
      var missing = max(natural - row, 0)
      for box in order {
        let given = min(missing, widths[box] - Self.leastWidth)
        widths[box] -= given
        missing -= given
      }
      var values: [Double] = []
      var left = 0.0
      for width in widths {
        values.append(left)
        values.append(width)
        left += width
      }
      return values + [row]
    }
  }

  func ours(size: Int) -> any Session { SolverSession(PrioritiesRun(workload: self, size: size)) }
}

private struct PrioritiesRun: SolverRun {
  let size: Int
  let natural: Double
  let strengths: [Strength]
  /// Lefts and widths in turn, then the row's width.
  var variables: [Variable] = []

  init(workload: PrioritiesWorkload, size: Int) {
    self.size = size
    natural = PrioritiesWorkload.natural(size: size)
    strengths = PrioritiesWorkload.ranking(size: size).ranks.map { workload.strength(rank: $0, size: size) }
    variables.reserveCapacity(2 * size + 1)
  }

  var valueCount: Int { 2 * size + 1 }

  mutating func reset() { variables.removeAll(keepingCapacity: true) }

  mutating func build(_ solver: inout Solver, into values: borrowing UnsafeColumn) throws {
    for box in 0..<size {
      let left = solver.variable()
      let width = solver.variable()
      if box == 0 {
        try solver.add(left == 0)
      } else {
        try solver.add(left == variables[2 * box - 2] + variables[2 * box - 1])
      }
      try solver.add(width >= PrioritiesWorkload.leastWidth)
      try solver.add(width == PrioritiesWorkload.width(box), strengths[box])
      variables.append(left)
      variables.append(width)
    }
    let row = solver.variable()
    try solver.add(variables[2 * size - 2] + variables[2 * size - 1] == row)
    variables.append(row)
    try solver.edit(row)
    try solver.suggest(row, PrioritiesWorkload.row(size: size, natural: natural, after: nil))
    values.read(variables, from: solver)
  }

  mutating func step(_ index: Int, _ solver: inout Solver, into values: borrowing UnsafeColumn) throws {
    try solver.suggest(variables[2 * size], PrioritiesWorkload.row(size: size, natural: natural, after: index))
    values.read(variables, from: solver)
  }
}
