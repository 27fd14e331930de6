// Must not compile: the product of two expressions is not linear.

func product(_ x: Variable, _ y: Variable) {
  _ = (x + 1) * (y + 2) <= 3
}
