import Cassowary
import Testing
import _TestSupport

/// Walks over the values of an edit against the reference solver: inside every interval things are as it says, and its ends
/// are where bisection finds a change.
///
/// `CASSOWARY_WALKS` asks for another number of walks; the seeds are always 1, 2, 3, ….
struct WalkPropertyTests {
  static let chunkCount = 10
  static let walks = TestSettings.count("CASSOWARY_WALKS", default: 300)
  /// Of so many walks one is compared with bisection, which takes longest.
  static let bisected = 4

  @Test(arguments: 0..<chunkCount)
  func intervalsAreAsTheySay(chunk: Int) {
    var breakpoints = 0
    for index in stride(from: chunk, to: Self.walks, by: Self.chunkCount) {
      var random = SeededRandom(seed: UInt64(index) ^ 0x3A1C)
      let isLayout = random.chance(15)
      let world: ScenarioWorld =
        isLayout ? .layout(boxes: random.int(in: 1...3)) : .collisions(variables: random.int(in: 1...4))
      var system = RandomSystem(world, seed: UInt64(index) + 1, steps: random.int(in: isLayout ? 0...6 : 2...12))
      // The widths of the boxes are what layouts are about.
      let edited = isLayout ? 1 : random.int(in: 0...world.variableCount - 1)
      Self.beginEdit(edited, &system, &random)
      let range = isLayout ? -30.0...300 : -13...13
      let bisects = !isLayout && (index / Self.chunkCount).isMultiple(of: Self.bisected)
      let problems = Self.problems(&system, edited, range, bisects, &breakpoints)
      #expect(
        problems.isEmpty, "walk \(index) over \(ScenarioModel.name(ofVariable: edited)):\n\(system.script.text)")
    }
    #expect(breakpoints > 0)
  }

  /// Begins an edit of any strength.
  private static func beginEdit(_ edited: Int, _ system: inout RandomSystem, _ random: inout SeededRandom) {
    if system.model.isEdited(edited) { system.apply(.endEdit(variable: edited)) }
    let strength: Strength = random.element(
      of: [.weak, .weak.weighted(2), .medium, .strong, .strong + 1, .required, 0])
    system.apply(.edit(variable: edited, strength))
  }

  private static func problems(
    _ system: inout RandomSystem, _ edited: Int, _ range: ClosedRange<Double>, _ bisects: Bool,
    _ breakpoints: inout Int
  ) -> [String] {
    let walk: Walk
    do throws(SolverError) {
      walk = try system.subject.solver.walk(system.subject.variables[edited], over: range)
    } catch {
      return ["the walk is refused: \(error)"]
    }
    breakpoints += walk.breakpoints.count
    var problems = coverProblems(walk, range)
    var shapes: [ReferenceShape] = []
    for interval in walk.intervals where problems.isEmpty {
      if interval.range.lowerBound == interval.range.upperBound {
        if !system.model.allows(only: interval.range.lowerBound, of: edited) {
          problems.append("\(interval.range) is not all that is possible")
        }
        continue
      }
      let check = IntervalCheck(interval, edited)
      problems += check.problems(&system)
      shapes.append(ReferenceShape(of: system.model, suggesting: Rational(check.points[1]), for: edited))
    }
    let isLone = walk.intervals.count > shapes.count
    for (index, pair) in zip(shapes, shapes.dropFirst()).enumerated() where pair.0 == pair.1 && !isLone {
      problems.append("nothing changes at \(walk.breakpoints[index])")
    }
    if bisects && problems.isEmpty {
      problems += Bisection(model: system.model, edited: edited, range: range).breakpoints()
        .filter { point in !walk.breakpoints.contains { ($0 - point).magnitude <= 1e-6 } }
        .map { "bisection finds a breakpoint at \($0) beside \(walk.breakpoints)" }
    }
    return problems
  }

  /// No gaps, and nothing of length zero but a single possible value.
  private static func coverProblems(_ walk: Walk, _ range: ClosedRange<Double>) -> [String] {
    let ranges = walk.intervals.map(\.range)
    guard let first = ranges.first, let last = ranges.last, first.lowerBound == range.lowerBound,
      last.upperBound == range.upperBound,
      zip(ranges, ranges.dropFirst()).allSatisfy({ $0.upperBound == $1.lowerBound }),
      walk.intervals.allSatisfy({ interval in
        let length = interval.range.upperBound - interval.range.lowerBound
        return length > 1e-9 || length == 0 && interval.isSatisfiable
      }),
      walk.intervals.count(where: \.isSatisfiable) == 1 || !ranges.contains(where: { $0.lowerBound == $0.upperBound })
    else { return ["the intervals are \(ranges)"] }
    return []
  }
}

/// Looks for breakpoints without a walk: where two suggested values next to each other show different shapes, there is one
/// in between.
private struct Bisection {
  let model: ScenarioModel
  let edited: Int
  let range: ClosedRange<Double>

  private typealias Sample = (value: Double, shape: ReferenceShape)

  private func sample(_ value: Double) -> Sample {
    (value, ReferenceShape(of: model, suggesting: Rational(value), for: edited))
  }

  func breakpoints() -> [Double] {
    var found: [Double] = []
    var last = sample(range.lowerBound + 1 / 64)
    // Steps over which breakpoints at small fractions do not fall on the grid.
    while last.value < range.upperBound - 1 {
      let next = sample(last.value + 0.8125)
      bisect(last, next, &found)
      last = next
    }
    return found
  }

  private func bisect(_ left: Sample, _ right: Sample, _ found: inout [Double]) {
    if left.shape == right.shape { return }
    let middle = left.value / 2 + right.value / 2
    if right.value - left.value < 1e-6 {
      found.append(middle)
      return
    }
    let between = sample(middle)
    bisect(left, between, &found)
    bisect(between, right, &found)
  }
}
