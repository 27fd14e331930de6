/// Why a repair could not end in an optimum.
enum Failure {
  /// The row contradicts the active rows listed in `conflict`.
  case infeasible(conflict: [Int32])
  case overflow
  case unstable
  /// It would have had to note more than was allowed, and is not done.
  case tooDear
}

extension SolverState {
  /// Makes the state optimal after any set of changes: dual pivots until no inactive row is inconsistent, only then primal
  /// pivots, which keep that. A primal pivot while a row is inconsistent would take a slope for a multiplier.
  ///
  /// What it overwrites it has to remember; once that are more than `notes` words, it stops.
  mutating func repair(noting notes: Int = .max) -> Failure? {
    propagate()
    var used = 0
    var recoveries = 0
    var hasRestarted = false
    var checks = 0
    let size = constraints.count + positions.count
    let limit = max(Limit.pivotsAtLeast, Limit.pivotsPerRow * size)
    defer { if used > 0 || recoveries > 0 { hasPivoted = true } }
    while true {
      if journal.notes.count > notes { return .tooDear }
      var outcome: Outcome? = nil
      if overflowed {
        if !product.isOpen { return .overflow }
        // Nearly singular factors may have made it: only the start is sure to be finite.
        outcome = .unstable
        recoveries = Limit.recoveries
      } else if let entering = dequeue() {
        if constraints[entering].isActive || !constraints[entering].isLive { continue }
        let sign = inconsistency(of: entering).sign
        if sign == 0 { continue }
        if keepBasisCheap() {
          continue
        }
        used += 1
        outcome = dualPivot(entering, sign: sign)
      } else if let pivoted = primalPivot() {
        used += 1
        outcome = pivoted
      }
      if used > limit { outcome = .cycled }
      if used > limit / Limit.blandShare { usesBland = true }
      switch outcome {
      case .optimal:
        continue
      case nil:
        if product.isOpen {
          closeProductForm()
          continue
        }
        if !finishRemovals() {
          outcome = .unstable
          break
        }
        if dirty.count > 0 {
          propagate()
          continue
        }
        // Coefficients of all sizes, or rows that stand in the basis as combinations that amplify rounding, or many that do:
        // figures are checked each time.
        if checks == 0 && (wideRows > 0 || isDelicate || usesFactors * Limit.factorShare > liveVariables) {
          isDoubtful = true
        }
        if !isDoubtful && !factorsGrew {
          if checks == 0 || (activeRowsHold() && isStationary()) { return nil }
          outcome = .unstable
          break
        }
        checks += 1
        verifications += 1
        if checks > Limit.recoveries {
          if !isVerified() {
            outcome = .unstable
            break
          }
          return nil
        }
        // Nothing is left to repair as far as running figures say; figures made anew have the last word.
        if factorsGrew && checks == 1 {
          refactor()
        } else {
          factorsGrew = false
          if !activeRowsHold() {
            outcome = .unstable
            break
          }
        }
        isDoubtful = false
        refreshMultipliers()
        enqueueAllInconsistent()
        continue
      case .infeasible(let row):
        if product.isOpen {
          closeProductForm()
          continue
        }
        if let conflict = confirmConflict(row) { return .infeasible(conflict: conflict) }
        outcome = .unstable
      case .unstable where product.isOpen && product.exchanges.count > 0 && !overflowed:
        renewProductForm()
        continue
      case .unstable, .cycled:
        break
      }
      // Numbers got hard: a basis made anew, and if that does not help, a start from the pins.
      recoveries += 1
      used = 0
      if recoveries <= Limit.recoveries {
        usesBland = recoveries > 1
        recover()
      } else if !hasRestarted {
        hasRestarted = true
        usesBland = false
        restart()
      } else {
        return .unstable
      }
    }
  }

  private mutating func recover() {
    overflowed = false
    clearAlpha()
    closeProductForm()
  }

  /// The triangular order made anew, and with it all that follows from it.
  private mutating func closeProductForm() {
    refactor()
    refreshMultipliers()
    enqueueAllInconsistent()
  }

  mutating func enqueueAllInconsistent() {
    for constraint in 0..<Int32(constraints.count) {
      let row = constraints[constraint]
      if row.isLive && !row.isActive && row.level != Row.weightless { enqueueIfInconsistent(constraint) }
    }
  }

  /// True if the rows that stand in the basis are met in terms of their own coefficients, not only of their private copies.
  private func activeRowsHold() -> Bool {
    for variable in 0..<positions.count {
      let constraint = positions[variable].constraint
      if constraint < 0 { continue }
      let (sum, magnitude) = residual(of: constraint)
      if !(abs(sum) <= Tolerance.verified * magnitude) { return false }
    }
    return true
  }

  /// The last word on a state that stayed doubtful: rows hold, and every multiplier made anew lies in its box.
  private mutating func isVerified() -> Bool {
    if !activeRowsHold() { return false }
    refreshMultipliers()
    while touched.count > 0 {
      let constraint = touched.removeLast()
      scratch[constraint] &= ~Scratch.touched
      if constraints[constraint].isRequiredEquation { continue }
      if signOfRoom(constraint, upwards: true) < 0 || signOfRoom(constraint, upwards: false) < 0 { return false }
    }
    if !isStationary() { return false }
    for index in 0..<touchedPins.count where lexicographicSign(of: pinMultipliers.view, at: index * stride) != 0 {
      return false
    }
    clearTouchedPins()
    for constraint in 0..<Int32(constraints.count) {
      let row = constraints[constraint]
      if row.isLive && !row.isActive && inconsistency(of: constraint).sign != 0 { return false }
    }
    return true
  }

  /// Rows on their way out have no multiplier any more: those still active leave for a pin, the others are unlinked.
  private mutating func finishRemovals() -> Bool {
    while removed.count > 0 {
      let removal = removed[removed.count - 1]
      let constraint = removal.constraint
      var isRegular = true
      // Where it is singular out it is all the same; refactoring takes the loose ones in.
      if constraints[constraint].isActive { isRegular = replaceByPin(constraint) } else { unlinkInactive(constraint) }
      removed.truncate(to: removed.count - 1)
      retire(removal)
      if !isRegular { return false }
    }
    return true
  }

  /// Forgets a row that was never linked in, because the batch that added it removes it.
  mutating func retireUnlinked(_ constraint: Int32) {
    retire(Removal(constraint: constraint, levelUse: LevelUse(lane: -1)), isUnlinked: true)
  }

  /// Forgets a row that is linked nowhere.
  private mutating func retire(_ removal: Removal, isUnlinked: Bool = false) {
    let constraint = removal.constraint
    let row = constraints[constraint]
    if row.flags & Row.nonzero != 0 { nonzeroInactive -= 1 }
    if row.flags & Row.wide != 0 && !isUnlinked { wideRows -= 1 }
    rows.free(start: row.start, length: row.length)
    setFlags(constraint, 0)
    retired.append(removal)
  }
}
