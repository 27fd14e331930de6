import CassowaryLayout

/// A property of a view with a value that was checked.
enum ViewSetting: Hashable, Sendable {
  case hidden(Bool)
  case alpha(Double)
  case frame(Rect)
  case autoresizing(AutoresizingMask)
  /// A frame with the size of the superview to which the mask relates.
  case placement(Placement)
  /// `nil` for no metric on that axis.
  case intrinsic(width: Double?, height: Double?)
  /// For a stack that shares its extent in proportion.
  case sizeToShareBy(Size)
  /// `nil` leaves an axis as it is.
  case hugging(horizontal: LayoutPriority?, vertical: LayoutPriority?)
  case compression(horizontal: LayoutPriority?, vertical: LayoutPriority?)
  case margins(EdgeInsets)
  case directionalMargins(DirectionalEdgeInsets)
  case preservesSuperviewMargins(Bool)
  case insetsMarginsFromSafeArea(Bool)
  case safeArea(EdgeInsets)
  case alignmentInsets(EdgeInsets)
  case firstBaseline(Baseline)
  case lastBaseline(Baseline)
  case semantic(SemanticContentAttribute)
  case text(String)
  /// The size in points.
  case font(Double)
  case lines(Int)
  case preferredMaxLayoutWidth(Double)
  case axis(Axis)
  case alignment(AlignmentWord)
  case distribution(DistributionWord)
  case spacing(SpacingValue)
  /// By the index of the view before the gap.
  case customSpacing([CustomSpacing])
  case baselineRelative(Bool)
  case marginsRelative(Bool)
  case hidingBehavior(HidingWord)
  case contentOffset(Point)

  struct Placement: Hashable, Sendable {
    let frame: Rect
    let superviewSize: Size
    let mask: AutoresizingMask
  }

  struct CustomSpacing: Hashable, Sendable {
    let view: Int
    let spacing: SpacingValue
  }
}

/// A gap in a stack.
enum SpacingValue: Hashable, Sendable {
  case points(Double)
  /// The system's.
  case system
  /// The stack's own `spacing`.
  case `default`
}
