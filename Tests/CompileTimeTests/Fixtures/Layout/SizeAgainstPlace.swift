// A size cannot be compared with an edge.
import CassowaryLayout

func sized(_ a: LayoutView, _ b: LayoutView) {
  _ = a.width == b.trailing
}
