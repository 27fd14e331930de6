/// What a stack's properties say, without views.
struct StackSettings: Equatable {
  var axis = Axis.horizontal
  var alignment = StackView.Alignment.fill
  var distribution = StackView.Distribution.fill
  var spacing = 0.0
  var isBaselineRelative = false
  var isMarginsRelative = false
  var hidingBehavior = StackView.HidingBehavior.collapse
  /// Pixels per point that gaps are rounded to; 0 for none.
  var displayScale = 0.0

  /// True if gaps are measured from baseline to baseline, which makes sense for rows of text below each other.
  var measuresBaselines: Bool { isBaselineRelative && axis == .vertical }

  /// True if the views are aligned by their baselines, which makes sense side by side.
  var alignsBaselines: Bool { alignment.isBaseline && axis == .horizontal }

  /// True if gaps may be larger than the spacing.
  var hasElasticGaps: Bool { distribution == .equalSpacing || distribution == .equalCentering }

  /// True if a constraint of each view speaks of the first visible one, or of its gap.
  var refersToFirstVisible: Bool {
    distribution == .fillEqually || hasElasticGaps || (alignsBaselines && hidingBehavior == .collapse)
  }

  /// True if priorities depend on a view's index.
  var countsIndices: Bool { distribution == .fillProportionally || distribution == .equalCentering }

  /// True if the recipe depends on the views themselves.
  var needsFacts: Bool { distribution == .fillProportionally || alignsBaselines || measuresBaselines }
}
