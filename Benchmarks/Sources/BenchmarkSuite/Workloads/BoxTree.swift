/// A binary tree of boxes inside boxes: box i holds the boxes 2 i + 1 and 2 i + 2, side by side at even depths, one
/// above the other at odd ones. Children keep an inset from their parent and a gap between them, and are of equal
/// size.
struct BoxTree {
  static let inset = 4.0
  static let gap = 4.0

  /// The four values of a box in the order in which they are read.
  struct Box {
    var left: Double
    var top: Double
    var width: Double
    var height: Double
  }

  let size: Int

  func parent(of box: Int) -> Int { (box - 1) / 2 }

  /// Whether the box comes second inside its parent.
  func isSecond(_ box: Int) -> Bool { box % 2 == 0 }

  /// Whether the box shares its parent with another one.
  func hasSibling(_ box: Int) -> Bool { isSecond(box) || box + 1 < size }

  /// Whether the children of the box are side by side.
  func isHorizontal(_ box: Int) -> Bool { depth(of: box) % 2 == 0 }

  private func depth(of box: Int) -> Int { Int.bitWidth - 1 - (box + 1).leadingZeroBitCount }

  /// The boxes on the way from the root's child to the box.
  private func path(to box: Int) -> [Int] {
    var path: [Int] = []
    var box = box
    while box > 0 {
      path.append(box)
      box = parent(of: box)
    }
    return path.reversed()
  }

  /// Where a box is, found on its own by walking down to it; `place` moves boxes elsewhere with all that is in them.
  func box(_ box: Int, root: Box, place: (Int) -> (left: Double, top: Double)? = { _ in nil }) -> Box {
    var found = root
    for next in path(to: box) {
      let shared = hasSibling(next) ? 2 * Self.inset + Self.gap : 2 * Self.inset
      let share = hasSibling(next) ? 2.0 : 1.0
      var inner = Box(
        left: found.left + Self.inset, top: found.top + Self.inset, width: found.width - 2 * Self.inset,
        height: found.height - 2 * Self.inset)
      if isHorizontal(parent(of: next)) {
        inner.width = (found.width - shared) / share
        if isSecond(next) { inner.left += inner.width + Self.gap }
      } else {
        inner.height = (found.height - shared) / share
        if isSecond(next) { inner.top += inner.height + Self.gap }
      }
      if let place = place(next) { (inner.left, inner.top) = (place.left, place.top) }
      found = inner
    }
    return found
  }
}
