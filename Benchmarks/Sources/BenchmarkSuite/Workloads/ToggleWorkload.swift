/// W4: a list of rows one of which is hidden and shown again.
///
/// Hiding removes the row's height, asks for a height of 0 and takes the spacing after it away. All constraints that
/// steps add were made before the first step.
struct ToggleWorkload: Workload {
  let name = "W4"
  let title = "toggle: hide and show a row of a list"
  let sizes = [10, 100, 300, 1000, 3000, 10_000, 30_000, 100_000]

  static let spacing = 8.0

  static func height(_ row: Int) -> Double { Double(40 + row % 5) }

  /// How many rows take their turn: two steps each, hiding and showing.
  static func turns(size: Int) -> Int {
    // Above 10,000 rows reading alone takes long.
    size < 2 ? 0 : size <= 10_000 ? 100 : 25
  }

  /// The row whose turn it is. The last one never is: there is no spacing after it.
  static func row(turn: Int, size: Int) -> Int { (turn * 7919 + 3) % (size - 1) }

  func constraintCount(size: Int) -> Int { 2 * size }

  func stepCount(size: Int) -> Int { 2 * Self.turns(size: size) }

  /// `top` and `height` of every row in turn.
  func answers(size: Int) -> (Int?) -> [Double]? {
    { step in
      // After an even step a row is hidden.
      let hidden = step.flatMap { $0 % 2 == 0 ? Self.row(turn: $0 / 2, size: size) : nil }
      var values: [Double] = []
      for row in 0..<size {
        // 0 + 1 + … + 4 of every five rows that are complete, and the rest of the last.
        let (fives, rest) = row.quotientAndRemainder(dividingBy: 5)
        var top = Double(48 * row + 10 * fives + rest * (rest - 1) / 2)
        if let hidden, hidden < row { top -= Self.height(hidden) + Self.spacing }
        values.append(top)
        values.append(row == hidden ? 0 : Self.height(row))
      }
      return values
    }
  }

  func ours(size: Int) -> any Session { SolverSession(ToggleRun(size: size)) }

  func hand(size: Int) -> (any Session)? { LoopSession(ToggleLoop(size: size)) }

  func program(size: Int) -> PeerProgram? {
    var program = PeerProgram()
    program.addVariables(2 * size)
    var heights: [Int] = []
    var spacings: [Int] = []
    for row in 0..<size {
      let top = 2 * row
      if row == 0 {
        program.add([(1, top)], .equal, 0)
      } else {
        spacings.append(program.add([(1, top), (-1, top - 2), (-1, top - 1)], .equal, Self.spacing))
      }
      heights.append(program.add([(1, top + 1)], .equal, Self.height(row), priority: .strong))
    }
    var zeros: [Int: Int] = [:]
    var joints: [Int: Int] = [:]
    for turn in 0..<Self.turns(size: size) {
      let row = Self.row(turn: turn, size: size)
      guard zeros[row] == nil else { continue }
      let top = 2 * row
      let zero = program.row([(1, top + 1)], .equal, 0)
      let joint = program.row([(1, top + 2), (-1, top), (-1, top + 1)], .equal, 0)
      program.perform(.make(zero))
      program.perform(.make(joint))
      (zeros[row], joints[row]) = (zero, joint)
    }
    for turn in 0..<Self.turns(size: size) {
      let row = Self.row(turn: turn, size: size)
      guard let zero = zeros[row], let joint = joints[row] else { continue }
      program.beginStep()
      program.perform(.remove(heights[row]))
      program.perform(.add(zero))
      program.perform(.remove(spacings[row]))
      program.perform(.add(joint))
      program.beginStep()
      program.perform(.remove(zero))
      program.perform(.add(heights[row]))
      program.perform(.remove(joint))
      program.perform(.add(spacings[row]))
    }
    return program
  }
}
