/// A stretch of a walk, by slots: what an interval is made from when its neighbours have been looked at.
struct WalkPiece {
  var range: ClosedRange<Double>
  var isSatisfiable = true
  /// The slopes of all unique values, by variable; those of the others are 0.
  var slopes: [Double] = []
  var isAmbiguous: [Bool] = []
  /// Violated preferences, oldest first.
  var violated: [Int32] = []
  /// Those among them whose error is the same in all optimal solutions.
  var surelyViolated: [Int32] = []

  static func unsatisfiable(_ range: ClosedRange<Double>) -> WalkPiece {
    WalkPiece(range: range, isSatisfiable: false)
  }

  /// Nothing tells the two apart but their bases.
  func hasShape(of other: WalkPiece) -> Bool {
    isSatisfiable == other.isSatisfiable && surelyViolated == other.surelyViolated && isAmbiguous == other.isAmbiguous
      && zip(slopes, other.slopes).allSatisfy { abs($0 - $1) <= Tolerance.distinct * (1 + abs($0)) }
  }
}

/// The pieces of a walk, so far.
struct WalkPieces {
  private(set) var list: [WalkPiece] = []
  fileprivate var region: WalkRegion?

  /// Adds a piece, or widens the last one if only the basis differs.
  mutating func append(_ next: WalkPiece) {
    if let last = list.last, last.hasShape(of: next) {
      list[list.count - 1].range = last.range.lowerBound...next.range.upperBound
    } else {
      list.append(next)
    }
  }
}

extension Storage {
  /// Adds the shape of the solution at the present suggestion.
  mutating func append(_ range: ClosedRange<Double>, of edit: Int32, to pieces: inout WalkPieces) {
    var region: WalkRegion
    if let last = pieces.region, last.holds(state) { region = last } else { region = WalkRegion(&state) }
    let count = state.positions.count
    var piece = WalkPiece(range: range, slopes: Array(repeating: 0, count: count))
    piece.isAmbiguous = (0..<Int32(count)).map { region.freedom.isOpen($0) }
    if state.constraints[edit].isActive {
      state.solveForward(from: edit, sign: 1)
      for index in 0..<state.pattern.count {
        let variable = state.pattern[index]
        let slope = state.work[variable]
        if !piece.isAmbiguous[Int(variable)] && abs(slope) > Tolerance.multiplier {
          piece.slopes[Int(variable)] = slope
        }
      }
      state.clearDirection()
    }
    for slot in liveConstraints() where !state.constraints[slot].isRequired && state.isViolated(slot) {
      piece.violated.append(slot)
      if !region.isOpen(slot, &state) { piece.surelyViolated.append(slot) }
    }
    pieces.region = region
    pieces.append(piece)
  }

  func interval(_ piece: WalkPiece) -> Walk.Interval {
    let variables = Int32(piece.slopes.count)
    return Walk.Interval(
      range: piece.range, isSatisfiable: piece.isSatisfiable,
      slopes: (0..<variables).filter { piece.slopes[Int($0)] != 0 }.map {
        (registry.variable($0), piece.slopes[Int($0)])
      },
      violated: piece.violated.map { registry.constraint($0) },
      ambiguous: (0..<variables).filter { piece.isAmbiguous[Int($0)] }.map { registry.variable($0) })
  }
}
