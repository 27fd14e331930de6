import Cassowary

struct TreeRun: SolverRun {
  let tree: BoxTree
  var boxes: [BoxVariables] = []
  /// What the two edits are given, in memory that is used again.
  var wishes: [(Variable, Double)] = []

  init(size: Int) {
    tree = BoxTree(size: size)
    boxes.reserveCapacity(size)
  }

  var valueCount: Int { 4 * tree.size }

  mutating func reset() {
    boxes.removeAll(keepingCapacity: true)
    wishes.removeAll(keepingCapacity: true)
  }

  mutating func build(_ solver: inout Solver, into values: borrowing UnsafeColumn) throws {
    let root = BoxVariables(&solver)
    try solver.add(root.left == 0)
    try solver.add(root.top == 0)
    boxes.append(root)
    for index in 1..<max(tree.size, 1) {
      let box = BoxVariables(&solver)
      boxes.append(box)
      try solver.addBox(index, of: boxes, in: tree, isMovable: false)
    }
    let size = TreeWorkload.root(after: nil)
    wishes.append((root.width, size.width))
    wishes.append((root.height, size.height))
    try solver.edit(root.width)
    try solver.suggest(root.width, size.width)
    try solver.edit(root.height)
    try solver.suggest(root.height, size.height)
    values.read(boxes, from: solver)
  }

  mutating func step(_ index: Int, _ solver: inout Solver, into values: borrowing UnsafeColumn) throws {
    let size = TreeWorkload.root(after: index)
    wishes[0].1 = size.width
    wishes[1].1 = size.height
    try solver.suggest(wishes)
    values.read(boxes, from: solver)
  }
}
