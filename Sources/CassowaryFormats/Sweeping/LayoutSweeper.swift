import Cassowary
import CassowaryLayout

/// Sweeps one scene: models of single layouts are stretched as far as fresh layouts show what they foretell.
struct LayoutSweeper {
  private let source: SweepSource
  private let range: SweepRange
  private var steps = TextSteps()
  private var intervals: [SweepInterval] = []

  init(_ source: SweepSource, over range: SweepRange) {
    self.source = source
    self.range = range
  }

  /// The intervals, without those that nothing tells apart.
  mutating func run() throws(SweepError) -> [SweepInterval] {
    let ends = [range.lower] + source.turningPoints(in: range) + [range.upper]
    // What is left to do, the leftmost last.
    var waiting = zip(ends, ends.dropFirst()).map { SweepRange(lower: $0, upper: $1) }.reversed() as [SweepRange]
    while let piece = waiting.popLast() {
      let (cells, sample) = try follow(piece)
      guard let lower = cells.first?.range.lower, let upper = cells.last?.range.upper else { continue }
      if upper < piece.upper { waiting.append(SweepRange(lower: upper, upper: piece.upper)) }
      if lower > piece.lower { waiting.append(SweepRange(lower: piece.lower, upper: lower)) }
      for cell in cells { intervals.append(interval(cell, sample)) }
      if intervals.count > 2 * SweepLimits.intervals { throw .tooManyIntervals }
    }
    intervals.sort { $0.range.lower < $1.range.lower }
    let merged = merged()
    if merged.count > SweepLimits.intervals { throw .tooManyIntervals }
    return merged
  }

  private func merged() -> [SweepInterval] {
    var result: [SweepInterval] = []
    for interval in intervals {
      if let last = result.last, interval.continues(last) {
        result[result.count - 1].range = SweepRange(lower: last.range.lower, upper: interval.range.upper)
      } else {
        result.append(interval)
      }
    }
    return result
  }

  // MARK: One model

  /// No round number: those are where layouts like to change.
  private static let share = 0.487_13

  /// The cells around a place inside the piece that hold.
  private mutating func follow(_ piece: SweepRange) throws(SweepError) -> ([SweepModel.Cell], SweepSample) {
    let place = piece.lower + Self.share * piece.length
    let sample = try source.sample(at: place)
    var model = try SweepModel(sample, over: piece, axis: source.axis)
    if piece.length == 0 { return (model.cells.isEmpty ? [lone(sample)] : model.cells, sample) }
    try model.split(source.axis, &steps)
    var cells = try holding(model, piece)
    // Where constants move, too, a model with other slopes is right only by tolerance.
    let least = min(2 * SweepLimits.margin, piece.length / 2)
    if cells.length < least {
      for limit in [piece.upper, piece.lower] where cells.length < least {
        guard let rates = try SweepRates.find(at: sample, towards: limit, source), !rates.isEmpty else { continue }
        var moving = try SweepModel(sample, over: piece, axis: source.axis, rates: rates)
        try moving.split(source.axis, &steps)
        let others = try holding(moving, piece)
        if others.length > cells.length { cells = others }
      }
    }
    if cells.isEmpty {
      throw SweepError("the layout does not change linearly around \(pointsText(place))")
    }
    return (cells, sample)
  }

  /// A single place without neighbours.
  private func lone(_ sample: SweepSample) -> SweepModel.Cell {
    SweepModel.Cell(
      range: SweepRange(lower: sample.at, upper: sample.at),
      forms: sample.values.map { LinearForm(anchor: sample.at, value: $0) }, violated: [])
  }

  /// The cells, clipped to where fresh layouts agree with them on the way from the model's own place.
  private func holding(_ model: SweepModel, _ piece: SweepRange) throws(SweepError) -> [SweepModel.Cell] {
    let place = model.sample.at
    let resolution = SweepLimits.resolution * (1 + abs(place))
    guard let start = model.cells.firstIndex(where: { $0.range.lower <= place && place <= $0.range.upper }) else {
      return []
    }
    var upper = place
    for cell in model.cells[start...] where abs(cell.range.lower - upper) <= resolution || upper == place {
      let end = try reach(cell, model, from: max(place, cell.range.lower), to: cell.range.upper)
      upper = end
      if end < cell.range.upper { break }
    }
    var lower = place
    for cell in model.cells[...start].reversed() where abs(cell.range.upper - lower) <= resolution || lower == place {
      let end = try reach(cell, model, from: min(place, cell.range.upper), to: cell.range.lower)
      lower = end
      if end > cell.range.lower { break }
    }
    // What is left over beside is too short to be told from rounding.
    if piece.upper - upper <= resolution { upper = piece.upper }
    if lower - piece.lower <= resolution { lower = piece.lower }
    if upper - lower <= resolution { return [] }
    return model.cells.compactMap { cell in
      let clipped = SweepRange(lower: max(cell.range.lower, lower), upper: min(cell.range.upper, upper))
      if clipped.length <= 0 { return nil }
      var cell = cell
      cell.range = clipped
      return cell
    }.stretched(over: SweepRange(lower: lower, upper: upper))
  }

