/// How large something wants to be along an axis, and what it costs to make it larger.
///
/// At ``size`` everything inside has what it asks for. From there on each point more costs the same: ``weight`` at the level
/// ``priority``. What it costs to be smaller is only known in part: something of at least the priority ``resistance`` gives.
struct StretchDemand: Equatable {
  var size: Double
  var priority: LayoutPriority
  var weight: Double
  var tieBreak: Double
  var resistance: LayoutPriority

  /// Whether an extent is enough.
  func fits(_ extent: Double) -> Bool { extent >= size - tolerance }

  /// What counts as rounding.
  var tolerance: Double { Tolerance.fold * max(1, abs(size)) }

  /// True if a point more costs less here than there.
  func stretchesBefore(_ other: StretchDemand) -> Bool {
    if priority != other.priority { return priority < other.priority }
    return weight != other.weight ? weight < other.weight : tieBreak < other.tieBreak
  }

  /// True if a point more costs the same.
  func stretchesLike(_ other: StretchDemand) -> Bool {
    priority == other.priority && weight == other.weight && tieBreak == other.tieBreak
  }
}

extension LayoutView {
  /// What the content of a view asks for along an axis; `nil` if that is not hugging and resistance around one size.
  final func contentDemand(_ axis: Axis) -> StretchDemand? {
    let content = self.content
    let (size, hugging, resistance) = (content.size[axis], content.hugging(axis), content.resistance(axis))
    guard size >= 0, !hugging.isRequired, !resistance.isRequired else { return nil }
    return StretchDemand(
      size: size, priority: hugging, weight: 1, tieBreak: Tie.breaking(at: ordinal), resistance: resistance)
  }
}
