// Must not compile: a quotient with an unknown below is not linear.

func quotient(_ x: Variable, _ y: Variable) {
  _ = 1 / x + y == 1
}
