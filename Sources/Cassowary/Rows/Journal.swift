/// What a running operation overwrote, word by word, so that a refusal can put every bit back.
///
/// Everything that survives an operation is written through functions that note the old word first. Scratch memory is
/// not noted; it is clean between operations.
struct Journal: ~Copyable {
  /// Which array a word belongs to.
  enum Target: Int32 {
    case entry, activeHead, inactiveHead, freeRow, row, position, order, factor, value, multiplier, tie
  }

  struct Note {
    var target: Target
    var index: Int32
    var old: UInt64
  }

  private(set) var isOpen = false
  private var notes = FlatArray<Note>()

  var count: Int { notes.count }

  @inline(__always)
  mutating func note(_ target: Target, _ index: Int, _ old: UInt64) {
    notes.append(Note(target: target, index: Int32(truncatingIfNeeded: index), old: old))
  }

  mutating func open() {
    assert(!isOpen && notes.count == 0)
    isOpen = true
  }

  mutating func close() {
    isOpen = false
    notes.removeAll()
    notes.shrink(above: 1 << 16)
  }

  subscript(index: Int) -> Note { notes[index] }
}
