/// The spans of a fold, a fixed number of them, read without counting owners; see ``Borrowed``.
@safe
final class SpanList {
  let count: Int
  private let spans: UnsafeMutablePointer<StackFold.Span>

  init(_ elements: [StackFold.Span]) {
    count = elements.count
    unsafe spans = UnsafeMutablePointer.allocate(capacity: count)
    for index in 0..<count { unsafe (spans + index).initialize(to: elements[index]) }
  }

  deinit {
    // Spans are plain data.
    unsafe spans.deallocate()
  }

  subscript(index: Int) -> StackFold.Span {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return unsafe spans[index]
    }
    set {
      precondition(index >= 0 && index < count)
      unsafe spans[index] = newValue
    }
  }
}
