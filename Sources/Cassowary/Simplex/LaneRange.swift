/// The lanes in which the multiplier of a row may be other than zero.
///
/// A multiplier is a combination of few weights, so most of its lanes are zero. With a handful of levels it costs less to look at
/// all of them; with many, only these are looked at.
struct LaneRange {
  var first: Int32
  var end: Int32

  static let empty = LaneRange(first: .max, end: 0)
  /// Up to so many levels no ranges are kept.
  static let fewLevels = 8

  /// A lane of zeros was inserted.
  mutating func insert(_ lane: Int) {
    if end > lane { end += 1 }
    if first >= lane && first < end { first += 1 }
  }
}

extension SolverState {
  /// Outside of these lanes the multiplier of a row is zero.
  @inline(__always)
  func lanes(of constraint: Int32) -> Range<Int> {
    if laneRanges.count == 0 { return 0..<levels.count }
    let range = laneRanges[constraint]
    return range.first < range.end ? Int(range.first)..<Int(range.end) : 0..<0
  }

  /// Outside of these lanes the rooms of a row are zero: those of its multiplier, of its weight and of its tie break.
  @inline(__always)
  func boxLanes(of constraint: Int32) -> Range<Int> {
    if laneRanges.count == 0 { return 0..<levels.count }
    var range = laneRanges[constraint]
    let level = constraints[constraint].level
    if level >= 0 {
      range.first = min(range.first, level)
      range.end = max(range.end, tie(of: constraint) > 0 ? Int32(levels.count) : level + 1)
    }
    return range.first < range.end ? Int(range.first)..<Int(range.end) : 0..<0
  }

  /// The multiplier of a row is about to become other than zero in a lane.
  @inline(__always)
  mutating func include(lane: Int, of constraint: Int32) {
    if laneRanges.count == 0 { return }
    laneRanges[constraint].first = min(laneRanges[constraint].first, Int32(truncatingIfNeeded: lane))
    laneRanges[constraint].end = max(laneRanges[constraint].end, Int32(truncatingIfNeeded: lane) + 1)
  }

  /// Gives up lanes at both ends of the range that have become zero.
  @inline(__always)
  mutating func trimLanes(of constraint: Int32) {
    if laneRanges.count == 0 { return }
    var range = laneRanges[constraint]
    let base = Int(constraint) * stride
    while range.first < range.end && multipliers[base + Int(range.first)] == 0 { range.first += 1 }
    while range.first < range.end && multipliers[base + Int(range.end) - 1] == 0 { range.end -= 1 }
    laneRanges[constraint] = range.first < range.end ? range : .empty
  }

  /// Makes the multiplier of a row zero. Not noted.
  @inline(__always)
  mutating func clearMultiplier(of constraint: Int32) {
    let base = Int(constraint) * stride
    for lane in lanes(of: constraint) { multipliers[base + lane] = 0 }
    if laneRanges.count > 0 { laneRanges[constraint] = .empty }
  }

  /// The lanes are others than before: from more than a few on ranges are kept.
  mutating func makeRangesAnew() {
    if levels.count <= LaneRange.fewLevels {
      laneRanges.removeAll()
      return
    }
    laneRanges.removeAll()
    for constraint in 0..<constraints.count {
      laneRanges.append(LaneRange(first: 0, end: Int32(levels.count)))
      trimLanes(of: Int32(constraint))
    }
  }
}
