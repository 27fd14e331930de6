// From terms to a scaled sparse row. Repeated variables are merged here, and only here.

/// One term of a row that is being made.
struct StagedTerm {
  var coefficient: Double
  /// The largest of the coefficients that were added up.
  var magnitude: Double
  var variable: Int32
}

extension Limit {
  /// Rows with fewer terms than this are searched for a repeated variable term by term.
  static let searchedTerms = 8
}

extension SolverState {
  mutating func startRow() { terms.removeAll() }

  @inline(__always)
  mutating func addTerm(_ variable: Int32, _ coefficient: Double) {
    let count = terms.count
    if count >= Limit.searchedTerms {
      addFurtherTerm(variable, coefficient)
      return
    }
    for index in 0..<count where terms[index].variable == variable {
      merge(coefficient, into: index)
      return
    }
    terms.append(StagedTerm(coefficient: coefficient, magnitude: abs(coefficient), variable: variable))
  }

  @inline(never)
  private mutating func addFurtherTerm(_ variable: Int32, _ coefficient: Double) {
    if terms.count == Limit.searchedTerms {
      startCollecting()
      termIndex.extend(to: positions.count, with: 0)
      for index in 0..<terms.count { collectTerm(terms[index].variable, index) }
    }
    if collected[variable] == collectStamp {
      merge(coefficient, into: Int(termIndex[variable]))
    } else {
      collectTerm(variable, terms.count)
      terms.append(StagedTerm(coefficient: coefficient, magnitude: abs(coefficient), variable: variable))
    }
  }

  private mutating func collectTerm(_ variable: Int32, _ index: Int) {
    collected[variable] = collectStamp
    termIndex[variable] = Int32(index)
  }

  private mutating func merge(_ coefficient: Double, into index: Int) {
    terms[index].coefficient += coefficient
    terms[index].magnitude = max(terms[index].magnitude, abs(coefficient))
  }

  /// Makes the row `terms + constant` of a relation, in its lane: inactive, without a multiplier, linked nowhere. Returns
  /// -1 if the scaled numbers are not finite.
  mutating func finishRow(
    constant: Double, relation: Int8, lane: Int32, weight: Double, tieBreak: Double = 0
  ) -> Int32 {
    // What cancels to less than rounding is no term.
    var length = 0
    var largest = 0.0
    var smallest = Double.infinity
    for index in 0..<terms.count {
      let term = terms[index]
      let coefficient = abs(term.coefficient)
      if coefficient <= 8e-16 * term.magnitude { continue }
      if length < index { terms[length] = term }
      length += 1
      largest = max(largest, coefficient)
      smallest = min(smallest, coefficient)
    }
    if !largest.isFinite { return -1 }
    let exponent = length == 0 ? 0 : exponent(of: largest)
    let scaled = scale(constant, by: -exponent)
    let extent = lane == Row.required ? 0 : scale(weight, by: exponent)
    let tie = lane == Row.required || tieBreak == 0 ? 0 : scale(tieBreak, by: exponent)
    if !scaled.isFinite || !extent.isFinite || !tie.isFinite || (lane != Row.required && extent == 0) { return -1 }
    let start = rows.allocate(length, &journal)
    let constraint: Int32
    let row = Row(
      constant: scaled, weight: extent, start: start, length: Int32(length), level: lane,
      exponent: Int16(truncatingIfNeeded: exponent), relation: relation,
      flags: smallest < Tolerance.wideRow * largest ? Row.live | Row.wide : Row.live)
    if freeConstraints.count > 0 {
      constraint = freeConstraints.removeLast()
      constraints[constraint] = row
      clearMultiplier(of: constraint)
    } else {
      constraint = Int32(constraints.count)
      constraints.append(row)
      for _ in 0..<stride { multipliers.append(0) }
      if laneRanges.count > 0 { laneRanges.append(.empty) }
      notedIn.append(0)
      scratch.append(0)
      queueLink.append(-1)
    }
    if levels.tieLane >= 0 {
      ties.extend(to: constraints.count, with: 0)
      ties[constraint] = tie
    }
    let entries = rows.entries.view
    for index in 0..<length {
      entries[Int(start) + index] = Entry(
        coefficient: scale(terms[index].coefficient, by: -exponent), variable: terms[index].variable, owner: constraint)
    }
    return constraint
  }

  /// Gives back the slot of the newest row, when its operation is refused. Slots go back in reverse order.
  mutating func discardRow(_ constraint: Int32, wasAppended: Bool) {
    if wasAppended {
      let count = Int(constraint)
      constraints.truncate(to: count)
      multipliers.truncate(to: count * stride)
      if laneRanges.count > count { laneRanges.truncate(to: count) }
      notedIn.truncate(to: count)
      scratch.truncate(to: count)
      queueLink.truncate(to: count)
      if ties.count > count { ties.truncate(to: count) }
    } else {
      constraints[constraint].flags = 0
      freeConstraints.append(constraint)
    }
  }
}

/// The exponent of a number that is finite and not zero.
@inline(__always)
private func exponent(of number: Double) -> Int {
  let biased = Int(truncatingIfNeeded: number.bitPattern >> 52) & 0x7FF
  return biased == 0 ? Int(number.exponent) : biased - 1023
}

/// `number · 2^exponent`, exact unless it leaves the range.
@inline(__always)
func scale(_ number: Double, by exponent: Int) -> Double {
  if exponent == 0 { return number }
  if exponent > -1023 && exponent < 1024 {
    return number * Double(bitPattern: UInt64(truncatingIfNeeded: exponent + 1023) << 52)
  }
  return number == 0 ? number : Double(sign: .plus, exponent: exponent, significand: number)
}
