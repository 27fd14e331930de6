/// A noncopyable value on the heap with one owner, so that a solver moves by one word and a batch can borrow all of it.
@safe
struct Box<Value: ~Copyable>: ~Copyable {
  private let pointer: UnsafeMutablePointer<Value>

  /// The value is made where it stays: a solver's state is some kilobytes.
  @inline(__always)
  init(_ value: @autoclosure () -> Value) {
    unsafe pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    unsafe pointer.initialize(to: value())
  }

  deinit {
    unsafe pointer.deinitialize(count: 1)
    unsafe pointer.deallocate()
  }

  var value: Value {
    @inline(__always) _read { yield unsafe pointer.pointee }
    @inline(__always) _modify { yield unsafe &pointer.pointee }
  }
}

// The box owns what it points to, like the value itself.
extension Box: @unchecked Sendable where Value: ~Copyable & Sendable {}