  /// How far on the way through a cell fresh layouts show what it foretells.
  private func reach(
    _ cell: SweepModel.Cell, _ model: SweepModel, from start: Double, to end: Double
  ) throws(SweepError) -> Double {
    let length = end - start
    let resolution = SweepLimits.resolution * (1 + abs(start))
    if abs(length) <= resolution { return end }
    let margin = min(SweepLimits.margin, abs(length) / 8) * (length < 0 ? -1 : 1)
    var good = start
    for place in [start + margin, start + 0.5712 * length, end - margin] {
      let difference = try difference(from: cell, model, at: place)
      if difference > 0 { return try lastGood(cell, model, from: good, to: (place, difference), resolution) }
      good = place
    }
    return end
  }

  /// Between a place where the cell holds and one where it does not.
  private func lastGood(
    _ cell: SweepModel.Cell, _ model: SweepModel, from start: Double, to end: (place: Double, difference: Double),
    _ resolution: Double
  ) throws(SweepError) -> Double {
    var (good, bad) = (start, end)
    while abs(bad.place - good) > resolution / 1000 {
      let middle = good / 2 + bad.place / 2
      if middle == good || middle == bad.place { break }
      let difference = try difference(from: cell, model, at: middle)
      if difference == 0 {
        good = middle
        continue
      }
      // Behind a bend the difference grows in proportion, and two places tell where it began.
      let bend = middle - difference * (bad.place - middle) / (bad.difference - difference)
      bad = (middle, difference)
      if abs(bend - good) <= resolution / 1000 { return good }
      guard bend.isFinite, (bend - good) * (middle - bend) > 0 else { continue }
      let step = min(SweepLimits.bend, abs(bend - good), abs(middle - bend)) * (middle < good ? -1 : 1)
      if try self.difference(from: cell, model, at: bend - step) == 0,
        try self.difference(from: cell, model, at: bend + step) > 0
      {
        return bend.simplest(within: resolution / 1000)
      }
    }
    // Whether constraints contradict each other, the solver says within a tolerance.
    return (good / 2 + bad.place / 2).simplest(within: SweepLimits.agreement + abs(bad.place - good) / 2)
  }

  /// By how much a fresh layout differs from what the cell foretells; infinite if in more than numbers, 0 if not at all.
  private func difference(
    from cell: SweepModel.Cell, _ model: SweepModel, at place: Double
  ) throws(SweepError) -> Double {
    try source.sample(at: place).difference(from: cell, of: model.sample)
  }

  // MARK: Intervals

  private func interval(_ cell: SweepModel.Cell, _ sample: SweepSample) -> SweepInterval {
    let outline = sample.outline
    let document = outline.document
    var forms: [String: LinearForm] = [:]
    let quantities = zip(outline.entries, cell.forms).map { entry, form in
      if forms[entry.name] == nil { forms[entry.name] = form }
      return SweepInterval.Quantity(name: entry.name, form: form)
    }
    let still = LinearForm(anchor: sample.at, value: 0)
    var places: [Int: Int] = [:]
    var views: [SweepInterval.View] = []
    for (index, view) in outline.views.enumerated() where view.isLaidOut {
      places[index] = views.count
      views.append(
        SweepInterval.View(
          id: view.id, kind: view.kind, parent: document.views[index].parent.flatMap { places[$0] },
          isHidden: view.isHidden, hasText: view.text != nil,
          place: document.views[index].place, x: forms[view.id + ".x"] ?? still,
          y: forms[view.id + ".y"] ?? still, width: forms[view.id + ".width"] ?? still,
          height: forms[view.id + ".height"] ?? still))
    }
    let conflicts = sample.scene.root.constraintsSetAside.compactMap { sample.scene.root.layoutConflict(about: $0) }
    return SweepInterval(
      range: cell.range, quantities: quantities, document: document, views: views, isSettled: sample.isSettled,
      violated: cell.violated,
      conflicts: conflicts.map { sample.scene.facts(of: $0).naming(sample, source.axis) }, setAside: sample.setAside)
  }
}

extension ConflictFacts {
  /// The canvas has another size at each place: what says so is named after the parameter.
  fileprivate func naming(_ sample: SweepSample, _ axis: Axis) -> ConflictFacts {
    let word = axis == .horizontal ? "width" : "height"
    let size = "\(sample.scene.root.identifier).\(word)"
    return ConflictFacts(
      members: members.map { member in
        guard member.origin == .autoresizingMask, member.equation.hasPrefix(size + " == ") else { return member }
        return ConstraintFacts(
          equation: "\(size) == \(word)", identifier: member.identifier, origin: member.origin, position: nil)
      }, setAside: setAside)
  }
}

extension [SweepModel.Cell] {
  fileprivate var length: Double { reduce(0) { $0 + $1.range.length } }

  /// The first and last reach to the ends, and each to the next.
  fileprivate func stretched(over range: SweepRange) -> [SweepModel.Cell] {
    var cells = self
    for index in cells.indices {
      let lower = index == 0 ? range.lower : cells[index - 1].range.upper
      let upper = index == cells.count - 1 ? range.upper : cells[index].range.upper
      cells[index].range = SweepRange(lower: lower, upper: upper)
    }
    return cells
  }
}
