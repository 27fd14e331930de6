import _TestSupport

/// What stays the same inside an interval of a sweep, at one value, by the exact solver.
struct RowShape: Equatable {
  private(set) var isSatisfiable = true
  /// `nil` where the value is not unique.
  private(set) var slopes: [Rational?] = []
  private(set) var values: [Double] = []
  /// Indices of rows that are given up; only if all values are unique.
  private(set) var violated: [Int]?

  static func == (one: RowShape, other: RowShape) -> Bool {
    one.isSatisfiable == other.isSatisfiable && one.slopes == other.slopes && one.violated == other.violated
  }

  /// So short that no breakpoint lies in between, but by bad luck.
  private static let step = Rational(BigInt.one, BigInt.one << 40)

  init(_ variables: Int, at value: Rational, _ rows: (Rational) -> [ReferenceConstraint]) {
    let here = rows(value)
    guard let optimum = ReferenceSolver(variableCount: variables, constraints: here).solve(),
      let next = ReferenceSolver(variableCount: variables, constraints: rows(value + Self.step)).solve()
    else {
      isSatisfiable = false
      return
    }
    slopes = (0..<variables).map { index in
      optimum.isUnique(index) ? (next.point[index] - optimum.point[index]) / Self.step : nil
    }
    values = optimum.point.map(\.approximate)
    if !slopes.contains(nil) {
      violated = here.indices.filter { !here[$0].isRequired && here[$0].error(at: optimum.point).signum > 0 }
    }
  }

  /// Where two values next to each other show different shapes, there is a breakpoint in between.
  static func breakpoints(from lower: Double, to upper: Double, step: Double, _ shape: (Double) -> RowShape) -> [Double]
  {
    var found: [Double] = []
    func bisect(_ left: (Double, RowShape), _ right: (Double, RowShape)) {
      if left.1 == right.1 { return }
      let middle = left.0 / 2 + right.0 / 2
      if right.0 - left.0 < 1e-6 {
        found.append(middle)
        return
      }
      let between = (middle, shape(middle))
      bisect(left, between)
      bisect(between, right)
    }
    var last = (lower + 1 / 64, shape(lower + 1 / 64))
    while last.0 < upper - step {
      let next = (last.0 + step, shape(last.0 + step))
      bisect(last, next)
      last = next
    }
    return found
  }
}
