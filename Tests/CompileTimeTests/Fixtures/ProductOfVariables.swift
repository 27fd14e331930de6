// Must not compile: the product of two unknowns is not linear.

func product(_ x: Variable, _ y: Variable) {
  _ = x * y == 1
}
