import Cassowary

/// Where something lies along an axis: `origin` variable plus constant, and `size` variable plus constant.
struct AxisExtent {
  /// `nil` for a place that is fixed.
  var origin: Variable?
  var originConstant = 0.0
  var size: Variable
  var sizeConstant = 0.0

  /// The part inside the insets.
  func inset(_ insets: EdgeInsets, _ axis: Axis) -> AxisExtent {
    var result = self
    result.originConstant += insets.minimum(axis)
    result.sizeConstant -= insets.minimum(axis) + insets.maximum(axis)
    return result
  }
}
