import Cassowary

struct DragRun: SolverRun {
  let root: BoxTree.Box
  let tree: BoxTree
  let movable: [Int]
  let homes: [BoxTree.Box]
  let isMovable: [Bool]
  var boxes: [BoxVariables] = []
  /// What the two edits are given, in memory that is used again.
  var wishes: [(Variable, Double)] = []

  init(workload: DragWorkload, size: Int) {
    root = workload.root
    tree = BoxTree(size: size)
    movable = DragWorkload.movable(size: size)
    homes = workload.homes(size: size)
    isMovable = (0..<size).map(movable.contains)
    boxes.reserveCapacity(size)
  }

  var valueCount: Int { 4 * tree.size }

  mutating func reset() {
    boxes.removeAll(keepingCapacity: true)
    wishes.removeAll(keepingCapacity: true)
  }

  mutating func build(_ solver: inout Solver, into values: borrowing UnsafeColumn) throws {
    let first = BoxVariables(&solver)
    try solver.add(first.left == root.left)
    try solver.add(first.top == root.top)
    try solver.add(first.width == root.width)
    try solver.add(first.height == root.height)
    boxes.append(first)
    for index in 1..<max(tree.size, 1) {
      boxes.append(BoxVariables(&solver))
      try solver.addBox(index, of: boxes, in: tree, isMovable: isMovable[index])
    }
    for (box, home) in zip(movable, homes) {
      try solver.edit(boxes[box].left)
      try solver.suggest(boxes[box].left, home.left)
      try solver.edit(boxes[box].top)
      try solver.suggest(boxes[box].top, home.top)
    }
    wishes.append((first.left, 0))
    wishes.append((first.top, 0))
    values.read(boxes, from: solver)
    solver.takeChanges { _ in }
  }

  mutating func step(_ index: Int, _ solver: inout Solver, into values: borrowing UnsafeColumn) throws {
    let target = DragWorkload.target(of: index, among: movable.count)
    let offset = DragWorkload.offset(index)
    let box = boxes[movable[target]]
    wishes[0] = (box.left, homes[target].left + offset.x)
    wishes[1] = (box.top, homes[target].top + offset.y)
    try solver.suggest(wishes)
    values.readChanges(of: &solver)
  }
}

extension UnsafeColumn {
  /// Reads the variables that changed since they were last asked for. Values lie where their variables' slots are.
  func readChanges(of solver: inout Solver) {
    let changed = solver.takeChanges { $0 }
    solver.withValues { read in
      for variable in changed { self[variable.id.index] = read[variable] }
    }
  }
}
