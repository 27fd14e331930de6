/// An arranged view, as its stack sees it.
///
/// A view that leaves and comes back is another member, so what was said of the first one is never taken for the second.
final class StackMember {
  /// The view; `nil` where only the recipe is of interest.
  unowned let view: LayoutView?
  /// The index among the arranged views.
  var position = 0
  var isHidden: Bool
  /// As set for this view; ``StackView/spacingUseDefault`` if not.
  var customSpacing = StackView.spacingUseDefault
  /// What the recipe needs to know of the view itself.
  var facts = StackMemberFacts()
  /// Waits for its constraints to be compared with the recipe.
  var isTouched = false
  /// The least extent along the axis, of a view without an intrinsic one; `nil` until it is measured.
  var fittingLength: Double?
  /// The axis along which it was measured; `nil` if it was not.
  var measuredAxis: Axis?
  /// The facts are to be asked for anew.
  var hasStaleFacts = true
  var records = StackRecords()
  /// The guide from this view to the next visible one, while gaps are elastic; kept for when they are so again.
  var gapGuide: LayoutGuide?

  init(view: LayoutView?, isHidden: Bool) {
    self.view = view
    self.isHidden = isHidden
  }
}

/// What the recipe needs to know of an arranged view.
struct StackMemberFacts: Equatable {
  /// The intrinsic or fitting extent along the axis, for proportional distribution; 0 or less for none, `nil` where it is yet
  /// to be found.
  var length: Double? = 0
  /// False for a length that follows from constraints, which may be another after the next change.
  var hasIntrinsicLength = true
  /// Whether the first and last baseline are those of text, not edges.
  var hasFirstBaseline = false
  var hasLastBaseline = false
  /// The fonts of its first and last line, for the system's gaps between lines of text.
  var firstFont: Font?
  var lastFont: Font?
}
