/// An object that somebody else holds for as long as this is used: visiting it counts no owner, which would be half the work
/// of a layout of many views.
@safe
struct Borrowed<Object: AnyObject> {
  private let reference: Unmanaged<Object>

  init(_ object: Object) { unsafe reference = Unmanaged.passUnretained(object) }

  /// The object, held by whoever asks.
  @inline(__always)
  var object: Object { unsafe reference.takeUnretainedValue() }

  @inline(__always)
  func visit<Result>(_ body: (Object) -> Result) -> Result { unsafe reference._withUnsafeGuaranteedRef(body) }
}
