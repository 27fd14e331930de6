/// W3: a binary tree of boxes whose root is resized by two edits.
struct TreeWorkload: Workload {
  let name = "W3"
  let title = "tree: resize the root"
  let sizes = [15, 63, 255, 1023, 4095]
  let settlingSteps = 2

  /// The root's box at the beginning (nil) and after each step.
  static func root(after step: Int?) -> BoxTree.Box {
    var root = BoxTree.Box(left: 0, top: 0, width: 20_000, height: 20_000)
    if let step {
      // 37 and 53 have no divisor in common with 200: no two steps in a row are of equal width or height.
      root.width += Double((step + 1) * 37 % 200) * 8
      root.height += Double((step + 1) * 53 % 200) * 8
    }
    return root
  }

  /// Two for the root's place, four for every other box.
  func constraintCount(size: Int) -> Int { 4 * size - 2 }

  func stepCount(size: Int) -> Int { 200 }

  /// `left`, `top`, `width` and `height` of every box in turn.
  func answers(size: Int) -> (Int?) -> [Double]? {
    let tree = BoxTree(size: size)
    return { step in
      let root = Self.root(after: step)
      return (0..<size).flatMap { index in
        let box = tree.box(index, root: root)
        return [box.left, box.top, box.width, box.height]
      }
    }
  }

  func ours(size: Int) -> any Session { SolverSession(TreeRun(size: size)) }

  func hand(size: Int) -> (any Session)? { LoopSession(TreeLoop(size: size)) }

  func program(size: Int) -> PeerProgram? {
    var program = PeerProgram()
    program.addVariables(4 * size)
    program.add([(1, 0)], .equal, 0)
    program.add([(1, 1)], .equal, 0)
    let tree = BoxTree(size: size)
    for box in 1..<max(size, 1) { program.addBox(box, of: tree, isMovable: false) }
    for (index, variable) in [2, 3].enumerated() {
      program.perform(.edit(variable: variable, priority: .strong))
      let root = Self.root(after: nil)
      program.perform(.suggest(variable: variable, value: index == 0 ? root.width : root.height))
    }
    for step in 0..<stepCount(size: size) {
      program.beginStep()
      program.perform(.suggest(variable: 2, value: Self.root(after: step).width))
      program.perform(.suggest(variable: 3, value: Self.root(after: step).height))
    }
    return program
  }
}
