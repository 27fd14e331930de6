import CassowaryLayout

/// `(16, 47, 358, 100)`: x, y, width, height.
package func frameText(_ frame: Rect) -> String {
  "(" + [frame.minX, frame.minY, frame.width, frame.height].map(pointsText).joined(separator: ", ") + ")"
}
