import CassowaryLayout

/// Insets that are given from outside: what bars cover and how wide margins are in the screens of a file, where the file
/// itself does not tell.
package struct GuideInsets: Sendable {
  /// Some sides of a rectangle.
  struct Sides: Hashable, Sendable {
    var top: Double?
    var leading: Double?
    var bottom: Double?
    var trailing: Double?
  }

  /// By the view's id.
  var safeAreas: [String: Sides] = [:]
  var margins: [String: Sides] = [:]
  /// The name of the file that they are about, without its folder.
  package let file: String
}

extension GuideInsets.Sides {
  /// The sides that are given, the others as they are.
  func applied(to insets: EdgeInsets, _ direction: LayoutDirection = .leftToRight) -> EdgeInsets {
    let isLeftToRight = direction == .leftToRight
    return EdgeInsets(
      top: top ?? insets.top, left: (isLeftToRight ? leading : trailing) ?? insets.left,
      bottom: bottom ?? insets.bottom, right: (isLeftToRight ? trailing : leading) ?? insets.right)
  }
}
