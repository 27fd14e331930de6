/// How thoroughly to check a solver.
public enum InvariantGrade: Int, Sendable, Comparable {
  /// Counts and scratch memory: O(variables + constraints).
  case cheap
  /// Also every list, the order of the basis, and that values follow from it.
  case costly
  /// Also a certificate that the state is optimal: required constraints hold, residuals of active rows are zero, every
  /// multiplier lies in its box on the side its residual says, and multipliers are stationary. By duality nothing else is
  /// needed to prove an optimum, and no second solver.
  case exact

  /// Orders by thoroughness.
  public static func < (left: InvariantGrade, right: InvariantGrade) -> Bool { left.rawValue < right.rawValue }
}

extension Solver {
  /// Checks the solver's own state. Empty if all is well; else a line for each thing that is not.
  ///
  /// - Complexity: O(size of the solver).
  public func checkInvariants(_ grade: InvariantGrade) -> [String] {
    var findings = box.value.state.checkCounts()
    if grade >= .costly && findings.isEmpty {
      findings += box.value.state.checkLists()
      findings += box.value.state.checkBasis()
    }
    if grade == .exact && findings.isEmpty { findings += box.value.state.checkCertificate() }
    return findings
  }
}
