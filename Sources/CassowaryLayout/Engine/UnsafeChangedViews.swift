/// The views whose frames changed in the running layout, each once, in the order in which that was found.
///
/// Counting an owner for each would be a fifth of a layout of many views. They are held by the hierarchy as long as the
/// layout runs, and by ``keep(_:)`` if they leave it meanwhile.
@safe
final class ChangedViews {
  private(set) var count = 0
  private var capacity = 0
  private var views: UnsafeMutablePointer<Borrowed<LayoutView>>?
  private var kept: [LayoutView] = []

  deinit { unsafe views?.deallocate() }

  @inline(__always)
  func append(_ view: LayoutView) {
    if count == capacity { grow() }
    unsafe views.unsafelyUnwrapped[count] = Borrowed(view)
    count += 1
  }

  subscript(index: Int) -> Borrowed<LayoutView> {
    @inline(__always) get {
      precondition(index >= 0 && index < count)
      return unsafe views.unsafelyUnwrapped[index]
    }
  }

  /// Holds a view that leaves the hierarchy until the layout ends.
  func keep(_ view: LayoutView) { kept.append(view) }

  /// All of them, held by whoever asks.
  func owned() -> [LayoutView] {
    unsafe Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      for index in 0..<count {
        let view = unsafe views.unsafelyUnwrapped[index].object
        unsafe (buffer.baseAddress.unsafelyUnwrapped + index).initialize(to: view)
      }
      initialized = count
    }
  }

  /// The layout has ended. Memory stays for the next one.
  func removeAll() {
    count = 0
    kept.removeAll()
  }

  private func grow() {
    let grown = UnsafeMutablePointer<Borrowed<LayoutView>>.allocate(capacity: max(16, capacity * 2))
    // They are plain data.
    if let views = unsafe views {
      unsafe grown.initialize(from: views, count: count)
      unsafe views.deallocate()
    }
    unsafe views = grown
    capacity = max(16, capacity * 2)
  }
}
