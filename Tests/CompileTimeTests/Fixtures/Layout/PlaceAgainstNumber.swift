// A place is not a number of points: it needs another place.
import CassowaryLayout

func constant(_ a: LayoutView) {
  _ = a.leading == 8.5
}
