/// What a running operation overwrote, so that a refusal can put every bit back.
///
/// Everything that survives an operation is written through functions that note the old content first. Scratch memory is
/// not noted; it is clean between operations. Neither is what the operation appended: it is cut off.
struct Journal: ~Copyable {
  /// Which array a word belongs to.
  enum Target: Int32 {
    case entry, activeHead, inactiveHead, freeRow, row, order, factor, value, multiplier, noMultiplier, tie
  }

  struct Note {
    var target: Target
    var index: Int32
    var old: UInt64
  }

  /// Positions are nearly always written whole.
  struct PositionNote {
    var index: Int32
    var old: Position
  }

  private(set) var isOpen = false
  /// Rows and entries from here on are the operation's own. 0 while no operation runs, so that nothing is noted then.
  private(set) var rowLimit: Int32 = 0
  private(set) var entryLimit: Int32 = 0
  /// Counts operations, for what is noted once in each.
  private(set) var serial: UInt32 = 0
  /// Read and appended to by loops that note much; others use ``note(_:_:_:)``.
  var notes = FlatArray<Note>()
  private(set) var positionNotes = FlatArray<PositionNote>()

  init() {}

  init(in block: inout FirstBlock) {
    notes.settle(in: &block, 2 * FirstBlock.variables)
    positionNotes.settle(in: &block, FirstBlock.variables)
  }

  @inline(__always)
  mutating func note(_ target: Target, _ index: Int, _ old: UInt64) {
    notes.append(Note(target: target, index: Int32(truncatingIfNeeded: index), old: old))
  }

  @inline(__always)
  mutating func notePosition(_ index: Int32, _ old: Position) {
    positionNotes.append(PositionNote(index: index, old: old))
  }

  /// True if operations are counted from 1 again.
  mutating func open(rows: Int, entries: Int) -> Bool {
    assert(!isOpen && notes.count == 0 && positionNotes.count == 0)
    isOpen = true
    rowLimit = Int32(rows)
    entryLimit = Int32(entries)
    serial = serial == .max ? 1 : serial + 1
    return serial == 1
  }

  /// Memory for two notes of each variable stays: passes ask for one, and giving it back each time would cost more than they.
  mutating func close(variables: Int) {
    isOpen = false
    rowLimit = 0
    entryLimit = 0
    notes.removeAll()
    positionNotes.removeAll()
    notes.shrink(above: max(1 << 16, 2 * variables))
    positionNotes.shrink(above: max(1 << 16, 2 * variables))
  }
}
