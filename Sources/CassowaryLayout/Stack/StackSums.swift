/// What the first views of a stack ask for together.
struct StackSums {
  /// Sums are kept after every so many views: one that changes has those behind it added up again.
  static let stride = 64

  var along: StretchDemand
  var across: StretchDemand
  var gaps = 0.0
  /// The position of the view that takes what is left over; -1 if none is visible.
  var taker = -1
  /// Another view could take it at the same cost.
  var isTied = false
  /// Across the axis all have one priority, below what holds them together.
  var isUniform = true

  /// Of no views: only the stack's wish to fit its content is there.
  init(tieBreak: Double) {
    along = StretchDemand(
      size: 0, priority: StackPriority.emptyFit, weight: 1, tieBreak: tieBreak, resistance: StackPriority.emptyFit)
    across = along
  }

  /// Adds a visible view.
  @inline(__always)
  mutating func add(_ cell: StackFold.Cell, at position: Int) {
    gaps += cell.gap
    if taker < 0 {
      (along, across, taker) = (cell.along, cell.across, position)
      return
    }
    let size = along.size + cell.along.size
    let resistance = min(along.resistance, cell.along.resistance)
    if cell.along.stretchesBefore(along) {
      (along, taker, isTied) = (cell.along, position, false)
    } else if cell.along.stretchesLike(along) {
      isTied = true
    }
    (along.size, along.resistance) = (size, resistance)
    if cell.across.priority != across.priority { isUniform = false }
    across.size = max(across.size, cell.across.size)
    across.weight += cell.across.weight
    across.tieBreak += cell.across.tieBreak
    across.resistance = min(across.resistance, cell.across.resistance)
    // Else the smaller ones might shrink the larger ones.
    if across.resistance <= across.priority { isUniform = false }
  }
}
