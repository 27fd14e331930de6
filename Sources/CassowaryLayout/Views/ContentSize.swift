/// What a view's content asks for.
struct ContentSize {
  var hugging: (horizontal: LayoutPriority, vertical: LayoutPriority) = (.defaultLow, .defaultLow)
  var resistance: (horizontal: LayoutPriority, vertical: LayoutPriority) = (.defaultHigh, .defaultHigh)
  /// The intrinsic size as last asked for; negative for none.
  var size = Size(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
  /// The width for which ``size`` has its height.
  var measuredWidth = Double.nan
  /// True if the height follows from the width.
  var dependsOnWidth = false

  func hugging(_ axis: Axis) -> LayoutPriority { axis == .horizontal ? hugging.horizontal : hugging.vertical }

  func resistance(_ axis: Axis) -> LayoutPriority { axis == .horizontal ? resistance.horizontal : resistance.vertical }
}
