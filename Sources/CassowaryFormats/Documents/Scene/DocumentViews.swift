import CassowaryLayout

// The classes of views in documents: those of the layout, with contents that a document can override.

/// A plain view of a document.
final class DocumentView: LayoutView, OverridableView {
  var overrides = ContentOverrides()

  override var intrinsicContentSize: Size { overrides.intrinsicSize ?? super.intrinsicContentSize }
  override func intrinsicContentSize(forWidth width: Double) -> Size? {
    overrides.intrinsic == nil ? super.intrinsicContentSize(forWidth: width) : nil
  }
  override var alignmentRectInsets: EdgeInsets { overrides.alignmentInsets ?? super.alignmentRectInsets }
  override var firstBaseline: Baseline { overrides.firstBaseline ?? super.firstBaseline }
  override var lastBaseline: Baseline { overrides.lastBaseline ?? super.lastBaseline }
}

/// A stack of a document.
final class DocumentStack: StackView, OverridableView {
  var overrides = ContentOverrides()

  override var intrinsicContentSize: Size { overrides.intrinsicSize ?? super.intrinsicContentSize }
  override func intrinsicContentSize(forWidth width: Double) -> Size? {
    overrides.intrinsic == nil ? super.intrinsicContentSize(forWidth: width) : nil
  }
  override var alignmentRectInsets: EdgeInsets { overrides.alignmentInsets ?? super.alignmentRectInsets }
  override var firstBaseline: Baseline { overrides.firstBaseline ?? super.firstBaseline }
  override var lastBaseline: Baseline { overrides.lastBaseline ?? super.lastBaseline }
}

/// A scroll view of a document.
final class DocumentScroll: ScrollView, OverridableView {
  var overrides = ContentOverrides()

  override var intrinsicContentSize: Size { overrides.intrinsicSize ?? super.intrinsicContentSize }
  override func intrinsicContentSize(forWidth width: Double) -> Size? {
    overrides.intrinsic == nil ? super.intrinsicContentSize(forWidth: width) : nil
  }
  override var alignmentRectInsets: EdgeInsets { overrides.alignmentInsets ?? super.alignmentRectInsets }
  override var firstBaseline: Baseline { overrides.firstBaseline ?? super.firstBaseline }
  override var lastBaseline: Baseline { overrides.lastBaseline ?? super.lastBaseline }
}

/// A label of a document.
final class DocumentLabel: Label, OverridableView {
  var overrides = ContentOverrides()

  override var intrinsicContentSize: Size { overrides.intrinsicSize ?? super.intrinsicContentSize }
  override func intrinsicContentSize(forWidth width: Double) -> Size? {
    overrides.intrinsic == nil ? super.intrinsicContentSize(forWidth: width) : nil
  }
  override var alignmentRectInsets: EdgeInsets { overrides.alignmentInsets ?? super.alignmentRectInsets }
  override var firstBaseline: Baseline { overrides.firstBaseline ?? super.firstBaseline }
  override var lastBaseline: Baseline { overrides.lastBaseline ?? super.lastBaseline }
}

/// An image view of a document.
final class DocumentImage: ImageView, OverridableView {
  var overrides = ContentOverrides()

  override var intrinsicContentSize: Size { overrides.intrinsicSize ?? super.intrinsicContentSize }
  override func intrinsicContentSize(forWidth width: Double) -> Size? {
    overrides.intrinsic == nil ? super.intrinsicContentSize(forWidth: width) : nil
  }
  override var alignmentRectInsets: EdgeInsets { overrides.alignmentInsets ?? super.alignmentRectInsets }
  override var firstBaseline: Baseline { overrides.firstBaseline ?? super.firstBaseline }
  override var lastBaseline: Baseline { overrides.lastBaseline ?? super.lastBaseline }
}

/// A button of a document.
final class DocumentButton: Button, OverridableView {
  var overrides = ContentOverrides()

  override var intrinsicContentSize: Size { overrides.intrinsicSize ?? super.intrinsicContentSize }
  override func intrinsicContentSize(forWidth width: Double) -> Size? {
    overrides.intrinsic == nil ? super.intrinsicContentSize(forWidth: width) : nil
  }
  override var alignmentRectInsets: EdgeInsets { overrides.alignmentInsets ?? super.alignmentRectInsets }
  override var firstBaseline: Baseline { overrides.firstBaseline ?? super.firstBaseline }
  override var lastBaseline: Baseline { overrides.lastBaseline ?? super.lastBaseline }
}
