import Cassowary
import CassowaryLayout

/// A layout with the size of its root as a parameter: the rows of one fresh layout, walked over a range.
///
/// It holds as long as a fresh layout has the same rows: heights of texts and margins are constants here.
struct SweepModel {
  let sample: SweepSample
  /// In rising order; gaps are where the rows contradict each other.
  private(set) var cells: [Cell] = []
  /// Where what is set aside would fit, from there on or just there; known once the cells are ``split(_:_:)``.
  private(set) var ends: [Double] = []
  /// By row, by how much its constant grows when the parameter grows by one.
  private let rates: [Constraint: Double]

  struct Cell {
    var range: SweepRange
    /// By the outline's entries; none if nothing is known.
    let forms: [LinearForm]
    let violated: [SweepInterval.Preference]
    /// Keys of those of them that speak of nothing open: others may be given up in their place.
    var settledKeys: Set<String> = []
  }

  init(
    _ sample: SweepSample, over range: SweepRange, axis: Axis, rates: [Constraint: Double] = [:]
  ) throws(SweepError) {
    self.sample = sample
    self.rates = rates
    do throws(SolverError) {
      try walk(range, axis)
    } catch {
      throw SweepError(error)
    }
  }

  /// A layout that does not come to rest: what is shown of it, on lines through what another one shows close by; without
  /// that one, nothing is known but that it does not come to rest.
  init(unsettled sample: SweepSample, beside other: SweepSample?, over range: SweepRange) {
    self.sample = sample
    rates = [:]
    guard let other, other.values.count == sample.values.count else {
      cells = [Cell(range: range, forms: [], violated: [])]
      return
    }
    let forms = sample.values.indices.map { index in
      let slope = (other.values[index] - sample.values[index]) / (other.at - sample.at)
      return LinearForm(
        anchor: sample.at, value: sample.values[index], slope: slope.simplest(within: SweepLimits.slope),
        isOpen: sample.isOpen[index])
    }
    cells = [Cell(range: range, forms: forms, violated: sample.violated, settledKeys: sample.settledKeys)]
  }

  private mutating func walk(_ range: SweepRange, _ axis: Axis) throws(SolverError) {
    let inspection = sample.inspection
    guard let size = inspection.variable(of: sample.scene.root, axis, isSize: true) else { return }
    var solver = inspection.solver.copy()
    var originals: [Constraint: Constraint] = [:]
    let value = solver.value(size)
    if let row = inspection.row(ofRootAlong: axis, in: sample.scene) { try solver.remove(row) }
    for (row, rate) in rates.sorted(by: { $0.key.id < $1.key.id }) {
      let linear = try solver.canonical(row)
      let strength = try solver.strength(of: row)
      try solver.remove(row)
      let moving = try solver.add(
        LinearConstraint(
          linear.left - rate * size, linear.relation, LinearExpression(linear.right.constant - rate * value)), strength)
      originals[moving] = row
    }
    try solver.edit(size, .required)
    // The variable is that of the alignment rectangle.
    let shift = sample.at - value
    let walk = try solver.walk(size, over: range.lower - shift...range.upper - shift)
    let variables = sample.outline.entries.map {
      inspection.variable(of: sample.scene.item($0.item), $0.axis, isSize: $0.isSize)
    }
    let shown = Set(sample.violated.map(\.key))
    for interval in walk.intervals where interval.isSatisfiable {
      let (lower, upper) = (interval.range.lowerBound, interval.range.upperBound)
      let middle = lower / 2 + upper / 2
      try solver.suggest(size, middle)
      let slopes = Dictionary(
        interval.slopes.map { ($0.variable.id, $0.slope) }, uniquingKeysWith: { first, _ in first })
      let open = Set(interval.ambiguous.map(\.id))
      let forms = zip(variables, sample.outline.entries).map { variable, entry in
        guard let variable else { return LinearForm(anchor: middle + shift, value: 0) }
        return LinearForm(
          anchor: middle + shift, value: solver.value(variable) + sample.scene.shift(of: entry),
          slope: slopes[variable.id] ?? 0, isOpen: open.contains(variable.id))
      }
      var violated: [SweepInterval.Preference] = []
      var settledKeys: Set<String> = []
      for row in interval.violated {
        guard let constraint = inspection.constraint(behind: originals[row] ?? row) else { continue }
        let preference = sample.scene.preference(constraint)
        if solver.speaks(row, ofNothingIn: { open.contains($0.id) }) {
          settledKeys.insert(preference.key)
        } else if !shown.contains(preference.key) {
          // The walk may come to another solution that is as good.
          continue
        }
        violated.append(preference)
      }
      // The walk's own ends are exact where they are those of the range.
      cells.append(
        Cell(
          range: SweepRange(
            lower: lower == range.lower - shift ? range.lower : lower + shift,
            upper: upper == range.upper - shift ? range.upper : upper + shift),
          forms: forms, violated: violated, settledKeys: settledKeys))
    }
  }

