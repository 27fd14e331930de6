extension LayoutView {
  /// A target for ``systemLayoutSizeFitting(_:)``: as small as possible.
  public static let layoutFittingCompressedSize = Size(width: 0, height: 0)
  /// A target for ``systemLayoutSizeFitting(_:)``: as large as possible.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

  /// The size that the view would take if it were pulled towards a target with ``LayoutPriority/fittingSizeLevel`` and its
  /// surroundings did not matter. Nothing moves.
  ///
  /// - Complexity: O(size of the hierarchy's constraints), for the copy on which it is found.
  public final func systemLayoutSizeFitting(_ target: Size) -> Size {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the view would take if it were pulled towards a target with these priorities and its surroundings did not
  /// matter. A required horizontal priority asks for the height at a width. Nothing moves.
  public final func systemLayoutSizeFitting(
    _ target: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> Size {
    require(horizontal.isValid && vertical.isValid, "a fitting priority must be above 0 and at most 1000")
    require(target.width.isFinite && target.height.isFinite, "the target \(target) must be finite")
    return engineOfRoot().fit(self, target, AxisPair(horizontal, vertical))
  }
}
