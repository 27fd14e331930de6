extension PeerProgram {
  /// The constraints of a box; its variables begin at four times its number.
  mutating func addBox(_ box: Int, of tree: BoxTree, isMovable: Bool) {
    let parent = 4 * tree.parent(of: box)
    let (inset, gap) = (BoxTree.inset, BoxTree.gap)
    // Along the axis that the children share, and across it.
    let along = tree.isHorizontal(tree.parent(of: box)) ? 0 : 1
    let across = 1 - along
    let (start, extent) = (4 * box + along, 4 * box + along + 2)
    if !isMovable { add([(1, 4 * box + across), (-1, parent + across)], .equal, inset) }
    add([(1, 4 * box + across + 2), (-1, parent + across + 2)], .equal, -2 * inset)
    guard tree.hasSibling(box), tree.isSecond(box) else {
      add([(1, start), (-1, parent + along)], .equal, inset)
      if !tree.hasSibling(box) {
        add([(1, start), (1, extent), (-1, parent + along), (-1, parent + along + 2)], .equal, -inset)
      }
      return
    }
    let sibling = 4 * (box - 1)
    add([(1, extent), (-1, sibling + along + 2)], .equal, 0)
    if isMovable {
      add([(1, extent), (1, sibling + along + 2), (-1, parent + along + 2)], .equal, -2 * inset - gap)
    } else {
      add([(1, start), (-1, sibling + along), (-1, sibling + along + 2)], .equal, gap)
      add([(1, start), (1, extent), (-1, parent + along), (-1, parent + along + 2)], .equal, -inset)
    }
  }
}
