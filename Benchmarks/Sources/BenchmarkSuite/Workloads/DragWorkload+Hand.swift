/// Moves what is inside the box that is dragged, and writes only that.
struct DragLoop: LoopRun, ~Copyable {
  let root: BoxTree.Box
  let tree: BoxTree
  let movable: [Int]
  let homes: [BoxTree.Box]
  /// For each box that can be dragged, those inside it that move with it, outer ones first.
  let followers: [[Int]]

  init(workload: DragWorkload, size: Int) {
    root = workload.root
    tree = BoxTree(size: size)
    movable = DragWorkload.movable(size: size)
    homes = workload.homes(size: size)
    followers = movable.map { box in
      var found = [box]
      var next = 0
      while next < found.count {
        let children = [2 * found[next] + 1, 2 * found[next] + 2]
        found += children.filter { child in child < size && !DragWorkload.movable(size: size).contains(child) }
        next += 1
      }
      return found
    }
  }

  var valueCount: Int { 4 * tree.size }

  mutating func build(into values: borrowing UnsafeColumn) {
    for index in 0..<tree.size {
      let box = tree.box(index, root: root)
      values[4 * index] = box.left
      values[4 * index + 1] = box.top
      values[4 * index + 2] = box.width
      values[4 * index + 3] = box.height
    }
  }

  mutating func step(_ index: Int, into values: borrowing UnsafeColumn) {
    let target = DragWorkload.target(of: index, among: movable.count)
    let offset = DragWorkload.offset(index)
    let box = movable[target]
    let x = homes[target].left + offset.x - values[4 * box]
    let y = homes[target].top + offset.y - values[4 * box + 1]
    for follower in followers[target] {
      values[4 * follower] += x
      values[4 * follower + 1] += y
    }
  }
}
