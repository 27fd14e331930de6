extension StackView {
  /// How the arranged views lie across the stack's axis; as `UIStackView.Alignment`.
  public enum Alignment: Int, Hashable, Sendable, CaseIterable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge of a vertical stack, at the top of a horizontal one.
    case leading = 1
    /// With their first baselines on one line. Only for horizontal stacks: in a vertical one nothing says where the views
    /// lie, and they are reported as ambiguous.
    case firstBaseline = 2
    /// With their centres on one line.
    case center = 3
    /// At the trailing edge of a vertical stack, at the bottom of a horizontal one.
    case trailing = 4
    /// With their last baselines on one line. Only for horizontal stacks.
    case lastBaseline = 5

    /// Another name of ``leading``, for horizontal stacks.
    public static let top = Alignment.leading
    /// Another name of ``trailing``, for horizontal stacks.
    public static let bottom = Alignment.trailing

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  }
}
