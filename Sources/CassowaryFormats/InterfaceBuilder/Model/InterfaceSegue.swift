/// A way from one controller to another.
struct InterfaceSegue: Sendable {
  let destination: String
  /// `relationship` for controllers that hold others; `show`, `presentation`, `embed` and so on.
  let kind: String
  let relationship: String?
}
