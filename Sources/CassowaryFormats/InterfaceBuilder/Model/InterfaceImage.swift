import CassowaryLayout

/// An image of the file's resources.
struct InterfaceImage: Sendable {
  let size: Size
  /// A symbol of the system, whose size depends on fonts.
  let isSymbol: Bool
}
