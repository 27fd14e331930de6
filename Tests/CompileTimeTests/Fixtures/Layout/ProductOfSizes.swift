// A product of two sizes is not linear.
import CassowaryLayout

func product(_ a: LayoutView, _ b: LayoutView) {
  _ = a.width == b.width * b.height
}