  // MARK: Places where rows may change

  /// Cuts cells where a text breaks its lines otherwise, where margins begin or cease to follow places, and where what is set
  /// aside would fit.
  mutating func split(_ axis: Axis, _ steps: inout TextSteps) throws(SweepError) {
    ends = possibleEnds(axis) + dissolutions(axis)
    let margins = MarginTurns(sample)
    var result: [Cell] = []
    for cell in cells {
      var cuts = ends
      if let margins, !cell.forms.isEmpty { cuts += margins.places(cell.forms) }
      for (form, entry) in zip(cell.forms, sample.outline.entries)
      where entry.axis == .horizontal && entry.isSize && form.slope != 0 {
        guard case .view(let index) = entry.item, let label = TextSteps.follow(sample.scene.views[index]) else {
          continue
        }
        let shift = sample.scene.shift(of: entry)
        let values = [form.value(at: cell.range.lower) - shift, form.value(at: cell.range.upper) - shift].sorted()
        for width in try steps.widths(of: label, from: values[0], to: values[1]) {
          if let place = form.parameter(at: width + shift) { cuts.append(place) }
        }
      }
      result += cell.cut(at: cuts)
    }
    cells = result
  }

  /// The ends of where the required constraints allow the parameter to be, those included that are set aside.
  private func possibleEnds(_ axis: Axis) -> [Double] {
    let aside = sample.scene.root.constraintsSetAside
    let inspection = sample.inspection
    guard let lower = cells.first?.range.lower, let upper = cells.last?.range.upper, !aside.isEmpty,
      let size = inspection.variable(of: sample.scene.root, axis, isSize: true)
    else { return [] }
    var solver = inspection.solver.copy()
    let shift = sample.at - solver.value(size)
    do {
      if let row = inspection.row(ofRootAlong: axis, in: sample.scene) { try solver.remove(row) }
      for constraint in aside {
        if let equation = inspection.equation(of: constraint) { try solver.add(equation) }
      }
      try solver.edit(size, Strength(SweepLimits.almostRequired))
      return try [lower, upper].map { end in
        try solver.suggest(size, end - shift)
        return solver.value(size) + shift
      }
    } catch {
      // They fit nowhere.
      return []
    }
  }
}

extension SweepModel.Cell {
  fileprivate func cut(at places: [Double]) -> [SweepModel.Cell] {
    var cells: [SweepModel.Cell] = []
    var rest = self
    for place in places.sorted() where place > rest.range.lower && place < range.upper {
      var cell = rest
      cell.range = SweepRange(lower: rest.range.lower, upper: place)
      cells.append(cell)
      rest.range = SweepRange(lower: place, upper: range.upper)
    }
    return cells + [rest]
  }
}

extension Solver {
  /// Whether none of a constraint's variables is among some.
  func speaks(_ constraint: Constraint, ofNothingIn isAmong: (Variable) -> Bool) -> Bool {
    guard let linear = try? canonical(constraint) else { return false }
    return !linear.left.terms.contains { isAmong($0.variable) }
  }
}

extension LayoutInspection {
  /// The row that says how large the root is.
  func row(ofRootAlong axis: Axis, in scene: LayoutScene) -> Constraint? {
    let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
    return solver.constraints.first { row in
      guard let constraint = constraint(behind: row) else { return false }
      return constraint.origin == .autoresizingMask && constraint.firstItem === scene.root
        && constraint.firstAttribute == attribute
    }
  }
}

extension LayoutScene {
  /// The ``SweepInterval/Preference/key`` of a preference, without the words that go with it.
  func key(ofPreference constraint: LayoutConstraint) -> String {
    let kind = constraint.violationKind
    return SweepInterval.Preference.key(kind, constraint.quantity) ?? constraint.equation
  }

  func preference(_ constraint: LayoutConstraint) -> SweepInterval.Preference {
    SweepInterval.Preference(
      kind: constraint.violationKind,
      quantity: constraint.quantity,
      constraint: related(constraint))
  }
}
