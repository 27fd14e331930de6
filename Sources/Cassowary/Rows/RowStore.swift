/// The sparse rows of all constraints, and the column lists through which a variable finds the rows that use it.
///
/// Rows lie contiguous in one pool. Every variable has two doubly linked lists, of the entries in active and in inactive
/// rows, so that a row changes its status in O(length). Nothing here knows what a basis is.
struct RowStore: ~Copyable {
  var entries = FlatArray<Entry>()
  var activeHead = FlatArray<Int32>()
  var inactiveHead = FlatArray<Int32>()
  /// One list of free places per size class, linked through `next`.
  private var freeHead = FlatArray<Int32>()
  /// Places given up in the running operation. They keep their content until it is sure that the operation stands.
  private var pending = FlatArray<Place>()

  struct Place {
    var start: Int32
    var length: Int32
  }

  init() { freeHead.append(-1, times: RowStore.classCount) }

  init(in block: inout FirstBlock) {
    entries.settle(in: &block, 3 * FirstBlock.rows)
    activeHead.settle(in: &block, FirstBlock.variables)
    inactiveHead.settle(in: &block, FirstBlock.variables)
    freeHead.settle(in: &block, RowStore.classCount)
    freeHead.append(-1, times: RowStore.classCount)
  }

  /// Rows up to this length have a size class of their own; longer ones are rounded up to a power of two.
  private static let exactClasses = 17
  private static let classCount = exactClasses + 32

  private static func sizeClass(_ length: Int) -> (index: Int, capacity: Int) {
    if length < exactClasses { return (length, length) }
    let exponent = Int.bitWidth - (length - 1).leadingZeroBitCount
    return (exactClasses + exponent - 5, 1 << exponent)
  }

  mutating func addVariable() {
    activeHead.append(-1)
    inactiveHead.append(-1)
  }

  /// A place for a row. Its entries are not initialised in any useful way.
  @inline(__always)
  mutating func allocate(_ length: Int, _ journal: inout Journal) -> Int32 {
    if length == 0 { return 0 }
    if length >= RowStore.exactClasses || freeHead[length] >= 0 { return allocateAnywhere(length, &journal) }
    return Int32(truncatingIfNeeded: entries.extend(by: length))
  }

  @inline(never)
  private mutating func allocateAnywhere(_ length: Int, _ journal: inout Journal) -> Int32 {
    let (index, capacity) = RowStore.sizeClass(length)
    let head = freeHead[index]
    if head >= 0 {
      if journal.isOpen {
        noteLinks(head, &journal)
        journal.note(.freeRow, index, UInt64(UInt32(bitPattern: head)))
      }
      freeHead[index] = entries[head].next
      return head
    }
    return Int32(truncatingIfNeeded: entries.extend(by: capacity))
  }

  /// Gives a place up at the end of the operation.
  mutating func free(start: Int32, length: Int32) {
    if length > 0 { pending.append(Place(start: start, length: length)) }
  }

  mutating func commitFreed() {
    while pending.count > 0 {
      let place = pending.removeLast()
      let index = RowStore.sizeClass(Int(place.length)).index
      entries[place.start].next = freeHead[index]
      freeHead[index] = place.start
    }
  }

  mutating func forgetFreed() { pending.removeAll() }

  func setFreeHead(_ index: Int, _ head: Int32) { freeHead[index] = head }

  // MARK: Column lists

  @inline(__always)
  private func noteLinks(_ entry: Int32, _ journal: inout Journal) {
    if entry >= journal.entryLimit { return }
    let word = Int(entry) * Entry.words + Entry.linkWord
    journal.note(.entry, word, entries.word(word))
  }

  @inline(__always)
  mutating func setOwner(_ entry: Int32, _ owner: Int32, _ journal: inout Journal) {
    if entry < journal.entryLimit {
      let word = Int(entry) * Entry.words + Entry.ownerWord
      journal.note(.entry, word, entries.word(word))
    }
    entries[entry].owner = owner
  }

  /// Puts one entry at the front of its variable's list of active rows.
  @inline(__always)
  mutating func linkActive(_ entry: Int32, _ journal: inout Journal) {
    let variable = entries[entry].variable
    let head = activeHead[variable]
    if journal.isOpen {
      noteLinks(entry, &journal)
      journal.note(.activeHead, Int(variable), UInt64(UInt32(bitPattern: head)))
      if head >= 0 { noteLinks(head, &journal) }
    }
    entries[entry].next = head
    entries[entry].previous = -1
    if head >= 0 { entries[head].previous = entry }
    activeHead[variable] = entry
  }

  @inline(__always)
  mutating func unlinkActive(_ entry: Int32, _ journal: inout Journal) {
    let previous = entries[entry].previous
    let next = entries[entry].next
    let variable = entries[entry].variable
    if journal.isOpen {
      if previous >= 0 {
        noteLinks(previous, &journal)
      } else {
        journal.note(.activeHead, Int(variable), UInt64(UInt32(bitPattern: entry)))
      }
      if next >= 0 { noteLinks(next, &journal) }
    }
    if previous >= 0 { entries[previous].next = next } else { activeHead[variable] = next }
    if next >= 0 { entries[next].previous = previous }
  }

  /// Puts the entries of an inactive row of `constraint` at the front of their columns.
  mutating func linkInactive(_ constraint: Int32, start: Int32, length: Int32, _ journal: inout Journal) {
    for entry in start..<(start + length) {
      setOwner(entry, constraint, &journal)
      let variable = entries[entry].variable
      let head = inactiveHead[variable]
      if journal.isOpen {
        noteLinks(entry, &journal)
        journal.note(.inactiveHead, Int(variable), UInt64(UInt32(bitPattern: head)))
        if head >= 0 { noteLinks(head, &journal) }
      }
      entries[entry].next = head
      entries[entry].previous = -1
      if head >= 0 { entries[head].previous = entry }
      inactiveHead[variable] = entry
    }
  }

  mutating func unlinkInactive(start: Int32, length: Int32, _ journal: inout Journal) {
    for entry in start..<(start + length) {
      let previous = entries[entry].previous
      let next = entries[entry].next
      let variable = entries[entry].variable
      if journal.isOpen {
        if previous >= 0 {
          noteLinks(previous, &journal)
        } else {
          journal.note(.inactiveHead, Int(variable), UInt64(UInt32(bitPattern: entry)))
        }
        if next >= 0 { noteLinks(next, &journal) }
      }
      if previous >= 0 { entries[previous].next = next } else { inactiveHead[variable] = next }
      if next >= 0 { entries[next].previous = previous }
    }
  }

  borrowing func copy() -> RowStore {
    var result = RowStore()
    result.entries = entries.copy()
    result.activeHead = activeHead.copy()
    result.inactiveHead = inactiveHead.copy()
    result.freeHead = freeHead.copy()
    return result
  }
}
