import CassowaryFormats
import CassowaryLayout

/// Points for people: three digits behind the point tell a third of a pixel from the next. Programs get all of them.
func pointsText(_ value: Double) -> String {
  numberText((value * 1000).rounded() / 1000)
}

/// `(16, 47, 358, 100)`: x, y, width, height.
func frameText(_ frame: Rect) -> String {
  "(" + [frame.minX, frame.minY, frame.width, frame.height].map(pointsText).joined(separator: ", ") + ")"
}
