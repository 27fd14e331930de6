// Must not compile: a constraint has two sides.

func chain(_ x: Variable, _ y: Variable) {
  _ = 0 <= x <= y
}
