/// The guides whose rectangle follows from their owner.
final class DerivedGuides {
  let margins = LayoutGuide(kind: .margins)
  let safeArea = LayoutGuide(kind: .safeArea)
  var readable: LayoutGuide?

  init(owner: LayoutView) {
    margins.owningView = owner
    safeArea.owningView = owner
    margins.identifier = "UIViewLayoutMarginsGuide"
    safeArea.identifier = "UIViewSafeAreaLayoutGuide"
  }
}

extension DerivedGuides {
  /// The guides that are not among the owner's ``LayoutView/layoutGuides``.
  var all: [LayoutGuide] { [margins, safeArea] }
}
