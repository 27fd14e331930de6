import CassowaryLayout

/// How a layout, or a system of constraints, changes while one parameter runs through a range: the intervals over which it
/// keeps its shape, and what happens between them.
package struct Sweep: Sendable {
  /// The scene; empty for a script.
  package let scene: String
  /// `width`, `height`, or a variable.
  package let parameter: String
  package let range: SweepRange
  /// The other extent of the canvas; `nil` for a script.
  package var other: (name: String, value: Double)?
  /// Names of states that were set.
  package var states: [String] = []
  /// In rising order, without gaps.
  package let intervals: [SweepInterval]
  /// Between neighbouring intervals.
  package let breakpoints: [SweepBreakpoint]
  /// Conflicts first, by where they begin.
  package let findings: [SweepFinding]
}

/// A range of the parameter over which the layout keeps its shape.
package struct SweepInterval: Sendable {
  package internal(set) var range: SweepRange
  /// Places and sizes, or variables, in order; those of views in their superviews. None if nothing is known of them.
  package let quantities: [Quantity]
  /// What the views are from; `nil` for a script.
  let document: LayoutDocument?
  /// The views, parents before children; none for a script.
  package let views: [View]
  /// False if margins and frames go on changing one another: then what is shown is where a plain layout gives up.
  package var isSettled = true
  /// Preferences that are given up. Where several solutions are as good, those that were seen to be in all layouts.
  package private(set) var violated: [Preference]
  /// Keys of those that speak of nothing open; `nil` if all do.
  var settledKeys: Set<String>?
  /// The contradictions among required constraints, found somewhere inside.
  package let conflicts: [ConflictFacts]
  /// What is set aside because of them; of a script, what they are made of.
  let setAside: [String]

  package var isSatisfiable: Bool { setAside.isEmpty }

  package struct Quantity: Hashable, Sendable {
    /// `title.width`
    package let name: String
    package let form: LinearForm
  }

  /// A view that is laid out. Its quantities tell where.
  package struct View: Hashable, Sendable {
    package let id: String
    package let kind: ViewKind
    /// Its superview among the views.
    package let parent: Int?
    package let isHidden: Bool
    package let hasText: Bool
    let place: DocumentPlace
    package let x: LinearForm
    package let y: LinearForm
    package let width: LinearForm
    package let height: LinearForm
  }

  /// A preference that is given up.
  package struct Preference: Hashable, Sendable {
    package let kind: ViolationFacts.Kind
    /// What it is first about, as `title.width`.
    package let quantity: String
    package let constraint: Finding.Related

    /// What tells it from others while texts change their heights.
    var key: String { Self.key(kind, quantity) ?? constraint.equation }

    /// `nil` where it is the equation.
    static func key(_ kind: ViolationFacts.Kind, _ quantity: String) -> String? {
      kind == .preference ? nil : "\(kind.rawValue) \(quantity)"
    }
  }

  /// The preferences that are given up in every solution.
  var surelyViolated: [Preference] {
    settledKeys.map { keys in violated.filter { keys.contains($0.key) } } ?? violated
  }

  var open: Set<String> { Set(quantities.filter(\.form.isOpen).map(\.name)) }

  /// Reaches to the end of one that continues this one.
  mutating func widen(to next: SweepInterval) {
    range = SweepRange(lower: range.lower, upper: next.range.upper)
    let keys = Set(next.violated.map(\.key))
    violated = violated.filter { keys.contains($0.key) }
    settledKeys = settledKeys.map { $0.intersection(next.settledKeys ?? $0) }
  }

  func clipped(lower: Double) -> SweepInterval { clipped(to: SweepRange(lower: lower, upper: range.upper)) }

  func clipped(upper: Double) -> SweepInterval { clipped(to: SweepRange(lower: range.lower, upper: upper)) }

  private func clipped(to range: SweepRange) -> SweepInterval {
    var clipped = self
    clipped.range = range
    return clipped
  }

  /// Nothing tells this interval from the one before it.
  func continues(_ other: SweepInterval) -> Bool {
    let place = range.lower
    return setAside == other.setAside && isSettled == other.isSettled
      && surelyViolated.isPart(of: other.violated) && other.surelyViolated.isPart(of: violated)
      && quantities.count == other.quantities.count && views.map(\.isHidden) == other.views.map(\.isHidden)
      && zip(quantities, other.quantities).allSatisfy {
        $0.name == $1.name && $0.form.continues($1.form, at: place)
      }
  }
}

extension [SweepInterval.Preference] {
  fileprivate func isPart(of others: [SweepInterval.Preference]) -> Bool {
    let keys = Set(others.map(\.key))
    return allSatisfy { keys.contains($0.key) }
  }
}
