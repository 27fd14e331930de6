import Cassowary

/// A workload on our solver, through its public API, constraints built by the operators.
protocol SolverRun {
  /// How many values are read.
  var valueCount: Int { get }

  /// Forgets the last run but keeps its memory, so that a build is not charged for it.
  mutating func reset()

  /// Builds the system and reads all values.
  mutating func build(_ solver: inout Solver, into values: borrowing UnsafeColumn) throws

  /// Makes the constraints that steps only add and remove.
  mutating func prepareSteps()

  /// Makes one change and reads.
  mutating func step(_ index: Int, _ solver: inout Solver, into values: borrowing UnsafeColumn) throws
}

extension SolverRun {
  mutating func prepareSteps() {}

  mutating func step(_ index: Int, _ solver: inout Solver, into values: borrowing UnsafeColumn) throws {}

  /// The loop is in here, on plain arguments: a property of a class is checked for exclusive access at every call.
  fileprivate mutating func steps(
    _ range: Range<Int>, _ solver: inout Solver, into values: borrowing UnsafeColumn
  ) throws {
    for index in range { try step(index, &solver, into: values) }
  }
}

/// Runs a workload on our solver.
final class SolverSession<Run: SolverRun>: InnerSession {
  private var run: Run
  private var solver = Solver()
  private let values: UnsafeColumn

  init(_ run: Run) {
    self.run = run
    values = UnsafeColumn(count: run.valueCount)
  }

  func reset() {
    solver = Solver()
    run.reset()
    values.clear()
  }

  func performBuild() throws { try run.build(&solver, into: values) }

  func prepareSteps() { run.prepareSteps() }

  func performSteps(_ range: Range<Int>) throws { try run.steps(range, &solver, into: values) }

  func readValues() -> [Double] { values.elements }

  func findFault() -> String? { solver.checkInvariants(.exact).first }
}

extension UnsafeColumn {
  /// Reads variables in their order.
  func read(_ variables: [Variable], from solver: borrowing Solver) {
    solver.withValues { read in
      for index in variables.indices { self[index] = read[variables[index]] }
    }
  }
}
