/// What says how large a content is: either a fixed size, or also a size for a given width.
///
/// Every view measures itself (labels their text, images and buttons theirs); ``LayoutView/contentMeasurer`` gives any view
/// another measurer without a subclass. All sizes are of the alignment rectangle, in points.
public protocol ContentMeasuring {
  /// The size that the content asks for; ``LayoutView/noIntrinsicMetric`` on an axis without a size of its own.
  var intrinsicContentSize: Size { get }

  /// The size of the content when it is `width` wide; `nil` if its height does not depend on the width.
  ///
  /// Asked after a width was solved, at most twice in a round of a layout.
  func intrinsicContentSize(forWidth width: Double) -> Size?
}

extension ContentMeasuring {
  /// `nil`: the height does not depend on the width.
  public func intrinsicContentSize(forWidth width: Double) -> Size? { nil }
}

extension LayoutView: ContentMeasuring {
  /// What measures the content of this view; `nil`, the default, for the view itself.
  ///
  /// A measurer whose answers change is followed by ``invalidateIntrinsicContentSize()``.
  public final var contentMeasurer: (any ContentMeasuring)? {
    get { storedOverrides?.measurer }
    set {
      var overrides = self.overrides
      overrides.measurer = newValue
      self.overrides = overrides
    }
  }

  /// The content size that counts: a document's, the measurer's, or the view's own.
  final var contentSizeToUse: Size {
    guard let storedOverrides else { return intrinsicContentSize }
    return storedOverrides.contentSize ?? (storedOverrides.measurer ?? self).intrinsicContentSize
  }

  final func contentSizeToUse(forWidth width: Double) -> Size? {
    guard let storedOverrides else { return intrinsicContentSize(forWidth: width) }
    if storedOverrides.contentSize != nil { return nil }
    return (storedOverrides.measurer ?? self).intrinsicContentSize(forWidth: width)
  }
}
