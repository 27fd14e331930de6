import CassowaryLayout

/// Sizes that only Interface Builder's canvas gives.
///
/// A view without a size of its own that a stack does not stretch is drawn that large, so that it can be seen and edited.
/// At run time it would have no extent across the stack.
enum DesignTimeSize {
  static let width = 240.0
  static let height = 50.0
  /// Below all that a file asks for by itself, above the stack's own wishes.
  static let priority = LayoutPriority(100)
  static let identifier = "IB-design-time-size"
}
