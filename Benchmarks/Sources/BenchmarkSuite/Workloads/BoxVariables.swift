import Cassowary

/// The four variables of a box.
struct BoxVariables {
  let left: Variable
  let top: Variable
  let width: Variable
  let height: Variable

  init(_ solver: inout Solver) {
    left = solver.variable()
    top = solver.variable()
    width = solver.variable()
    height = solver.variable()
  }
}

extension UnsafeColumn {
  /// Reads the four values of every box in turn.
  func read(_ boxes: [BoxVariables], from solver: borrowing Solver) {
    solver.withValues { read in
      var index = 0
      for box in boxes {
        self[index] = read[box.left]
        self[index + 1] = read[box.top]
        self[index + 2] = read[box.width]
        self[index + 3] = read[box.height]
        index += 4
      }
    }
  }
}

extension Solver {
  /// Ties a box to its parent and its sibling; see ``PeerProgram/addBox(_:of:isMovable:)``, which does the same.
  mutating func addBox(_ index: Int, of boxes: [BoxVariables], in tree: BoxTree, isMovable: Bool) throws {
    let box = boxes[index]
    let parent = boxes[tree.parent(of: index)]
    let sibling = tree.isSecond(index) ? boxes[index - 1] : nil
    let (inset, gap) = (BoxTree.inset, BoxTree.gap)
    if tree.isHorizontal(tree.parent(of: index)) {
      if !isMovable { try add(box.top == parent.top + inset) }
      try add(box.height == parent.height - 2 * inset)
      guard let sibling else {
        try add(box.left == parent.left + inset)
        if !tree.hasSibling(index) { try add(box.left + box.width == parent.left + parent.width - inset) }
        return
      }
      try add(box.width == sibling.width)
      if isMovable {
        try add(box.width + sibling.width == parent.width - (2 * inset + gap))
      } else {
        try add(box.left == sibling.left + sibling.width + gap)
        try add(box.left + box.width == parent.left + parent.width - inset)
      }
    } else {
      if !isMovable { try add(box.left == parent.left + inset) }
      try add(box.width == parent.width - 2 * inset)
      guard let sibling else {
        try add(box.top == parent.top + inset)
        if !tree.hasSibling(index) { try add(box.top + box.height == parent.top + parent.height - inset) }
        return
      }
      try add(box.height == sibling.height)
      if isMovable {
        try add(box.height + sibling.height == parent.height - (2 * inset + gap))
      } else {
        try add(box.top == sibling.top + sibling.height + gap)
        try add(box.top + box.height == parent.top + parent.height - inset)
      }
    }
  }
}
