/// An incremental solver for linear equations and inequalities with strengths: the Cassowary problem.
///
/// The state lives in flat arrays owned by this value; the solver cannot be copied by accident, only with ``copy()``.
/// Every call that changes something either succeeds wholly or throws and leaves the solver exactly as it was.
/// All operations are deterministic: the same calls give the same bits.
public struct Solver: ~Copyable, Sendable {
  /// A solver without variables.
  public init() { fatalError() }

  /// An independent solver with the same variables, constraints, basis and values. Handles are valid in both; those
  /// made afterwards are valid only in the solver that made them.
  ///
  /// - Complexity: O(size of the solver).
  public borrowing func copy() -> Solver { fatalError() }

  // Variables

  /// Makes a variable. Until a constraint says otherwise it keeps `value` (taken as 0 if not finite).
  public mutating func variable(
    _ name: String = "", value: Double = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> Variable { fatalError() }
  public mutating func remove(_ variable: Variable) throws(SolverError) { fatalError() }
  public func contains(_ variable: Variable) -> Bool { fatalError() }
  public func contains(_ constraint: Constraint) -> Bool { fatalError() }
  /// All live, in slot order
  public var variables: [Variable] { fatalError() }
  /// All live but edits, in the order added
  public var constraints: [Constraint] { fatalError() }
  public var editedVariables: [Variable] { fatalError() }
  public func name(of variable: Variable) -> String { fatalError() }
  public func fact(of constraint: Constraint) throws(SolverError) -> ConstraintFact { fatalError() }
  public func location(of variable: Variable) -> SourceLocation? { fatalError() }
  /// right-hand constant
  public func constant(of constraint: Constraint) throws(SolverError) -> Double { fatalError() }
  public func strength(of constraint: Constraint) throws(SolverError) -> Strength { fatalError() }
  /// left − right, merged: Σ coefficient · variable  REL  constant
  public func canonical(_ constraint: Constraint) throws(SolverError) -> LinearConstraint { fatalError() }
  /// |error| ≥ 0 of the constraint at the present values (0 if it holds exactly)
  public func error(of constraint: Constraint) throws(SolverError) -> Double { fatalError() }

  @discardableResult
  public mutating func add(
    _ constraint: LinearConstraint, _ strength: Strength = .required, name: String = "",
    file: StaticString = #fileID, line: UInt = #line
  ) throws(SolverError) -> Constraint { fatalError() }
  public mutating func remove(_ constraint: Constraint) throws(SolverError) { fatalError() }
  public mutating func setConstant(_ constraint: Constraint, _ constant: Double) throws(SolverError) { fatalError() }
  public mutating func setStrength(_ constraint: Constraint, _ strength: Strength) throws(SolverError) { fatalError() }

  @discardableResult
  public mutating func edit(
    _ variable: Variable, _ strength: Strength = .strong, file: StaticString = #fileID, line: UInt = #line
  ) throws(SolverError) -> Constraint { fatalError() }
  public mutating func suggest(_ variable: Variable, _ value: Double) throws(SolverError) { fatalError() }
  public mutating func suggest(_ values: [(Variable, Double)]) throws(SolverError) { fatalError() }
  public mutating func endEdit(_ variable: Variable) throws(SolverError) { fatalError() }
  @discardableResult
  public mutating func stay(
    _ variable: Variable, _ strength: Strength = .weak, name: String = "", file: StaticString = #fileID, line: UInt = #line
  ) throws(SolverError) -> Constraint { fatalError() }

  @discardableResult
  public mutating func batch<Result>(
    _ body: (inout Batch) throws -> Result
  ) throws -> Result { fatalError() }

  /// NaN if unknown handle
  public func value(_ variable: Variable) -> Double { fatalError() }
  public func value(_ expression: LinearExpression) -> Double { fatalError() }
  public func withValues<Result>(_ body: (borrowing Values) throws -> Result) rethrows -> Result { fatalError() }
  public mutating func takeChanges<Result>(_ body: ([Variable]) throws -> Result) rethrows -> Result { fatalError() }

  // diagnosis
  /// Sum of weighted |errors| per level in use, strongest first (required first if any), edits included
  public func totalErrors() -> [(priority: Double, error: Double)] { fatalError() }
  public func violations() -> [Violation] { fatalError() }

  // checks
  /// Empty if all invariants hold
  public func checkInvariants(_ grade: InvariantGrade) -> [String] { fatalError() }

  // trace
  public var isTracing: Bool { get { fatalError() } set { fatalError() } }
  public mutating func takeTrace() -> [PivotRecord] { fatalError() }
}

public struct Batch: ~Copyable {
  @discardableResult
  public mutating func add(
    _ constraint: LinearConstraint, _ strength: Strength = .required, name: String = "",
    file: StaticString = #fileID, line: UInt = #line
  ) throws(SolverError) -> Constraint { fatalError() }
  /// unknown handles are reported when the batch commits
  public mutating func remove(_ constraint: Constraint) { fatalError() }
  public mutating func setConstant(_ constraint: Constraint, _ constant: Double) throws(SolverError) { fatalError() }
  public mutating func setStrength(_ constraint: Constraint, _ strength: Strength) throws(SolverError) { fatalError() }
  @discardableResult
  public mutating func edit(
    _ variable: Variable, _ strength: Strength = .strong, file: StaticString = #fileID, line: UInt = #line
  ) throws(SolverError) -> Constraint { fatalError() }
  public mutating func suggest(_ variable: Variable, _ value: Double) throws(SolverError) { fatalError() }
  public mutating func endEdit(_ variable: Variable) throws(SolverError) { fatalError() }
}
/// Values, readable only inside withValues
public struct Values: ~Copyable {
  public var count: Int { fatalError() }
  public subscript(_ variable: Variable) -> Double { fatalError() }
  public subscript(_ id: Variable.ID) -> Double { fatalError() }
}
public struct Violation: Sendable {
  public let constraint: Constraint
  public let fact: ConstraintFact
  public let priority: Double
  /// unweighted |error|
  public let error: Double
}
public enum InvariantGrade: Sendable { case cheap, costly, exact }
public struct PivotRecord: Sendable {
  public enum Kind: Sendable { case fresh, dual, primal, flip, unpin, refactor, restart }
  public let kind: Kind
  /// names of constraint or "pin x"
  public let entering: String?
  public let leaving: String?
  public let reason: String
}
