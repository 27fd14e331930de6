import CassowaryLayout

extension LayoutConstraint.Origin {
  /// Who made a constraint, for people.
  var words: String {
    switch self {
    case .user: "the document"
    case .stackView: "stack view"
    case .autoresizingMask: "frame and autoresizing"
    case .contentSize: "content size"
    case .readableContent: "readable guide"
    case .nonNegativity: "no size is negative"
    }
  }

  /// The same for programs.
  var name: String {
    switch self {
    case .user: "user"
    case .stackView: "stackView"
    case .autoresizingMask: "autoresizingMask"
    case .contentSize: "contentSize"
    case .readableContent: "readableContent"
    case .nonNegativity: "nonNegativity"
    }
  }
}
