/// One scenario at any size: what is built, what each step changes, and the right answer in closed form.
///
/// Every participant gets the same constraints in the same order. A new workload is one file with a type that conforms
/// to this, and an entry in ``Workloads/all``.
protocol Workload: Sendable {
  /// `W1` and so on, as `--filter` takes it.
  var name: String { get }

  /// A few words for the reader of the results.
  var title: String { get }

  /// The sizes measured without `--sizes`.
  var sizes: [Int] { get }

  /// How many constraints the build adds: what memory is divided by.
  func constraintCount(size: Int) -> Int

  /// How many steps follow the build.
  func stepCount(size: Int) -> Int

  /// The values that every participant must have read after the build (`step` nil) or after a step.
  func expected(size: Int, after step: Int?) -> [Double]

  /// Our solver, through its public API, constraints built by the operators.
  func ours(size: Int) -> any Session

  /// What a person would write without a solver: the plain loop that assigns the same values.
  func hand(size: Int) -> (any Session)?

  /// The same system for participants in another language; nil if they cannot take part.
  func program(size: Int) -> PeerProgram?
}

/// The workloads there are, in the order of the results.
enum Workloads {
  static let all: [any Workload] = [ChainWorkload()]
}
