import Cassowary

extension Script {
  /// Sweeps a variable at the end of the script: as the script edits it, or else as if it were required to have each value.
  package func sweep(of name: String, over range: SweepRange) throws(SweepError) -> Sweep {
    var runner = ScriptRunner(ScriptOptions())
    let summary = runner.run(self) { _ in }
    if summary.isBroken { throw SweepError("the script cannot be carried out to its end") }
    guard let variable = runner.model.variable(name) else {
      let hint = NearestWord.nearest(to: name, among: runner.model.variableNames)
      throw .mistake("there is no variable '\(name)'" + (hint.map { "; did you mean '\($0)'?" } ?? ""))
    }
    let rows = runner.model.solver.constraints
    let levels = Set(rows.compactMap { try? runner.model.solver.strength(of: $0).priority })
    if rows.count * levels.count > SweepLimits.scriptWork { throw .tooManyLevels }
    let intervals: [SweepInterval]
    do throws(SolverError) {
      intervals = try self.intervals(of: variable, over: range, in: runner.model)
    } catch {
      throw SweepError("\(error)")
    }
    if intervals.count > SweepLimits.intervals { throw .tooManyIntervals }
    return Sweep(scene: "", parameter: name, range: range, intervals)
  }

  private func intervals(
    of variable: Variable, over range: SweepRange, in model: borrowing ScriptModel
  ) throws(SolverError) -> [SweepInterval] {
    var solver = model.solver.copy()
    if !solver.editedVariables.contains(where: { $0.id == variable.id }) { try solver.edit(variable, .required) }
    let lines = model.lines
    let walk = try solver.walk(variable, over: range.lower...range.upper, atMost: SweepLimits.intervals + 1)
    var preferences: [Constraint: SweepInterval.Preference] = [:]
    var intervals: [SweepInterval] = []
    for interval in walk.intervals {
      let piece = SweepRange(lower: interval.range.lowerBound, upper: interval.range.upperBound)
      if !interval.isSatisfiable {
        intervals.append(contradiction(in: piece, suggesting: variable, solver.copy(), lines))
        continue
      }
      try solver.suggest(variable, piece.middle)
      let slopes = Dictionary(
        interval.slopes.map { ($0.variable.id, $0.slope) }, uniquingKeysWith: { first, _ in first })
      let open = Set(interval.ambiguous.map(\.id))
      var quantities: [SweepInterval.Quantity] = []
      for name in model.variableNames {
        guard let variable = model.variable(name) else { continue }
        let form = LinearForm(
          anchor: piece.middle, value: solver.value(variable), slope: slopes[variable.id] ?? 0,
          isOpen: open.contains(variable.id))
        quantities.append(SweepInterval.Quantity(name: name, form: form))
      }
      var violated: [SweepInterval.Preference] = []
      var settledKeys: Set<String> = []
      for constraint in interval.violated {
        guard let preference = preferences[constraint] ?? preference(constraint, solver, lines) else { continue }
        preferences[constraint] = preference
        violated.append(preference)
        if solver.speaks(constraint, ofNothingIn: { open.contains($0.id) }) { settledKeys.insert(preference.key) }
      }
      intervals.append(
        SweepInterval(
          range: piece, quantities: quantities, document: nil, views: [], violated: violated,
          settledKeys: settledKeys, conflicts: [],
          setAside: []))
    }
    return intervals
  }

  private func preference(
    _ constraint: Constraint, _ solver: borrowing Solver, _ lines: [Constraint: (name: String, line: Int)]
  ) -> SweepInterval.Preference? {
    guard let fact = try? solver.fact(of: constraint) else { return nil }
    return SweepInterval.Preference(kind: .preference, quantity: fact.name, constraint: related(fact, lines))
  }

  /// Where the variable cannot have the values: what forbids them.
  private func contradiction(
    in piece: SweepRange, suggesting variable: Variable, _ solver: consuming Solver,
    _ lines: [Constraint: (name: String, line: Int)]
  ) -> SweepInterval {
    var members: [ConstraintFacts] = []
    do throws(SolverError) {
      try solver.suggest(variable, piece.middle)
    } catch {
      if case .unsatisfiable(let conflict) = error {
        members = conflict.members.filter { $0.constraint.map { lines[$0] != nil } ?? false }.map { fact in
          let related = related(fact, lines)
          return ConstraintFacts(
            equation: related.equation, identifier: related.name, origin: .user, position: related.position)
        }
      }
    }
    let name = solver.name(of: variable)
    return SweepInterval(
      range: piece, quantities: [], document: nil, views: [], violated: [],
      conflicts: [ConflictFacts(members: members, setAside: nil)],
      setAside: members.isEmpty ? [name] : members.map(\.equation))
  }

  private func related(_ fact: ConstraintFact, _ lines: [Constraint: (name: String, line: Int)]) -> Finding.Related {
    let line = fact.constraint.flatMap { lines[$0]?.line }
    // What an edit wishes is another at each place: it is called by what it is.
    return Finding.Related(
      name: fact.name, equation: line == nil ? fact.name : fact.equation,
      position: line.map { source.start(ofLine: $0) })
  }
}
