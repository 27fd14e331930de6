/// The primal simplex method for costs with one kink, in exact arithmetic.
///
/// An *item* is a variable or the residual of a constraint. Every item costs `up` for each unit above zero and `down`
/// for each unit below; the split into a positive and a negative part, as text books write it, is kept implicit. Some
/// items must not go above or below zero.
///
/// The largest reduced cost enters until a step has length zero; then smallest indices choose (Bland 1977), until a step
/// has length again. So no basis ever comes back.
struct ReferenceSimplex {
  struct Item {
    var mayRise = true
    var mayFall = true
    /// At zero the cost changes: a basic item stops there.
    var isKinked = false
    /// Of a basic item with a kink: the side of zero that it is on.
    var isAbove = true
    var costUp = BigInt.zero
    var costDown = BigInt.zero

    var slope: BigInt { isKinked && !isAbove ? -costDown : costUp }
  }

  enum Outcome { case optimal, unbounded, improved }

  var items: [Item]
  private(set) var tableau: ExactTableau
  /// The item of each row.
  private(set) var basic: [Int]
  /// The item of each column; column 0 holds the constants and none.
  private(set) var nonbasic: [Int]
  private(set) var pivotCount = 0

  /// Items 0 ..< variableCount are free variables at zero, the others the rows: constant first, then coefficients.
  init(variableCount: Int, rows: [[BigInt]]) {
    tableau = ExactTableau(rows: rows, width: variableCount + 1)
    items = Array(repeating: Item(), count: variableCount + rows.count)
    basic = Array(variableCount..<variableCount + rows.count)
    nonbasic = [-1] + Array(0..<variableCount)
  }

  /// The value of an item.
  func value(of item: Int) -> Rational {
    guard let row = basic.firstIndex(of: item) else { return 0 }
    return Rational(tableau[row, 0], tableau.denominator)
  }

  /// The sum of all costs, without the division by whatever the costs were scaled with.
  var cost: Rational {
    Rational(tableau.combination(slopes, column: 0), tableau.denominator)
  }

  var slopes: [(row: Int, factor: BigInt)] {
    var result: [(row: Int, factor: BigInt)] = []
    for row in basic.indices {
      let slope = items[basic[row]].slope
      if !slope.isZero { result.append((row, slope)) }
    }
    return result
  }

  /// Puts every basic item on the side of zero that its value is on, for kinks that are about to be made.
  mutating func settleSides() {
    for row in basic.indices { items[basic[row]].isAbove = tableau.sign(row, 0) >= 0 }
  }

  /// Lowers the cost as far as it goes, or until its first decrease.
  mutating func minimise(untilImproved: Bool = false) -> Outcome {
    var smallestIndex = false
    while let (column, direction) = entering(smallestIndex: smallestIndex) {
      guard let row = leaving(column: column, direction: direction) else { return .unbounded }
      let isDegenerate = tableau.sign(row, 0) == 0
      if untilImproved && !isDegenerate { return .improved }
      smallestIndex = isDegenerate
      tableau.pivot(row: row, column: column)
      pivotCount += 1
      (basic[row], nonbasic[column]) = (nonbasic[column], basic[row])
      items[basic[row]].isAbove = direction > 0
    }
    return .optimal
  }

  /// How the cost changes when the item of a column rises, and when it falls; over the denominator.
  func reducedCosts(column: Int, slopes: [(row: Int, factor: BigInt)]) -> (rise: BigInt, fall: BigInt) {
    let item = items[nonbasic[column]]
    let change = tableau.combination(slopes, column: column)
    let rise = item.costUp.isZero ? change : change + item.costUp * tableau.denominator
    let fall = item.costDown.isZero ? -change : item.costDown * tableau.denominator - change
    return (rise, fall)
  }

  private func entering(smallestIndex: Bool) -> (column: Int, direction: Int)? {
    let slopes = slopes
    var best: (column: Int, direction: Int)?
    var bestCost = BigInt.zero
    var column = 1
    while column < nonbasic.count {
      let item = items[nonbasic[column]]
      if item.mayRise || item.mayFall {
        let (rise, fall) = reducedCosts(column: column, slopes: slopes)
        let candidate = item.mayRise && rise.signum < 0 ? (rise, 1) : item.mayFall && fall.signum < 0 ? (fall, -1) : nil
        if let (cost, direction) = candidate {
          let isBetter =
            if let best { smallestIndex ? nonbasic[column] < nonbasic[best.column] : cost < bestCost } else { true }
          if isBetter {
            best = (column, direction)
            bestCost = cost
          }
        }
      }
      column += 1
    }
    return best
  }

  /// The row whose item meets zero first, of several the one with the smallest item.
  private func leaving(column: Int, direction: Int) -> Int? {
    var best: Int?
    var row = 0
    while row < basic.count {
      let rate = tableau.sign(row, column) * direction
      if rate != 0 && isBlocking(basic[row], rate: rate) {
        if let current = best {
          let order = tableau.compareRatios(row, current, column: column)
          if order < 0 || (order == 0 && basic[row] < basic[current]) { best = row }
        } else {
          best = row
        }
      }
      row += 1
    }
    return best
  }

  /// True if the basic item moves towards a kink or a bound at zero.
  private func isBlocking(_ index: Int, rate: Int) -> Bool {
    let item = items[index]
    if item.isKinked { return item.isAbove ? rate < 0 : rate > 0 }
    return rate < 0 ? !item.mayFall : !item.mayRise
  }
}
