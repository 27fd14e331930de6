import Cassowary

extension ScriptRunner {
  /// What was found for one name of an expectation.
  private struct Finding {
    let expected: String
    let actual: String
    let passed: Bool
    var value: NamedValue?
  }

  /// Compares the state with what is expected; changes nothing.
  func check(_ expectation: ScriptExpectation, at position: SourcePosition) -> CheckedExpectation {
    let tolerance = expectation.tolerance
    let findings: [Finding]
    var prefix = ""
    switch expectation.subject {
    case .values(let values):
      findings = values.map { find($0, tolerance: tolerance) }
    case .satisfied(let names):
      prefix = "satisfied "
      findings = names.map { find($0.name(in: loops), isSatisfied: true, tolerance: tolerance) }
    case .violated(let names):
      prefix = "violated "
      findings = names.map { find($0.name(in: loops), isSatisfied: false, tolerance: tolerance) }
    case .error(let level, let error):
      findings = [find(level, error: error.value(in: loops), tolerance: tolerance)]
    }
    var expected = prefix + findings.map(\.expected).joined(separator: ", ")
    if let tolerance = expectation.writtenTolerance { expected += " ± \(numberText(tolerance))" }
    return CheckedExpectation(
      position: position,
      passed: findings.allSatisfy(\.passed),
      expected: expected,
      actual: findings.map(\.actual).joined(separator: ", "),
      values: findings.compactMap(\.value),
      refusal: nil)
  }

  private func find(_ expected: NamedNumber, tolerance: Double) -> Finding {
    let name = expected.name.name(in: loops)
    let wanted = expected.number.value(in: loops)
    let words = "\(name) = \(numberText(wanted))"
    guard let value = model.value(name) else {
      return Finding(expected: words, actual: "there is no variable '\(name)'", passed: false)
    }
    return Finding(
      expected: words,
      actual: "\(name) = \(numberText(value))",
      passed: abs(value - wanted) <= tolerance,
      value: NamedValue(name: name, value: value))
  }

  /// Whether the constraint holds within the tolerance, which grows with its constant.
  private func find(_ name: String, isSatisfied: Bool, tolerance: Double) -> Finding {
    do throws(Refusal) {
      let handle = try model.constraint(name).handle
      let (error, constant) = try model.errorAndConstant(of: handle)
      return Finding(
        expected: name,
        actual: "\(name) is off by \(numberText(error))",
        passed: (error <= tolerance * (1 + abs(constant))) == isSatisfied)
    } catch {
      return Finding(expected: name, actual: error.message, passed: false)
    }
  }

  private func find(_ level: ScriptStrength.Level, error expected: Double, tolerance: Double) -> Finding {
    let priority = level.priority(in: loops)
    let name = Strength.namedLevels.first { $0.strength.priority == priority }?.name ?? numberText(priority)
    // A level without constraints has no error.
    let actual = model.solver.totalErrors().first { $0.priority == priority }?.error ?? 0
    return Finding(
      expected: "error \(name) = \(numberText(expected))",
      actual: "error \(name) = \(numberText(actual))",
      passed: abs(actual - expected) <= max(tolerance, 1e-9 * abs(expected)))
  }
}

extension ScriptModel {
  /// By how much the constraint does not hold, and its right-hand constant.
  func errorAndConstant(of handle: Constraint) throws(Refusal) -> (error: Double, constant: Double) {
    do throws(SolverError) {
      return (try solver.error(of: handle), try solver.constant(of: handle))
    } catch {
      throw Refusal(error) { name in constraints[name]?.line }
    }
  }
}
