/// W6: labels in a row whose width is swept from roomy to tight and back.
///
/// Each label has a minimum width and hugs (weak) and resists compression (medium) at its own width. Weights within the
/// two strengths are all different, so that it is determined which label grows and which ones shrink first.
struct SqueezeWorkload: Workload {
  let name = "W6"
  let title = "squeeze: labels in a row that gets narrow"
  let sizes = [10, 100, 300, 1000, 3000]
  let settlingSteps = 2

  static let spacing = 8.0
  static let leastWidth = 20.0

  static func width(_ label: Int) -> Double { Double(50 + label % 7) }

  /// How much each label hugs and resists compared with the others.
  static func hugging(size: Int) -> Ranking { Ranking(size: size, stride: 7) }
  static func resistance(size: Int) -> Ranking { Ranking(size: size, stride: 11) }
  static func weight(rank: Int) -> Double { 1 + Double(rank) / 1024 }

  /// The row's width at which every label has its own.
  static func natural(size: Int) -> Double {
    (0..<size).reduce(-spacing) { $0 + width($1) + spacing }
  }

  /// The row's width, from 10 a label more than it needs to 2 a label more than its minimum, and back.
  static func row(size: Int, natural: Double, after step: Int?) -> Double {
    let roomy = natural + 10 * Double(size)
    let tight = (leastWidth + 2 + spacing) * Double(size) - spacing
    let position = step.map { $0 < 100 ? $0 + 1 : 199 - $0 } ?? 0
    return roomy + (tight - roomy) * Double(position) / 100
  }

  func constraintCount(size: Int) -> Int { 4 * size + 1 }

  func stepCount(size: Int) -> Int { 200 }

  /// `left` and `width` of every label in turn, then the row's width.
  func answers(size: Int) -> (Int?) -> [Double]? {
    let natural = Self.natural(size: size)
    let growing = Self.hugging(size: size).order[0]
    let shrinking = Self.resistance(size: size).order
    return { step in
      let row = Self.row(size: size, natural: natural, after: step)
      var widths = (0..<size).map(Self.width)
      widths[growing] += max(row - natural, 0)
      var missing = max(natural - row, 0)
      for label in shrinking {
        let given = min(missing, widths[label] - Self.leastWidth)
        widths[label] -= given
        missing -= given
      }
      var values: [Double] = []
      var left = 0.0
      for width in widths {
        values.append(left)
        values.append(width)
        left += width + Self.spacing
      }
      return values + [row]
    }
  }

  func ours(size: Int) -> any Session { SolverSession(SqueezeRun(size: size)) }

  func hand(size: Int) -> (any Session)? { LoopSession(SqueezeLoop(size: size)) }

  func program(size: Int) -> PeerProgram? {
    let hugging = Self.hugging(size: size).ranks
    let resistance = Self.resistance(size: size).ranks
    let natural = Self.natural(size: size)
    var program = PeerProgram()
    let row = program.addVariables(2 * size + 1) + 2 * size
    for label in 0..<size {
      let left = 2 * label
      let width = left + 1
      if label == 0 {
        program.add([(1, left)], .equal, 0)
      } else {
        program.add([(1, left), (-1, left - 2), (-1, left - 1)], .equal, Self.spacing)
      }
      program.add([(1, width)], .greaterThanOrEqual, Self.leastWidth)
      program.add(
        [(1, width)], .lessThanOrEqual, Self.width(label), priority: .weak, weight: Self.weight(rank: hugging[label]))
      program.add(
        [(1, width)], .greaterThanOrEqual, Self.width(label), priority: .medium,
        weight: Self.weight(rank: resistance[label]))
    }
    program.add([(1, row - 2), (1, row - 1), (-1, row)], .equal, 0)
    program.perform(.edit(variable: row, priority: .strong))
    program.perform(.suggest(variable: row, value: Self.row(size: size, natural: natural, after: nil)))
    for step in 0..<stepCount(size: size) {
      program.beginStep()
      program.perform(.suggest(variable: row, value: Self.row(size: size, natural: natural, after: step)))
    }
    return program
  }
}
