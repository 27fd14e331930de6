import Cassowary
import _TestSupport

/// Looks at points inside an interval of a walk, by the reference solver and by suggesting them to a copy of the solver.
struct IntervalCheck {
  let interval: Walk.Interval
  let edited: Int
  /// Both ends from inside, and two points where nothing happens only there: a value that is met by chance shows nothing.
  let points: [Double]

  init(_ interval: Walk.Interval, _ edited: Int) {
    self.interval = interval
    self.edited = edited
    let (low, high) = (interval.range.lowerBound, interval.range.upperBound)
    let margin = min(1e-6, (high - low) / 8)
    points = [low + margin, low + 0.371_941 * (high - low), low + 0.618_337 * (high - low), high - margin]
  }

  func problems(_ system: inout RandomSystem) -> [String] {
    var problems: [String] = []
    for point in points where problems.isEmpty { problems += referenceProblems(point, system) }
    if problems.isEmpty && interval.isSatisfiable { problems += suggestionProblems(system) }
    return problems.map { "\(interval.range): \($0)" }
  }

  /// The interval's claims against the shape that the reference solver finds.
  private func referenceProblems(_ point: Double, _ system: borrowing RandomSystem) -> [String] {
    let shape = ReferenceShape(of: system.model, suggesting: Rational(point), for: edited)
    if shape.isSatisfiable != interval.isSatisfiable { return ["\(point) is satisfiable: \(shape.isSatisfiable)"] }
    if !shape.isSatisfiable { return [] }
    var problems: [String] = []
    for (index, variable) in system.subject.variables.enumerated() {
      let name = ScenarioModel.name(ofVariable: index)
      let isAmbiguous = interval.ambiguous.contains { $0.id == variable.id }
      let slope = interval.slopes.first { $0.variable.id == variable.id }?.slope
      guard let expected = shape.slopes[index] else {
        if !isAmbiguous { problems.append("\(name) is not unique at \(point)") }
        if slope != nil { problems.append("\(name) has a slope, but no unique value at \(point)") }
        continue
      }
      if isAmbiguous { problems.append("\(name) is unique at \(point)") }
      if ((slope ?? 0) - expected.approximate).magnitude > 1e-9 * (1 + expected.approximate.magnitude) {
        problems.append("\(name) has the slope \(expected) at \(point), not \(slope ?? 0)")
      }
    }
    let reported = interval.violated.compactMap { handle in system.handles.first { $0.handle == handle }?.name }
    if reported.count != interval.violated.count { problems.append("unknown constraints are violated") }
    let sure = shape.violated.map { system.model.name(ofReference: $0) }
    let missing = sure.filter { !reported.contains($0) }
    if !missing.isEmpty { problems.append("\(missing) violated at \(point), but not in \(reported)") }
    let settled = system.model.references.indices.filter { index in
      system.model.references[index].terms.allSatisfy { shape.slopes[$0.variable] != nil }
    }.map { system.model.name(ofReference: $0) }
    let wrong = reported.filter { settled.contains($0) && !sure.contains($0) }
    if !wrong.isEmpty { problems.append("\(wrong) not violated at \(point)") }
    return problems
  }

  /// Unique values move along straight lines when the points are suggested one after the other.
  private func suggestionProblems(_ system: borrowing RandomSystem) -> [String] {
    var subject = system.subject.copy()
    var values: [[Double]] = []
    for point in points {
      if let error = subject.attempt(.suggest([.init(edited, point)])) { return ["\(point) is refused: \(error)"] }
      values.append(subject.values)
    }
    var problems: [String] = []
    for (index, variable) in subject.variables.enumerated()
    where !interval.ambiguous.contains(where: { $0.id == variable.id }) {
      let slope = interval.slopes.first { $0.variable.id == variable.id }?.slope ?? 0
      for step in 1..<points.count {
        let expected = values[0][index] + slope * (points[step] - points[0])
        if (values[step][index] - expected).magnitude > 1e-9 * (1 + expected.magnitude) {
          problems.append("x\(index) = \(values[step][index]), not \(expected), at \(points[step])")
        }
      }
    }
    return problems
  }
}
