// Equations as written, and facts about constraints for messages.

extension Storage {
  func fact(_ slot: Int32) -> ConstraintFact { fact(slot, registry.constraints[Int(slot)], isAdded: false) }

  func fact(_ slot: Int32, _ record: ConstraintRecord, isAdded: Bool) -> ConstraintFact {
    ConstraintFact(
      constraint: isAdded ? nil : registry.constraint(slot), name: registry.name(ofConstraint: slot),
      equation: describe(asWritten(slot, record)), strength: record.strength, location: registry.location(record.place))
  }

  func facts(_ slots: [Int32]) -> [ConstraintFact] { byAge(slots).map { fact($0) } }

  func byAge(_ slots: [Int32]) -> [Int32] {
    slots.sorted { registry.constraints[Int($0)].age < registry.constraints[Int($1)].age }
  }

  /// The constant on the right, with the variables left.
  func constant(_ slot: Int32) -> Double {
    0 - scale(state.constraints[slot].constant, by: Int(state.constraints[slot].exponent))
  }

  func canonical(_ slot: Int32) -> LinearConstraint {
    LinearConstraint(
      LinearExpression(terms(slot, from: 0, to: state.constraints[slot].length, sign: 1)), relation(slot),
      LinearExpression(constant(slot)))
  }

  private func relation(_ slot: Int32) -> Relation {
    let sign = state.constraints[slot].relation
    return sign < 0 ? .lessThanOrEqual : sign > 0 ? .greaterThanOrEqual : .equal
  }

  private func terms(_ slot: Int32, from: Int32, to: Int32, sign: Double) -> [LinearExpression.Term] {
    let row = state.constraints[slot]
    return (from..<to).map { index in
      let entry = state.rows.entries[row.start + index]
      return .init(registry.variable(entry.variable), sign * scale(entry.coefficient, by: Int(row.exponent)))
    }
  }

  private func asWritten(_ slot: Int32, _ record: ConstraintRecord) -> LinearConstraint {
    var left: LinearExpression
    var right: LinearExpression
    if let written = record.written?.constraint {
      left = written.left
      right = written.right
    } else {
      left = LinearExpression(terms(slot, from: 0, to: record.leftTerms, sign: 1))
      right = LinearExpression(
        terms(slot, from: record.leftTerms, to: state.constraints[slot].length, sign: -1))
    }
    left.constant = record.leftConstant
    right.constant = record.rightConstant
    return LinearConstraint(left, relation(slot), right)
  }

  func describe(_ constraint: LinearConstraint) -> String {
    describe(constraint.left) + " " + constraint.relation.symbol + " " + describe(constraint.right)
  }

  private func describe(_ expression: LinearExpression) -> String {
    var text = ""
    for term in expression.terms {
      let name = registry.isValid(term.variable) ? registry.name(ofVariable: term.variable.id.slot) : "?"
      let isNegative = term.coefficient.sign == .minus
      text += text.isEmpty ? (isNegative ? "-" : "") : (isNegative ? " - " : " + ")
      let size = abs(term.coefficient)
      text += size == 1 ? name : shortest(size) + "*" + name
    }
    let constant = expression.constant
    if text.isEmpty { return shortest(constant == 0 ? 0 : constant) }
    if constant != 0 { text += (constant < 0 ? " - " : " + ") + shortest(abs(constant)) }
    return text
  }
}

extension ConstraintRecord {
  /// Puts a new right-hand constant on the side where the constant was written.
  mutating func setConstant(_ constant: Double) {
    if rightConstant == 0 && leftConstant != 0 {
      leftConstant = 0 - constant
    } else {
      rightConstant = constant + leftConstant
    }
  }
}
