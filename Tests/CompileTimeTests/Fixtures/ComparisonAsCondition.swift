// Must not compile: `x == y` says that they are equal, it does not ask.

func condition(_ x: Variable, _ y: Variable) -> Int {
  if x == y { 1 } else { 2 }
}
