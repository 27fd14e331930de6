/// What a person would write without a solver: plain loops over raw buffers that assign the same values.
protocol LoopRun: ~Copyable {
  /// How many values are read.
  var valueCount: Int { get }

  /// Assigns all values and reads them.
  mutating func build(into values: borrowing UnsafeColumn)

  /// Makes one change and reads.
  mutating func step(_ index: Int, into values: borrowing UnsafeColumn)
}

extension LoopRun where Self: ~Copyable {
  mutating func step(_ index: Int, into values: borrowing UnsafeColumn) {}

  fileprivate mutating func steps(_ range: Range<Int>, into values: borrowing UnsafeColumn) {
    for index in range { step(index, into: values) }
  }
}

/// Runs a workload by hand.
final class LoopSession<Run: LoopRun & ~Copyable>: InnerSession {
  private var run: Run
  private let values: UnsafeColumn

  init(_ run: consuming Run) {
    values = UnsafeColumn(count: run.valueCount)
    self.run = run
  }

  func reset() { values.clear() }

  func performBuild() { run.build(into: values) }

  func performSteps(_ range: Range<Int>) { run.steps(range, into: values) }

  func readValues() -> [Double] { values.elements }
}
