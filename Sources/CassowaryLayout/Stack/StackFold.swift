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

  /// What is before a view.
  struct Start {
    /// Where the last visible view before it ends, or the inset.
    var end: Double
    /// Between that one and the next visible one.
    var gap = 0.0
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
  /// What the first ``StackSums/stride`` views ask for together, the first two times that many, and so on.
  private var sums: [StackSums] = []
  private var sumTieBreak = Double.nan
  /// The views before this one are as they were when they were summed up.
  private var summed = 0
  /// What is before the views behind each ``StackSums/stride``, as far as they were placed.
  var starts: [Start] = []

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
    summed = min(summed, position)
    let view = spans[position].view
    spans[position] = Span(view: view, length: cell.along.size, gap: cell.gap, isHidden: cell.isHidden)
    placeAgain(from: position)
  }

  /// The view at a position, and those after it, are to be looked at in the next layout.
  func placeAgain(from position: Int) { placed.count = min(placed.count, position) }

  /// Sums up what the views ask for; false if there is no single answer.
  ///
  /// - Complexity: O(views behind the first that changed), a few additions for each.
  func sumUp(tieBreak: Double) -> Bool {
    if sumTieBreak != tieBreak {
      sumTieBreak = tieBreak
      summed = 0
    }
    let cells = self.cells
    var (first, sum) = (0, StackSums(tieBreak: tieBreak))
    if cells.count > StackSums.stride {
      sums.removeLast(max(0, sums.count - summed / StackSums.stride))
      first = sums.count * StackSums.stride
      sum = sums.last ?? sum
    }
    for position in first..<cells.count {
      if position > first && position % StackSums.stride == 0 { sums.append(sum) }
      if !cells[position].isHidden { sum.add(cells[position], at: position) }
    }
    summed = cells.count
    if sum.taker != taker {
      placed.count = 0
      taker = sum.taker
    }
    let isHorizontal = frame.settings.axis == .horizontal
    let (width, height) = (frame.insets.left + frame.insets.right, frame.insets.top + frame.insets.bottom)
    sum.along.size += sum.gaps + (isHorizontal ? width : height)
    sum.across.size += isHorizontal ? height : width
    demand = isHorizontal ? AxisPair(sum.along, sum.across) : AxisPair(sum.across, sum.along)
    return !sum.isTied && sum.isUniform
  }
}
