/// The inside of a stack solved in advance: where nothing but the stack speaks of its arranged views, what the recipe asks of
/// them has one solution for each size of the stack, which is found without the solver.
///
/// Along the axis all views have the size of their content but one: that which is stretched at the least cost takes what is
/// left over. Across it they fill the stack. This holds as long as the stack is as large as its ``demand`` says; a smaller
/// one has to be unfolded, for then several views may give way in turn.
struct StackFold {
  /// One for each arranged view.
  private(set) var cells: [Cell] = []
  /// What it was made from.
  let settings: StackSettings
  /// Between the stack's edges and the views; leading first.
  let along: (start: Double, end: Double)
  let across: (start: Double, end: Double)
  /// Views follow each other from right to left.
  let isMirrored: Bool
  /// What the stack asks for in turn.
  private(set) var demand: AxisPair<StretchDemand>
  /// The position of the view that takes what is left over; -1 if none is visible.
  private var taker = -1
  /// The views from here on are to be placed anew, whatever the size is.
  private var firstStale = 0
  /// The size for which views were placed.
  private var placedSize: Size?
  private var placedRest = 0.0

  struct Cell {
    var isHidden: Bool
    var customSpacing: Double
    /// The gap after the view, if another visible one follows.
    var gap: Double
    var along: StretchDemand
    var across: StretchDemand
  }

  init(_ settings: StackSettings, insets: EdgeInsets, isMirrored: Bool) {
    self.settings = settings
    self.isMirrored = isMirrored
    let (leading, trailing) = isMirrored ? (insets.right, insets.left) : (insets.left, insets.right)
    if settings.axis == .horizontal {
      along = (start: leading, end: trailing)
      across = (start: insets.top, end: insets.bottom)
    } else {
      along = (start: insets.top, end: insets.bottom)
      across = (start: leading, end: trailing)
    }
    let nothing = StretchDemand(size: 0, priority: 0, weight: 0, tieBreak: 0, resistance: 0)
    demand = AxisPair(nothing, nothing)
  }

  var axis: Axis { settings.axis }

  /// Whether it is laid out in the same way, so that cells can be kept.
  func hasSameFrame(as other: StackFold) -> Bool {
    settings == other.settings && along == other.along && across == other.across && isMirrored == other.isMirrored
  }

  /// What the stack said when this was made.
  var state: StackArrangement.State {
    StackArrangement.State(settings: settings, members: cells.map { ($0.isHidden, $0.customSpacing) })
  }

  // MARK: Demand

  mutating func append(_ cell: Cell) { cells.append(cell) }

  mutating func replace(_ position: Int, _ cell: Cell) {
    cells[position] = cell
    firstStale = min(firstStale, position)
  }

  /// Sums up what the views ask for; false if there is no single answer.
  ///
  /// - Complexity: O(views), a few additions for each.
  mutating func sumUp(tieBreak: Double) -> Bool {
    let emptyFit = StretchDemand(
      size: 0, priority: StackPriority.emptyFit, weight: 1, tieBreak: tieBreak, resistance: StackPriority.emptyFit)
    var (alongSum, acrossSum) = (emptyFit, emptyFit)
    var (gaps, taker, isTied, isUniform) = (0.0, -1, false, true)
    for position in cells.indices where !cells[position].isHidden {
      let (along, across) = (cells[position].along, cells[position].across)
      gaps += cells[position].gap
      if taker < 0 {
        (alongSum, acrossSum, taker) = (along, across, position)
        continue
      }
      let size = alongSum.size + along.size
      let resistance = min(alongSum.resistance, along.resistance)
      if along.stretchesBefore(alongSum) {
        (alongSum, taker, isTied) = (along, position, false)
      } else if along.stretchesLike(alongSum) {
        isTied = true
      }
      (alongSum.size, alongSum.resistance) = (size, resistance)
      if across.priority != acrossSum.priority { isUniform = false }
      acrossSum.size = max(acrossSum.size, across.size)
      acrossSum.weight += across.weight
      acrossSum.tieBreak += across.tieBreak
      acrossSum.resistance = min(acrossSum.resistance, across.resistance)
      // Else the smaller ones might shrink the larger ones.
      if acrossSum.resistance <= acrossSum.priority { isUniform = false }
    }
    if taker != self.taker {
      firstStale = 0
      self.taker = taker
    }
    alongSum.size += along.start + gaps + along.end
    acrossSum.size += across.start + across.end
    demand = axis == .horizontal ? AxisPair(alongSum, acrossSum) : AxisPair(acrossSum, alongSum)
    return !isTied && isUniform
  }

  // MARK: Frames

  /// All views are to be placed anew.
  mutating func placeAgain() { firstStale = 0 }

  /// Whether views are to be placed anew in a stack of this size.
  func isStale(_ size: Size) -> Bool { placedSize != size || firstStale < cells.count }

  /// Calls `body` with the positions and frames of the views that may have moved since the last time, and whether they are
  /// hidden.
  mutating func place(in size: Size, _ body: (Int, Rect, Bool) -> Void) {
    let other = axis.other
    var rest = size[axis] - demand[axis].size
    if abs(rest) <= demand[axis].tolerance { rest = 0 }
    var first = firstStale
    if placedSize?[other] != size[other] || isMirrored {
      first = 0
    } else if placedRest != rest && taker >= 0 {
      first = min(first, taker)
    }
    placedSize = size
    placedRest = rest
    firstStale = cells.count
    let breadth = size[other] - across.start - across.end
    var (end, gap) = (along.start, 0.0)
    for position in cells.indices {
      let isHidden = cells[position].isHidden
      // A hidden view lies in the middle of the gap.
      let start = isHidden ? end + gap / 2 : end + gap
      var length = 0.0
      if !isHidden {
        length = cells[position].along.size
        if position == taker { length += rest }
        end = start + length
        gap = cells[position].gap
      }
      if position < first { continue }
      if axis == .horizontal {
        let x = isMirrored ? size.width - start - length : start
        body(position, Rect(x: x, y: across.start, width: length, height: breadth), isHidden)
      } else {
        let x = isMirrored ? across.end : across.start
        body(position, Rect(x: x, y: start, width: breadth, height: length), isHidden)
      }
    }
  }
}
