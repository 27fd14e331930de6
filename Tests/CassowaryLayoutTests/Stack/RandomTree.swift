import CassowaryLayout
import _TestSupport

/// A random tree of stacks, and random changes to it and to its views.
struct RandomTree {
  private(set) var random: SeededRandom
  let top: TreeNode
  let limit: Int
  let width: Double
  let height: Double?
  private var lastID = 0

  /// - Parameter limit: The most views there may be.
  init(seed: UInt64, limit: Int) {
    var random = SeededRandom(seed: seed)
    self.limit = limit
    width = Double(random.int(in: 12...60) * 10)
    height = random.chance(50) ? Double(random.int(in: 12...30) * 10) : nil
    self.random = random
    top = TreeNode(id: 0)
    top.arrangement = TreeNode.Arrangement()
    vary(top)
    var depth = [0: 0]
    for _ in 1..<max(2, self.random.int(in: limit / 2...limit)) {
      let stacks = top.all.filter { $0.arrangement != nil && (depth[$0.id] ?? 0) < 3 }
      let parent = self.random.element(of: stacks)
      let child = makeNode(isStack: self.random.chance(30))
      depth[child.id] = (depth[parent.id] ?? 0) + 1
      parent.arrangement?.children.append(child)
    }
  }

  private mutating func makeNode(isStack: Bool) -> TreeNode {
    lastID += 1
    let node = TreeNode(id: lastID)
    if isStack { node.arrangement = TreeNode.Arrangement() }
    vary(node)
    return node
  }

  /// Gives a node other properties, but no other children.
  private mutating func vary(_ node: TreeNode) {
    if node.id != 0 { node.isHidden = random.chance(25) }
    node.customSpacing = random.chance(20) ? Double(random.int(in: -2...10)) : nil
    if node.arrangement == nil {
      varyContent(of: node)
    } else {
      varyArrangement(of: node)
    }
    if node.wishes.isEmpty && node.id != 0 && random.chance(25) {
      node.wishes = [
        TreeNode.Wish(axis: random.element(of: Axis.allCases), relation: .equal, constant: 0, priority: 0)
      ]
    }
    for index in node.wishes.indices {
      node.wishes[index].constant = Double(random.int(in: 0...60))
      node.wishes[index].priority = random.element(of: [40, 200, 251, 500, 751, 900, 999])
    }
  }

  private mutating func varyContent(of node: TreeNode) {
    node.content = Size(
      width: random.chance(80) ? Double(random.int(in: 1...50)) : -1,
      height: random.chance(80) ? Double(random.int(in: 1...50)) : -1)
    for axis in Axis.allCases {
      node.hugging[axis] = random.element(of: [250, 250, 251, 252, 300])
      node.resistance[axis] = random.element(of: [750, 750, 749, 748, 700])
    }
    node.baselines =
      random.chance(60) ? (Double(random.int(in: 1...20)), Double(random.int(in: 1...8))) : nil
  }

  private mutating func varyArrangement(of node: TreeNode) {
    node.arrangement?.axis = random.element(of: Axis.allCases)
    node.arrangement?.alignment = random.element(of: [.fill, .fill] + StackView.Alignment.allCases)
    node.arrangement?.distribution = random.element(of: [.fill, .fill] + StackView.Distribution.allCases)
    node.arrangement?.spacing = Double(random.element(of: [0, 4, 7]))
    node.arrangement?.isBaselineRelative = random.chance(15)
    node.arrangement?.margin = random.chance(15) ? 3 : nil
    node.arrangement?.behavior = random.chance(30) ? .uikit : .collapse
    node.arrangement?.isRightToLeft = random.chance(20)
  }

  /// Changes the tree and its views in the same way.
  mutating func change(_ scene: TreeScene) {
    let nodes = top.all
    let node = random.element(of: nodes)
    switch random.index(weighted: [8, 3, 2, 2, 2]) {
    case 0:
      guard node.id != 0 else { return }
      node.isHidden.toggle()
      scene.update(node)
    case 1:
      vary(node)
      scene.update(node)
      if let parent = nodes.first(where: { $0.children.contains { $0 === node } }) {
        scene.updateCustomSpacing(after: node, in: parent)
      }
    case 2: insert(into: node, scene, full: nodes.count >= limit)
    case 3: remove(from: node, scene)
    default: move(in: node, scene)
    }
  }

  private mutating func insert(into node: TreeNode, _ scene: TreeScene, full: Bool) {
    guard node.arrangement != nil, !full else { return }
    let child = makeNode(isStack: false)
    let index = random.int(in: 0...node.children.count)
    node.arrangement?.children.insert(child, at: index)
    scene.stack(node)?.insertArrangedSubview(scene.view(child), at: index)
    scene.updateCustomSpacing(after: child, in: node)
  }

  private mutating func remove(from node: TreeNode, _ scene: TreeScene) {
    guard node.children.count > 1 else { return }
    let index = random.int(in: 0...node.children.count - 1)
    let child = node.children[index]
    node.arrangement?.children.remove(at: index)
    let view = scene.view(child)
    if random.chance(50) { scene.stack(node)?.removeArrangedSubview(view) }
    view.removeFromSuperview()
  }

  private mutating func move(in node: TreeNode, _ scene: TreeScene) {
    guard node.children.count > 1, let child = node.arrangement?.children.popLast() else { return }
    let index = random.int(in: 0...node.children.count)
    node.arrangement?.children.insert(child, at: index)
    scene.stack(node)?.insertArrangedSubview(scene.view(child), at: index)
  }

  mutating func chance(_ percent: Int) -> Bool { random.chance(percent) }

  mutating func int(in range: ClosedRange<Int>) -> Int { random.int(in: range) }
}
