// An edge of one axis cannot be compared with one of the other.
import CassowaryLayout

func mixed(_ a: LayoutView, _ b: LayoutView) {
  _ = a.leading == b.top
}
