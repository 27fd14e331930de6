/// Moves what is inside the box that is dragged, and writes only that.
struct DragLoop: LoopRun, ~Copyable {
  let size: Int
  /// The tree before anything is dragged.
  var whole: TreeLoop
  let movable: [Int]
  let homes: [BoxTree.Box]
  /// For each box that can be dragged, those inside it that move with it, outer ones first.
  let followers: [[Int]]

  init(workload: DragWorkload, size: Int) {
    self.size = size
    whole = TreeLoop(size: size)
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

  var valueCount: Int { 4 * size }

  mutating func build(into values: borrowing UnsafeColumn) { whole.build(into: values) }

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
