extension StackView {
  /// How the arranged views share the stack's extent along its axis; as `UIStackView.Distribution`.
  public enum Distribution: Int, Hashable, Sendable, CaseIterable {
    /// They fill it; hugging and compression resistance decide which of them give way.
    case fill = 0
    /// They fill it, and all are equally large.
    case fillEqually = 1
    /// They fill it in proportion to their intrinsic sizes.
    ///
    /// As in UIKit the spacing counts as part of the whole when the shares are made, so the shares do not quite add up and
    /// the last view takes the difference.
    case fillProportionally = 2
    /// The gaps between them are equally large, and at least ``StackView/spacing``.
    case equalSpacing = 3
    /// Their centres are equally far apart, while the gaps are at least ``StackView/spacing``.
    case equalCentering = 4
  }
}
