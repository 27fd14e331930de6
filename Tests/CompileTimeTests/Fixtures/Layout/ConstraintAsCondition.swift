// What `==` makes is a constraint, not an answer.
import CassowaryLayout

func condition(_ a: LayoutView, _ b: LayoutView) {
  if a.width == b.width {}
}
