import Cassowary

/// What one view hierarchy shares: the solver, and the changes that wait for the next pass.
///
/// Data flows one way: user code collects changes here, a pass turns them into rows and solves once, and frames are copied
/// out of the values. Items are held unowned; whoever leaves says so.
final class LayoutEngine {
  var solver = Solver()
  unowned let root: LayoutView
  var records: [ItemRecord] = []
  var freeSlots: [Int] = []
  /// What the rows of autoresizing masks say, by slot; few views have them.
  var masks: [Int: AxisPair<MaskRule?>] = [:]
  /// What each row of the solver stands for, by the index of its handle.
  var rowKeys: [RowKey] = []
  /// Which item and which of its four numbers a variable is, by index.
  var variableKeys: [VariableKey] = []

  // MARK: Changes that wait

  var arrivals: [Int] = []
  var staleItems: [Int] = []
  var staleContents: [Int] = []
  var staleConstraints: [LayoutConstraint] = []
  /// Rows of items that left.
  var orphans: [Constraint] = []
  var orphanedVariables: [Variable] = []
  var needsOrdinals = false
  var marginsAreStale = false
  /// Whether margins depend on where views lie: on safe areas, or on margins around.
  var marginsFollowFrames = false
  /// Whether a stack measured a view, and is to be told of changes inside it.
  var hasFittedViews = false

  /// Constraints that contradicted others; and rows of items, which only conflict when no constraint can be blamed.
  var setAside: [LayoutConstraint] = []
  var setAsideRows: [RowKey] = []
  /// What delegates are to be told after the pass.
  var events: [Event] = []
  /// Items whose frames are to be read again.
  var movedSlots: [Int] = []
  /// Something was solved since frames were read.
  var framesAreStale = false
  /// Views that wait for `updateConstraints`, and for `layoutSubviews`.
  var updates: [Int] = []
  var layouts: [Int] = []
  let changedViews = ChangedViews()
  /// Some of the views that changed in this layout wait for `layoutSubviews`, too.
  var changedViewsWait = false
  /// Views whose margins are followed.
  var margined: [Int] = []
  /// Views whose height follows from their width.
  var measured: [Int] = []
  /// Stacks that are folded; some may not be so any more.
  var folds: [Int] = []
  /// What was found to be open, until the next change.
  var knownFreedom: KnownFreedom?
  /// In which direction an ambiguity was shown last.
  var goesUp = false
  var isDissolved = false
  var isLayingOut = false
  /// Counts layouts.
  var passNumber = 0
  /// Pixels per point in the running layout.
  var scale = 0.0
  /// Counts items that left.
  var departures = 0
  private var lastOrder = 0

  init(root: LayoutView) { self.root = root }

  func nextOrder() -> Int {
    lastOrder += 1
    return lastOrder
  }
}

/// What the engine keeps of a view or guide.
struct ItemRecord {
  unowned var item: LayoutItem?
  var isQueued = false
  var isContentQueued = false
  var isMeasured = false
  var x: Variable?
  var y: Variable?
  var width: Variable?
  var height: Variable?
  /// Required: no extent is negative.
  var notNegative = AxisPair<Constraint?>(nil, nil)
  /// Hugging and compression resistance.
  var hugging = AxisPair<Constraint?>(nil, nil)
  var resistance = AxisPair<Constraint?>(nil, nil)
  /// Where nothing gives a size: what is shown of all that would do.
  var tie = AxisPair<Constraint?>(nil, nil)
  /// From the autoresizing mask.
  var maskPosition = AxisPair<Constraint?>(nil, nil)
  var maskSize = AxisPair<Constraint?>(nil, nil)

  /// The item, if it is a view.
  var view: LayoutView? { item?.asView }

  /// False for what is only arriving.
  var hasVariables: Bool { width != nil || height != nil }

  func origin(_ axis: Axis) -> Variable? { axis == .horizontal ? x : y }

  func size(_ axis: Axis) -> Variable? { axis == .horizontal ? width : height }
}

/// One thing for each axis.
struct AxisPair<Value> {
  var horizontal: Value
  var vertical: Value

  init(_ horizontal: Value, _ vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// What a row of the solver stands for.
enum RowKey {
  case none
  case constraint(LayoutConstraint)
  case item(slot: Int, ItemRow, Axis)

  enum ItemRow {
    case notNegative
    case hugging
    case resistance
    case tie
    case maskPosition
    case maskSize
  }

  /// It decides nothing, only what is shown.
  var isTie: Bool {
    if case .item(_, .tie, _) = self { return true }
    return false
  }

  /// It keeps a view from being larger than its content.
  var isHugging: Bool {
    if case .item(_, .hugging, _) = self { return true }
    return false
  }
}

/// Which number of which item a variable is.
struct VariableKey {
  var slot: Int
  var axis: Axis
  var isSize: Bool
}

/// What a delegate is told.
enum Event {
  case setAside(LayoutConstraint, LayoutConflict)
  case restored(LayoutConstraint)
}
