// The structural invariants: counts, lists, and the triangular order.

extension SolverState {
  func checkCounts() -> [String] {
    var findings: [String] = []
    if journal.isOpen { findings.append("the journal is open between operations") }
    if strongestQueued != Int.max || touched.count + dirty.count + loose.count + removed.count + alphaList.count > 0 {
      findings.append("a queue or list is not empty between operations")
    }
    var nonzero = 0
    for constraint in 0..<Int32(constraints.count) {
      let row = constraints[constraint]
      if scratch[constraint] != 0 { findings.append("row \(constraint) has scratch flags") }
      let lanes = lanes(of: constraint)
      for lane in 0..<levels.count where !lanes.contains(lane) && multipliers[Int(constraint) * stride + lane] != 0 {
        findings.append("row \(constraint) has a multiplier outside of its lanes")
      }
      if !row.isLive { continue }
      if row.level == Row.weightless { findings.append("row \(constraint) was to be removed") }
      if row.isActive && positions[row.position].constraint != constraint {
        findings.append("row \(constraint) is not at its position")
      }
      if row.flags & Row.nonzero != 0 {
        nonzero += 1
        if row.isActive { findings.append("active row \(constraint) is counted as inactive") }
      }
    }
    if nonzero != nonzeroInactive { findings.append("\(nonzero) inactive multipliers, counted \(nonzeroInactive)") }
    for word in 0..<order.bits.count where order.bits[word] != 0 { findings.append("bits are left in the order") }
    for variable in 0..<work.count where work[variable] != 0 || magnitude[variable] != 0 {
      findings.append("scratch is left at variable \(variable)")
    }
    return findings
  }

  /// Every entry of every row is in the right list of its variable, and nothing else is.
  func checkLists() -> [String] {
    var findings: [String] = []
    var expectedActive = 0
    var expectedInactive = 0
    for variable in 0..<Int32(positions.count) where positions[variable].constraint >= 0 {
      expectedActive += Int(positions[variable].length) - 1
    }
    for constraint in 0..<Int32(constraints.count) {
      let row = constraints[constraint]
      if row.isLive && !row.isActive { expectedInactive += Int(row.length) }
      var factor = row.isLive ? row.userHead : -1
      while factor >= 0 {
        if factors[factor].source != constraint || !constraints[factors[factor].user].isActive {
          findings.append("row \(constraint) has a wrong user")
          break
        }
        factor = factors[factor].next
      }
    }
    for variable in 0..<Int32(positions.count) {
      for isActive in [true, false] {
        var entry = isActive ? rows.activeHead[variable] : rows.inactiveHead[variable]
        var previous: Int32 = -1
        while entry >= 0 {
          let found = rows.entries[entry]
          if found.variable != variable || found.previous != previous {
            findings.append("the column of variable \(variable) is broken")
            break
          }
          if isActive {
            expectedActive -= 1
            let position = positions[found.owner]
            if position.constraint < 0 || entry < position.start || entry >= position.start + position.length {
              findings.append("variable \(variable) is used by a row that is not there")
            }
          } else {
            expectedInactive -= 1
            let row = constraints[found.owner]
            if !row.isLive || row.isActive || entry < row.start || entry >= row.start + row.length {
              findings.append("variable \(variable) is used by an inactive row that is not there")
            }
          }
          previous = entry
          entry = found.next
        }
      }
    }
    if expectedActive != 0 || expectedInactive != 0 {
      findings.append("\(expectedActive) active and \(expectedInactive) inactive entries are not in their columns")
    }
    return findings
  }

  /// The order is triangular, and values are what the rows say.
  func checkBasis() -> [String] {
    var findings: [String] = []
    for variable in 0..<Int32(positions.count) {
      let position = positions[variable]
      if position.constraint == Position.dead { continue }
      if order.variables[position.sequence] != variable { findings.append("variable \(variable) is not in the order") }
      if !values[variable].isFinite { findings.append("variable \(variable) is not finite") }
      if position.constraint < 0 { continue }
      var sum = position.constant
      var magnitude = abs(sum) + 1
      for entry in position.start..<(position.start + position.length) {
        let other = rows.entries[entry].variable
        if other != variable && positions[other].sequence >= position.sequence {
          findings.append("the row at variable \(variable) uses a later one")
        }
        if other == variable && rows.entries[entry].coefficient != position.pivot {
          findings.append("the pivot at variable \(variable) is not that of its row")
        }
        let product = rows.entries[entry].coefficient * values[other]
        sum += product
        magnitude += abs(product)
      }
      if !(abs(sum) <= 1e-13 * magnitude) { findings.append("the row at variable \(variable) is off by \(sum)") }
    }
    return findings
  }
}
