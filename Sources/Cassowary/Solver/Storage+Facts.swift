// Equations as written, and facts about constraints for messages.

extension Storage {
  /// What a constraint says now, or would have said after the operation that is being refused.
  func fact(_ slot: Int32, isAdded: Bool = false) -> ConstraintFact {
    ConstraintFact(
      constraint: isAdded ? nil : registry.constraint(slot), name: registry.name(ofConstraint: slot),
      equation: describe(asWritten(slot)), strength: state.strength(of: slot),
      location: registry.location(registry.records[slot].place))
  }

  func facts(_ slots: [Int32]) -> [ConstraintFact] { byAge(slots).map { fact($0) } }

  func byAge(_ slots: [Int32]) -> [Int32] {
    slots.sorted { registry.records[$0].age < registry.records[$1].age }
  }

  /// The constant on the right, with the variables left.
  @inline(__always)
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

  private func asWritten(_ slot: Int32) -> LinearConstraint {
    let record = registry.records[slot]
    if var written = registry.written(record) {
      for index in 0..<newConstants.count where newConstants[index].slot == slot {
        written = written.withConstant(newConstants[index].constant)
      }
      return written
    }
    var left = LinearExpression(terms(slot, from: 0, to: Int32(record.leftTerms), sign: 1))
    var right = LinearExpression(
      terms(slot, from: Int32(record.leftTerms), to: state.constraints[slot].length, sign: -1))
    let constant = constant(slot)
    if record.hasConstantLeft { left.constant = 0 - constant } else { right.constant = constant }
    return LinearConstraint(left, relation(slot), right)
  }

  func describe(_ constraint: LinearConstraint) -> String {
    describe(constraint.left) + " " + constraint.relation.symbol + " " + describe(constraint.right)
  }

  private func describe(_ expression: LinearExpression) -> String {
    var text = ""
    for index in 0..<expression.count {
      let term = expression[index]
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
