/// One scenario at any size: what is built, what each step changes, and the right answer in closed form.
///
/// Every participant gets the same constraints in the same order. A new workload is one file with a type that conforms
/// to this, and an entry in ``Workloads/all``.
protocol Workload: Sendable {
  /// `W1`, or `W9-resize` for one of several of a kind; `--filter` takes it whole or its first part.
  var name: String { get }

  /// A few words for the reader of the results.
  var title: String { get }

  /// The sizes measured without `--sizes`.
  var sizes: [Int] { get }

  /// How many constraints the build adds: what memory is divided by.
  func constraintCount(size: Int) -> Int

  /// How many steps follow the build.
  func stepCount(size: Int) -> Int

  /// How many steps at the beginning are reported apart: after a change of basis the first suggestion only propagates,
  /// and the second one sets up what later ones use.
  var settlingSteps: Int { get }

  /// Whether the steps end where they began, so that they can be performed again and again.
  var stepsRepeat: Bool { get }

  /// The right values after the build (nil) and after each step. Asked in order, from the build on. NaN stands for a
  /// value that may be anything. A workload without a closed form answers nil; then participants are judged by the
  /// constraints of ``program(size:)``, and ours by its certificate too.
  func answers(size: Int) -> (Int?) -> [Double]?

  /// Our code, through its public API, constraints built by the operators.
  func ours(size: Int) -> any Session

  /// What a person would write without a solver: the plain loop that assigns the same values.
  func hand(size: Int) -> (any Session)?

  /// The same system for participants in another language; nil if they cannot take part.
  func program(size: Int) -> PeerProgram?

  /// The same tree of views for Yoga; nil if it is not one.
  func tree(size: Int) -> TreeProgram?
}

extension Workload {
  var settlingSteps: Int { 0 }

  var stepsRepeat: Bool { true }

  func stepCount(size: Int) -> Int { 0 }

  func hand(size: Int) -> (any Session)? { nil }

  func program(size: Int) -> PeerProgram? { nil }

  func tree(size: Int) -> TreeProgram? { nil }

  /// `W9` of `W9-resize`.
  var family: String { String(name.prefix { $0 != "-" }) }
}
