import Cassowary
import CassowaryLayout

/// Sweeps one scene: models of single layouts are stretched as far as fresh layouts show what they foretell.
struct LayoutSweeper {
  private let source: SweepSource
  private let range: SweepRange
  private var steps = TextSteps()
  private var intervals: [SweepInterval] = []
  /// Where contradictions may come to nothing, if only in a single place.
  private var ends: [Double] = []

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
    let merged = try insertingLonePlaces(merged())
    if merged.count > SweepLimits.intervals { throw .tooManyIntervals }
    return merged
  }

  private func merged() -> [SweepInterval] {
    var result: [SweepInterval] = []
    for interval in intervals {
      if let last = result.last, interval.continues(last) {
        result[result.count - 1].widen(to: interval)
      } else {
        result.append(interval)
      }
    }
    return result
  }

  /// With the single places at which less is set aside than on both sides.
  private func insertingLonePlaces(_ intervals: [SweepInterval]) throws(SweepError) -> [SweepInterval] {
    var result = intervals
    var last = -Double.infinity
    for end in ends.sorted() {
      let resolution = SweepLimits.resolution * (1 + abs(end))
      let place = end.simplest(within: resolution)
      if place - last <= resolution || place < range.lower || place > range.upper { continue }
      last = place
      let around = result.indices.filter {
        result[$0].range.lower - resolution <= place && place <= result[$0].range.upper + resolution
      }
      guard let first = around.first, let final = around.last, first < final || result[first].range.length > 0 else {
        continue
      }
      let sample = try source.sample(at: place)
      let isLess = around.allSatisfy { Set(sample.setAside).isStrictSubset(of: result[$0].setAside) }
      if !isLess || !sample.isSettled { continue }
      var pieces: [SweepInterval] = [interval(lone(sample), sample)]
      if result[first].range.lower < place { pieces.insert(result[first].clipped(upper: place), at: 0) }
      if result[final].range.upper > place { pieces.append(result[final].clipped(lower: place)) }
      result.replaceSubrange(first...final, with: pieces)
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
    if !sample.isSettled { return (try unsettled(sample, piece), sample) }
    var model = try SweepModel(sample, over: piece, axis: source.axis)
    if piece.length == 0 { return (model.cells.isEmpty ? [lone(sample)] : model.cells, sample) }
    try model.split(source.axis, &steps)
    ends += model.ends
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

  /// What a layout that does not come to rest shows, as far as that changes linearly; or that it does not.
  private func unsettled(_ sample: SweepSample, _ piece: SweepRange) throws(SweepError) -> [SweepModel.Cell] {
    if piece.length == 0 { return [lone(sample)] }
    let least = min(2 * SweepLimits.margin, piece.length / 2)
    var cells: [SweepModel.Cell] = []
    for limit in [piece.upper, piece.lower] where cells.length < least {
      let way = limit - sample.at
      let step = min(SweepLimits.margin, abs(way) / 8) * (way < 0 ? -1 : 1)
      let other = try source.sample(at: sample.at + step)
      let others = try holding(SweepModel(unsettled: sample, beside: other, over: piece), piece)
      if others.length > cells.length { cells = others }
    }
    if cells.length >= least { return cells }
    return try holding(SweepModel(unsettled: sample, beside: nil, over: piece), piece)
  }

  /// A single place without neighbours.
  private func lone(_ sample: SweepSample) -> SweepModel.Cell {
    SweepModel.Cell(
      range: SweepRange(lower: sample.at, upper: sample.at),
      forms: sample.values.indices.map { index in
        LinearForm(anchor: sample.at, value: sample.values[index], isOpen: sample.isOpen[index])
      }, violated: sample.violated, settledKeys: sample.settledKeys)
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
    for place in [start + margin] + Self.places(from: start + margin, to: end - margin) + [end - margin] {
      let difference = try difference(from: cell, model, at: place)
      if difference > 0 {
        // Most cells begin where a text was foretold to break, and then do not hold at all.
        if good == start, let end = try endAtOnce(cell, model, from: start, to: place, resolution) { return end }
        return try lastGood(cell, model, from: good, to: (place, difference), resolution)
      }
      good = place
    }
    return end
  }

  /// Where a cell is looked at on the way from one end to the other: at places that are the same whatever is swept, so that
  /// what comes and goes between them does so in every range.
  private static func places(from start: Double, to end: Double) -> [Double] {
    let (lower, upper) = (min(start, end), max(start, end))
    var step = SweepLimits.spacing
    while (upper - lower) / step > SweepLimits.places { step *= 2 }
    let places = stride(from: (lower / step).rounded(.up), through: upper / step, by: 1).map { ($0 + share) * step }
      .filter { $0 > lower && $0 < upper }
    let all = places.isEmpty ? [lower + 0.5712 * (upper - lower)] : places
    return start <= end ? all : all.reversed()
  }

  /// Where the cell does not hold next to its start already; `nil` if it goes on for a while.
  private func endAtOnce(
    _ cell: SweepModel.Cell, _ model: SweepModel, from start: Double, to end: Double, _ resolution: Double
  ) throws(SweepError) -> Double? {
    let step = resolution / 1000
    let next = end < start ? start - step : start + step
    // Where a value bends, that shows only farther on.
    guard next != start, try difference(from: cell, model, at: next) > 0 else { return nil }
    return Self.place(between: start, and: next)
  }

  /// Whether constraints contradict each other, the solver says within a tolerance.
  private static func place(between good: Double, and bad: Double) -> Double {
    (good / 2 + bad / 2).simplest(within: SweepLimits.agreement + abs(bad - good) / 2)
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
      // Behind a bend the difference grows in proportion: two places tell where it began, others whether that is one.
      let growth = (bad.difference - difference) / (bad.place - middle)
      let bend = middle - difference / growth
      bad = (middle, difference)
      guard growth.isFinite, bend.isFinite, (bend - good) * (middle - bend) >= 0 else { continue }
      let least = max(SweepLimits.bend, 1000 * SweepLimits.agreement / abs(growth))
      let step = min(least, abs(middle - bend) / 2) * (middle < good ? -1 : 1)
      let foretold = growth * step
      guard foretold > 10 * SweepLimits.agreement else { continue }
      let isFree = (bend - step - good) * step > 0
      if isFree, try self.difference(from: cell, model, at: bend - step) > 0 { continue }
      let found = try self.difference(from: cell, model, at: bend + step)
      if abs(found - foretold) <= max(SweepLimits.agreement, SweepLimits.distinct * foretold) {
        return bend.simplest(within: resolution / 1000)
      }
    }
    return Self.place(between: good, and: bad.place)
  }

  /// By how much a fresh layout differs from what the cell foretells; infinite if in more than numbers, 0 if not at all.
  private func difference(
    from cell: SweepModel.Cell, _ model: SweepModel, at place: Double
  ) throws(SweepError) -> Double {
    try source.difference(at: place, from: cell, of: model.sample)
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
    for (index, view) in outline.views.enumerated() where view.isLaidOut && !cell.forms.isEmpty {
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
      violated: cell.violated, settledKeys: cell.settledKeys,
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
