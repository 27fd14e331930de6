/// The inside of a stack solved in advance: where nothing but the stack speaks of its arranged views, what the recipe asks of
/// them has one solution for each size of the stack, which is found without the solver.
///
/// Along the axis all views have the size of their content but one: that which is stretched at the least cost takes what is
/// left over. Across it they fill the stack. This holds as long as the stack is as large as its ``demand`` says; a smaller
/// one has to be unfolded, for then several views may give way in turn.
final class StackFold {
  /// What the properties of the stack say.
  struct Frame: Equatable {
    let settings: StackSettings
    /// Between the stack's edges and the views.
    let insets: EdgeInsets
    /// Reading goes from right to left.
    let isMirrored: Bool
  }

  /// What is known of a view.
  struct Cell: Equatable {
    var isHidden: Bool
    var customSpacing: Double
    /// The gap after it, if another visible one follows.
    var gap: Double
    var along: StretchDemand
    var across: StretchDemand
  }

  /// What it takes to place a view.
  struct Span {
    /// Held by the stack.
    let view: Borrowed<LayoutView>
    var length: Double
    var gap: Double
    var isHidden: Bool
  }

  /// What views were placed by the last time.
  struct Placed {
    var size = Size(width: .nan, height: .nan)
    /// What was left over.
    var rest = 0.0
    /// The views from here on are to be placed anew, whatever the size is.
    var count = 0
  }

  var placed = Placed()
  let frame: Frame
  /// One for each arranged view, like the cells.
  let spans: SpanList
  /// The position of the view that takes what is left over; -1 if none is visible.
  private(set) var taker = -1
  /// What the stack asks for in turn.
  private(set) var demand: AxisPair<StretchDemand>
  private var cells: [Cell]

  init(_ frame: Frame, _ cells: [Cell], of views: [LayoutView]) {
    self.frame = frame
    self.cells = cells
    spans = SpanList(
      zip(cells, views).map { Span(view: Borrowed($1), length: $0.along.size, gap: $0.gap, isHidden: $0.isHidden) })
    let nothing = StretchDemand(size: 0, priority: 0, weight: 0, tieBreak: 0, resistance: 0)
    demand = AxisPair(nothing, nothing)
  }

  /// What the stack said when this was made.
  var state: StackArrangement.State {
    StackArrangement.State(settings: frame.settings, members: cells.map { ($0.isHidden, $0.customSpacing) })
  }

  /// Takes note of what is known of a view now.
  func replace(_ position: Int, _ cell: Cell) {
    if cells[position] == cell { return }
    cells[position] = cell
    let view = spans[position].view
    spans[position] = Span(view: view, length: cell.along.size, gap: cell.gap, isHidden: cell.isHidden)
    placeAgain(from: position)
  }

  /// The view at a position, and those after it, are to be looked at in the next layout.
  func placeAgain(from position: Int) { placed.count = min(placed.count, position) }

  /// Sums up what the views ask for; false if there is no single answer.
  ///
  /// - Complexity: O(views), a few additions for each.
  func sumUp(tieBreak: Double) -> Bool {
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
      placed.count = 0
      self.taker = taker
    }
    let isHorizontal = frame.settings.axis == .horizontal
    let (width, height) = (frame.insets.left + frame.insets.right, frame.insets.top + frame.insets.bottom)
    alongSum.size += gaps + (isHorizontal ? width : height)
    acrossSum.size += isHorizontal ? height : width
    demand = isHorizontal ? AxisPair(alongSum, acrossSum) : AxisPair(acrossSum, alongSum)
    return !isTied && isUniform
  }
}
