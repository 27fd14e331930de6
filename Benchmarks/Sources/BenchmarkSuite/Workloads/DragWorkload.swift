/// W8: the tree of W3 at a fixed size, where one box in a hundred can be dragged with all that is in it.
///
/// A box that can be dragged comes second in its parent; its left and top are edited instead of tied, and instead of
/// the gap its pair is told that two widths, the insets and the gap fill the parent.
struct DragWorkload: Workload {
  let name = "W8"
  let title = "drag: one box of a tree, read what changed"
  let sizes = [15, 63, 255, 1023, 4095]
  let settlingSteps = 2

  /// Events in a row that drag the same box.
  static let eventsPerBox = 20

  let root = TreeWorkload.root(after: nil)

  /// The boxes that can be dragged.
  static func movable(size: Int) -> [Int] {
    guard size >= 3 else { return [] }
    let count = max(1, size / 100)
    return (1...count).map { 2 * ($0 * (size - 1) / (2 * count + 2)) }.map { max($0, 2) }
  }

  /// Which box an event drags, as an index into ``movable(size:)``.
  static func target(of event: Int, among count: Int) -> Int { event / eventsPerBox % count }

  /// How far from home an event puts its box.
  static func offset(_ event: Int) -> (x: Double, y: Double) {
    (Double(event * 13 % 97 - 48), Double(event * 29 % 83 - 41))
  }

  /// Where the boxes that can be dragged are when nobody has dragged them.
  func homes(size: Int) -> [BoxTree.Box] {
    let tree = BoxTree(size: size)
    return Self.movable(size: size).map { tree.box($0, root: root) }
  }

  func constraintCount(size: Int) -> Int { 4 * size - 2 * Self.movable(size: size).count }

  func stepCount(size: Int) -> Int { Self.movable(size: size).isEmpty ? 0 : 1000 }

  /// `left`, `top`, `width` and `height` of every box in turn.
  func answers(size: Int) -> (Int?) -> [Double]? {
    let tree = BoxTree(size: size)
    let movable = Self.movable(size: size)
    let homes = homes(size: size)
    return { step in
      var places: [Int: (left: Double, top: Double)] = [:]
      for (index, box) in movable.enumerated() {
        places[box] = (homes[index].left, homes[index].top)
        // The last event that dragged it, a block of events at a time.
        var event = step
        while let last = event, Self.target(of: last, among: movable.count) != index {
          let blockStart = last / Self.eventsPerBox * Self.eventsPerBox
          event = blockStart > 0 ? blockStart - 1 : nil
        }
        if let event {
          let offset = Self.offset(event)
          places[box] = (homes[index].left + offset.x, homes[index].top + offset.y)
        }
      }
      return (0..<size).flatMap { index in
        let box = tree.box(index, root: root) { places[$0] }
        return [box.left, box.top, box.width, box.height]
      }
    }
  }

  func ours(size: Int) -> any Session { SolverSession(DragRun(workload: self, size: size)) }

  func hand(size: Int) -> (any Session)? { LoopSession(DragLoop(workload: self, size: size)) }

  func program(size: Int) -> PeerProgram? {
    let movable = Self.movable(size: size)
    let homes = homes(size: size)
    let tree = BoxTree(size: size)
    var program = PeerProgram()
    program.addVariables(4 * size)
    for (variable, value) in [root.left, root.top, root.width, root.height].enumerated() {
      program.add([(1, variable)], .equal, value)
    }
    for box in 1..<max(size, 1) { program.addBox(box, of: tree, isMovable: movable.contains(box)) }
    for (box, home) in zip(movable, homes) {
      for (variable, value) in [(4 * box, home.left), (4 * box + 1, home.top)] {
        program.perform(.edit(variable: variable, priority: .strong))
        program.perform(.suggest(variable: variable, value: value))
      }
    }
    for event in 0..<stepCount(size: size) {
      let index = Self.target(of: event, among: movable.count)
      let offset = Self.offset(event)
      program.beginStep()
      program.perform(.suggest(variable: 4 * movable[index], value: homes[index].left + offset.x))
      program.perform(.suggest(variable: 4 * movable[index] + 1, value: homes[index].top + offset.y))
    }
    return program
  }
}
