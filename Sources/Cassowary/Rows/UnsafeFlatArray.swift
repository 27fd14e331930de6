/// A growable array of trivial elements that owns its memory: the solver's only storage in hot code.
///
/// Compared with `Array` it has no reference count, no uniqueness check and, in release builds, no bounds check; debug
/// builds check every index. Hot loops take a ``view``, which stays valid until the array grows.
@safe
struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity: Int
  /// False while the memory is part of a ``FirstBlock``, or there is none.
  private var ownsMemory = false

  /// An empty array without memory.
  init() {
    capacity = 0
    // Never read or freed: a solver has many arrays, and most of them stay empty in small ones.
    unsafe base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  init(capacity: Int) {
    self.init()
    reserve(capacity)
  }

  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    append(element, times: count)
  }

  @inline(__always)
  deinit {
    if ownsMemory { unsafe base.deallocate() }
  }

  /// Gives an empty array without memory its first `capacity` places in a block that outlives it.
  mutating func settle(in block: inout FirstBlock, _ capacity: Int) {
    assert(self.capacity == 0)
    unsafe base = block.take(capacity)
    self.capacity = capacity
  }

  /// A window on the elements for hot loops, valid until the array next grows.
  var view: FlatView<Element> {
    @inline(__always) get { unsafe FlatView(base: base, count: count) }
  }

  /// Where the elements are until the array next grows, for ``Values``.
  var pointer: UnsafePointer<Element> { unsafe UnsafePointer(base) }

  subscript(index: Int32) -> Element {
    @inline(__always) get {
      assert(index >= 0 && Int(index) < count)
      return unsafe base[Int(index)]
    }
    @inline(__always) nonmutating _modify {
      assert(index >= 0 && Int(index) < count)
      yield unsafe &base[Int(index)]
    }
  }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return unsafe base[index]
    }
    @inline(__always) nonmutating _modify {
      assert(index >= 0 && index < count)
      yield unsafe &base[index]
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    unsafe (base + count).initialize(to: element)
    count += 1
  }

  /// A window for a loop that appends up to so many elements and keeps their number in a register; it ends with
  /// ``endAppending(at:)``.
  @inline(__always)
  mutating func beginAppending(_ number: Int) -> FlatView<Element> {
    if count + number > capacity { grow(to: count + number) }
    return unsafe FlatView(base: base, count: count + number)
  }

  @inline(__always)
  mutating func endAppending(at newCount: Int) {
    assert(newCount >= count && newCount <= capacity)
    count = newCount
  }

  /// Makes room for so many more elements, whose content is arbitrary, and returns where they begin.
  @inline(__always)
  mutating func extend(by number: Int) -> Int {
    if count + number > capacity { grow(to: count + number) }
    let start = count
    count += number
    return start
  }

  /// Appends `element` until there are `newCount`.
  mutating func extend(to newCount: Int, with element: Element) {
    if newCount > count { append(element, times: newCount - count) }
  }

  mutating func append(_ element: Element, times: Int) {
    if count + times > capacity { grow(to: count + times) }
    unsafe (base + count).initialize(repeating: element, count: times)
    count += times
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return unsafe base[count]
  }

  /// Forgets the elements from `newCount` on; the memory stays.
  @inline(__always)
  mutating func truncate(to newCount: Int) {
    assert(newCount >= 0 && newCount <= count)
    count = newCount
  }

  @inline(__always)
  mutating func removeAll() { count = 0 }

  /// Gives the memory back when more than `limit` elements are reserved.
  mutating func shrink(above limit: Int) {
    if capacity > limit && count <= limit { reallocate(capacity: limit) }
  }

  /// Small arrays grow fast, since moving them is what costs; large ones by a half, since memory is.
  @inline(never)
  private mutating func grow(to needed: Int) {
    let bigger = capacity < 1024 ? capacity * 4 : capacity < 4096 ? capacity * 2 : capacity + capacity / 2
    reallocate(capacity: max(needed, bigger, 32))
  }

  mutating func reserve(_ needed: Int) {
    if needed > capacity { reallocate(capacity: needed) }
  }

  private mutating func reallocate(capacity newCapacity: Int) {
    let bigger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    unsafe bigger.moveInitialize(from: base, count: count)
    if ownsMemory { unsafe base.deallocate() }
    unsafe base = bigger
    capacity = newCapacity
    ownsMemory = true
  }

  borrowing func copy() -> FlatArray {
    var result = FlatArray(capacity: count)
    unsafe result.base.initialize(from: base, count: count)
    result.count = count
    return result
  }

  /// The `index`-th 8-byte word of the storage, for the journal.
  @inline(__always)
  func word(_ index: Int) -> UInt64 {
    assert(index >= 0 && (index + 1) * 8 <= count * MemoryLayout<Element>.stride)
    return unsafe UnsafeRawPointer(base).load(fromByteOffset: index * 8, as: UInt64.self)
  }

  @inline(__always)
  func setWord(_ index: Int, _ word: UInt64) {
    assert(index >= 0 && (index + 1) * 8 <= count * MemoryLayout<Element>.stride)
    unsafe UnsafeMutableRawPointer(base).storeBytes(of: word, toByteOffset: index * 8, as: UInt64.self)
  }
}

/// The elements of a ``FlatArray`` as a trivial value that a hot loop keeps in registers.
@safe
struct FlatView<Element: BitwiseCopyable> {
  fileprivate let base: UnsafeMutablePointer<Element>
  #if DEBUG
    let count: Int
  #endif

  @inline(__always)
  fileprivate init(base: UnsafeMutablePointer<Element>, count: Int) {
    unsafe self.base = base
    #if DEBUG
      self.count = count
    #endif
  }

  @inline(__always)
  fileprivate func check(_ index: Int) {
    #if DEBUG
      precondition(index >= 0 && index < count)
    #endif
  }

  subscript(index: Int32) -> Element {
    @inline(__always) get {
      check(Int(index))
      return unsafe base[Int(index)]
    }
    @inline(__always) nonmutating _modify {
      check(Int(index))
      yield unsafe &base[Int(index)]
    }
  }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      check(index)
      return unsafe base[index]
    }
    @inline(__always) nonmutating _modify {
      check(index)
      yield unsafe &base[index]
    }
  }
}

extension FlatView<Double> {
  /// Subtracts the `count` elements of `other` from `start` on, `times`, from the first ones of this. Without index arithmetic
  /// that could overflow, so that several are done at once.
  func subtract(_ other: FlatView<Double>, from start: Int, times: Double, _ count: Int) {
    if count == 0 { return }
    check(count - 1)
    other.check(start + count - 1)
    let source = unsafe UnsafePointer(other.base + start)
    for index in 0..<count { unsafe base[index] -= times * source[index] }
  }
}
