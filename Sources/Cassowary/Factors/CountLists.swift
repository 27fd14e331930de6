/// Items by a small number that changes often: one linked list for each number.
struct CountLists: ~Copyable {
  private var heads = FlatArray<Int32>()
  private var next: FlatArray<Int32>
  private var previous: FlatArray<Int32>
  private var counts: FlatArray<Int32>

  init(items: Int) {
    next = FlatArray(repeating: -1, count: items)
    previous = FlatArray(repeating: -1, count: items)
    counts = FlatArray(repeating: -1, count: items)
  }

  /// Numbers above this have no items.
  var largest: Int { heads.count - 1 }

  /// The first item with a number, -1 if there is none.
  @inline(__always)
  func first(_ count: Int) -> Int32 { heads[count] }

  @inline(__always)
  func item(after item: Int32) -> Int32 { next[item] }

  mutating func insert(_ item: Int32, _ count: Int32) {
    heads.extend(to: Int(count) + 1, with: -1)
    let head = heads[count]
    next[item] = head
    previous[item] = -1
    if head >= 0 { previous[head] = item }
    heads[count] = item
    counts[item] = count
  }

  func remove(_ item: Int32) {
    if counts[item] < 0 { return }
    let (before, after) = (previous[item], next[item])
    if before >= 0 { next[before] = after } else { heads[counts[item]] = after }
    if after >= 0 { previous[after] = before }
    counts[item] = -1
  }

  /// Gives an item another number; with 0 it is in no list.
  mutating func move(_ item: Int32, to count: Int32) {
    remove(item)
    if count > 0 { insert(item, count) }
  }
}
