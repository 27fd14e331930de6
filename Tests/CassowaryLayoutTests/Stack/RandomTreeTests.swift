import Testing
import _TestSupport

@testable import CassowaryLayout

/// Random trees of stacks: what toggling leads to is what building afresh gives, and what the reference solver finds.
///
/// `STACK_TREES` asks for more trees; the seeds are always 1, 2, 3, ….
struct RandomTreeTests {
  static let chunkCount = 10
  static let count = TestSettings.count("STACK_TREES", default: 500)

  /// One number of a frame.
  struct Quantity: Hashable {
    let id: Int
    let axis: Axis
    let isSize: Bool
  }

  @Test(arguments: 0..<chunkCount)
  func togglingLeadsToWhatBuildingAfreshGives(chunk: Int) throws {
    for index in stride(from: chunk, to: Self.count, by: Self.chunkCount) {
      let seed = UInt64(index) + 1
      var tree = RandomTree(seed: seed, limit: index % 3 == 0 ? 30 : 10)
      let toggled = TreeScene(tree.top, width: tree.width, height: tree.height)
      do {
        for _ in 0..<tree.int(in: 5...25) {
          tree.change(toggled)
          if tree.chance(60) { try toggled.root.layoutIfNeeded() }
        }
        try toggled.root.layoutIfNeeded()
        let fresh = TreeScene(tree.top, width: tree.width, height: tree.height)
        try fresh.root.layoutIfNeeded()
        let problems = Self.differences(tree.top, toggled, fresh)
        if !problems.isEmpty {
          Issue.record("seed \(seed): \(problems.joined(separator: "; "))\n\(tree.top)")
          return
        }
      } catch {
        Issue.record("seed \(seed): \(error)\n\(tree.top)")
        return
      }
    }
  }

  /// Small trees only: exact numbers take their time.
  @Test(arguments: 0..<chunkCount)
  func theReferenceSolverFindsTheSame(chunk: Int) throws {
    for index in stride(from: chunk, to: Self.count, by: Self.chunkCount) {
      let seed = UInt64(index) + 1_000_001
      var tree = RandomTree(seed: seed, limit: index % 4 == 0 ? 12 : 6)
      let scene = TreeScene(tree.top, width: tree.width, height: tree.height)
      do {
        for _ in 0..<tree.int(in: 0...6) {
          tree.change(scene)
          if tree.chance(60) { try scene.root.layoutIfNeeded() }
        }
        try scene.root.layoutIfNeeded()
      } catch {
        Issue.record("seed \(seed): \(error)\n\(tree.top)")
        return
      }
      let problems = Self.deviations(tree, scene)
      if !problems.isEmpty {
        Issue.record(
          "seed \(seed), \(tree.width) x \(tree.height as Any): \(problems.joined(separator: "; "))\n\(tree.top)")
        return
      }
    }
  }

  /// Where a scene is not at the optimum of the reference solver, other than where there are several.
  private static func deviations(_ tree: RandomTree, _ scene: TreeScene) -> [String] {
    let reference = ReferenceTree(
      tree.top, width: tree.width, height: tree.height, sizePriority: TreeScene.sizePriority.rawValue)
    let solver = ReferenceSolver(variableCount: reference.variableCount, constraints: reference.rows)
    guard let optimum = solver.solve() else { return ["the reference finds a contradiction"] }
    var problems: [String] = []
    let open = openQuantities(tree.top, scene)
    for node in visibleParts(of: tree.top) {
      let first = reference.variables[node.id] ?? 0
      let frame = scene.view(node).frame
      for (offset, value) in [frame.minX, frame.minY, frame.width, frame.height].enumerated() {
        let quantity = Quantity(id: node.id, axis: offset % 2 == 0 ? .horizontal : .vertical, isSize: offset > 1)
        let isUnique = optimum.isUnique(first + offset)
        if isUnique == open.contains(quantity) {
          problems.append(
            "\(node.id)[\(offset)] is \(isUnique ? "determined, but reported as open" : "open, but not reported")")
        }
        let expected = optimum.point[first + offset].approximate
        if isUnique && abs(value - expected) > 1e-6 {
          problems.append("\(node.id)[\(offset)] is \(value), not \(expected)")
        }
      }
    }
    return problems
  }

  /// Where two scenes of a tree differ, other than in what is open in one of them.
  private static func differences(_ top: TreeNode, _ one: TreeScene, _ other: TreeScene) -> [String] {
    let open = openQuantities(top, one).union(openQuantities(top, other))
    var problems: [String] = []
    for node in visibleParts(of: top) {
      for axis in Axis.allCases {
        for isSize in [false, true] where !open.contains(Quantity(id: node.id, axis: axis, isSize: isSize)) {
          let values = [one, other].map { scene -> Double in
            let frame = scene.view(node).frame
            return isSize ? frame.size[axis] : frame.minimum(axis)
          }
          if abs(values[0] - values[1]) > 1e-6 {
            problems.append("\(isSize ? "size" : "place") of \(node.id), \(axis): \(values[0]), afresh \(values[1])")
          }
        }
      }
    }
    return problems
  }

  static func openQuantities(_ top: TreeNode, _ scene: TreeScene) -> Set<Quantity> {
    let ids = Dictionary(uniqueKeysWithValues: top.all.map { (ObjectIdentifier(scene.view($0)), $0.id) })
    return Set(
      scene.root.layoutAmbiguities().compactMap { ambiguity in
        ids[ObjectIdentifier(ambiguity.item)].map {
          Quantity(id: $0, axis: ambiguity.axis, isSize: ambiguity.isSize)
        }
      })
  }

  /// The nodes that are in the layout: not inside a collapsed one.
  static func visibleParts(of node: TreeNode) -> [TreeNode] {
    [node]
      + node.children.flatMap { child in
        child.isHidden && node.arrangement?.behavior == .collapse ? [child] : visibleParts(of: child)
      }
  }
}
