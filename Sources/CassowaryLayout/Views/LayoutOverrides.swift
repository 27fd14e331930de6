/// What is said of a view of any kind instead of the view's own answers: by a document, or by a program.
package struct LayoutOverrides {
  /// The content size; negative for no metric on an axis.
  package var contentSize: Size?
  /// What measures the content.
  var measurer: (any ContentMeasuring)?
  /// How large a stack that shares its extent in proportion takes a view to be that has no intrinsic size, instead of
  /// measuring it.
  package var sizeToShareBy: Size?
  /// How far the frame reaches beyond the alignment rectangle.
  package var alignmentRectInsets: EdgeInsets?
  /// Where the first line of text stands.
  package var firstBaseline: Baseline?
  /// Where the last line of text stands.
  package var lastBaseline: Baseline?

  package init() {}
}

extension LayoutView {
  /// What is said instead of this view's own answers.
  package final var overrides: LayoutOverrides {
    get { storedOverrides ?? LayoutOverrides() }
    set {
      // What was there before ends after the exchange, not within it.
      var overrides: LayoutOverrides? = newValue
      swap(&storedOverrides, &overrides)
      invalidateIntrinsicContentSize()
      invalidateBaselines()
      for constraint in touching { constraint.note(.constant) }
      geometry.maskReference = nil
      let engine = self.engine
      engine?.queue(self)
    }
  }

  final var alignmentInsets: EdgeInsets { storedOverrides?.alignmentRectInsets ?? alignmentRectInsets }

  final var firstLine: Baseline { storedOverrides?.firstBaseline ?? firstBaselineMetrics }

  final var lastLine: Baseline { storedOverrides?.lastBaseline ?? lastBaselineMetrics }
}
