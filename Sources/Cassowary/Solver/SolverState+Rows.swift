// From terms to a scaled sparse row. Repeated variables are merged here, and only here.

extension SolverState {
  mutating func startRow() {
    terms.removeAll()
    termMagnitudes.removeAll()
    collectStamp += 1
  }

  mutating func addTerm(_ variable: Int32, _ coefficient: Double) {
    if collected[variable] == collectStamp {
      let index = termIndex[variable]
      terms[index].coefficient += coefficient
      termMagnitudes[index] = max(termMagnitudes[index], abs(coefficient))
    } else {
      collected[variable] = collectStamp
      termIndex[variable] = Int32(terms.count)
      terms.append(Entry(coefficient: coefficient, variable: variable, owner: -1))
      termMagnitudes.append(abs(coefficient))
    }
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
      let coefficient = abs(terms[index].coefficient)
      if coefficient <= 8e-16 * termMagnitudes[index] {
        continue
      }
      terms[length] = terms[index]
      length += 1
      largest = max(largest, coefficient)
      smallest = min(smallest, coefficient)
    }
    if !largest.isFinite { return -1 }
    let exponent = length == 0 ? 0 : Int(largest.exponent)
    let scaled = scale(constant, by: -exponent)
    let extent = lane == Row.required ? 0 : scale(weight, by: exponent)
    let tie = lane == Row.required ? 0 : scale(tieBreak, by: exponent)
    if !scaled.isFinite || !extent.isFinite || !tie.isFinite || (lane != Row.required && extent == 0) { return -1 }
    let start = rows.allocate(length, &journal)
    let constraint: Int32
    let row = Row(
      constant: scaled, weight: extent, start: start, length: Int32(length), level: lane, exponent: Int16(exponent),
      relation: relation, flags: smallest < Tolerance.wideRow * largest ? Row.live | Row.wide : Row.live)
    if freeConstraints.count > 0 {
      constraint = freeConstraints.removeLast()
      constraints[constraint] = row
      ties[constraint] = tie
    } else {
      constraint = Int32(constraints.count)
      constraints.append(row)
      ties.append(tie)
      multipliers.append(0, times: stride)
      scratch.append(0)
      queueLink.append(-1)
      alpha.append(0)
      alphaMagnitude.append(0)
      elimination.append(0)
    }
    for index in 0..<length {
      rows.entries[start + Int32(index)] = Entry(
        coefficient: scale(terms[index].coefficient, by: -exponent), variable: terms[index].variable, owner: constraint)
    }
    return constraint
  }

  /// Gives back the slot of the newest row, when its operation is refused. Slots go back in reverse order.
  mutating func discardRow(_ constraint: Int32, wasAppended: Bool) {
    if wasAppended {
      let count = Int(constraint)
      constraints.truncate(to: count)
      ties.truncate(to: count)
      multipliers.truncate(to: count * stride)
      scratch.truncate(to: count)
      queueLink.truncate(to: count)
      alpha.truncate(to: count)
      alphaMagnitude.truncate(to: count)
      elimination.truncate(to: count)
    } else {
      constraints[constraint].flags = 0
      freeConstraints.append(constraint)
    }
  }
}

/// `number · 2^exponent`, exact unless it leaves the range.
func scale(_ number: Double, by exponent: Int) -> Double {
  exponent == 0 || number == 0 ? number : Double(sign: .plus, exponent: exponent, significand: number)
}
