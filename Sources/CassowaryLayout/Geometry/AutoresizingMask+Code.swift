extension AutoresizingMask {
  /// Three signs for margin, size and margin along an axis, as UIKit prints them: `&` for flexible, `-` for fixed. With
  /// nothing flexible the second margin is what gives.
  func code(_ axis: Axis) -> String {
    let flexible = flexibility(axis)
    let gives = flexible.maximum || !flexible.minimum && !flexible.size
    return [flexible.minimum, flexible.size, gives].map { $0 ? "&" : "-" }.joined()
  }
}
