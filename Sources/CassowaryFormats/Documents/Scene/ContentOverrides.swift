import CassowaryLayout

/// What a document says of a view's content, instead of what the view's own kind would say.
struct ContentOverrides {
  /// A fixed content size; `nil` inside for no metric on an axis.
  var intrinsic: (width: Double?, height: Double?)?
  var alignmentInsets: EdgeInsets?
  var firstBaseline: Baseline?
  var lastBaseline: Baseline?

  var intrinsicSize: Size? {
    intrinsic.map {
      Size(width: $0.width ?? LayoutView.noIntrinsicMetric, height: $0.height ?? LayoutView.noIntrinsicMetric)
    }
  }
}

/// A view whose content a document can override.
protocol OverridableView: LayoutView {
  var overrides: ContentOverrides { get set }
}
