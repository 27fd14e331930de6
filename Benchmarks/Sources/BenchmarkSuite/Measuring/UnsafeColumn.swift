/// A fixed number of doubles in raw memory: where values are read into, and what the plain loops work on.
///
/// Raw, because a class property that is an array costs an exclusivity and a uniqueness check per element, which would
/// be most of what the plain loops measure.
@safe
struct UnsafeColumn: ~Copyable {
  private let start: UnsafeMutablePointer<Double>
  let count: Int

  init(count: Int) {
    unsafe start = .allocate(capacity: count)
    unsafe start.initialize(repeating: .nan, count: count)
    self.count = count
  }

  deinit { unsafe start.deallocate() }

  subscript(index: Int) -> Double {
    get {
      assert(index >= 0 && index < count)
      return unsafe start[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      unsafe start[index] = newValue
    }
  }

  /// The elements as an array.
  var elements: [Double] { (0..<count).map { self[$0] } }

  /// Marks every element as not yet read, so that a stale value of the run before cannot pass the check.
  func clear() {
    for index in 0..<count { self[index] = .nan }
  }
}
