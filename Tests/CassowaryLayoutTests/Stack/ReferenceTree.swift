import CassowaryLayout
import _TestSupport

/// The rows that a tree of stacks stands for, written down from the tables of the specification in one go.
///
/// Shares nothing with the code under test: no incremental steps, no roles, exact numbers.
struct ReferenceTree {
  private(set) var rows: [ReferenceConstraint] = []
  private(set) var variableCount = 0
  /// The first of the four variables of each node: x, y, width, height, in the coordinates of the parent.
  private(set) var variables: [Int: Int] = [:]

  /// A sum of variables and a constant.
  struct Sum {
    var terms: [ReferenceConstraint.Term]
    var constant: Rational = 0

    static func - (one: Sum, other: Sum) -> Sum {
      Sum(
        terms: one.terms + other.terms.map { .init($0.variable, -$0.coefficient) },
        constant: one.constant - other.constant)
    }

    static func * (factor: Rational, sum: Sum) -> Sum {
      Sum(terms: sum.terms.map { .init($0.variable, factor * $0.coefficient) }, constant: factor * sum.constant)
    }
  }

  init(_ top: TreeNode, width: Double, height: Double?, sizePriority: Float) {
    makeVariables(top)
    let item = Item(variables[top.id] ?? 0)
    want(item.start(.horizontal), .equal, Sum(terms: []))
    want(item.start(.vertical), .equal, Sum(terms: []))
    want(item.size(.horizontal), .equal, Self.number(width), sizePriority)
    want(item.size(.vertical), .equal, Self.number(height ?? 0), height == nil ? 50 : sizePriority)
    expand(top, isCollapsed: false)
  }

  /// A node by itself, pulled as small as it can be.
  init(fitting node: TreeNode) {
    makeVariables(node)
    for axis in Axis.allCases { want(item(node).size(axis), .equal, Self.number(0), 50) }
    expand(node, isCollapsed: false)
  }

  /// The content size of a node along an axis, or else the least that its own rows allow.
  static func length(of node: TreeNode, _ axis: Axis) -> Rational {
    if node.content[axis] >= 0 { return Rational(node.content[axis]) }
    let tree = ReferenceTree(fitting: node)
    let solver = ReferenceSolver(variableCount: tree.variableCount, constraints: tree.rows)
    return solver.solve().map { $0.point[(tree.variables[node.id] ?? 0) + 2 + axis.rawValue] } ?? 0
  }

  private mutating func makeVariables(_ node: TreeNode) {
    variables[node.id] = makeItem()
    for child in node.children { makeVariables(child) }
  }

  /// Four variables; no extent is negative.
  private mutating func makeItem() -> Int {
    let first = variableCount
    variableCount += 4
    for axis in Axis.allCases { want(Item(first).size(axis), .atLeast, Sum(terms: [])) }
    return first
  }

  func item(_ node: TreeNode) -> Item { Item(variables[node.id] ?? 0) }

  mutating func makeGuide() -> Item { Item(makeItem()) }

  static func number(_ value: Double) -> Sum { Sum(terms: [], constant: Rational(value)) }

  mutating func want(
    _ one: Sum, _ relation: ReferenceConstraint.Relation, _ other: Sum, _ priority: Float = 1000
  ) {
    let difference = one - other
    rows.append(
      ReferenceConstraint(difference.terms, relation, -difference.constant, priority: Double(priority)))
  }

  /// The lines and extents of a view or guide.
  struct Item {
    let first: Int

    init(_ first: Int) { self.first = first }

    func start(_ axis: Axis) -> Sum { Sum(terms: [.init(first + axis.rawValue, 1)]) }

    func size(_ axis: Axis) -> Sum { Sum(terms: [.init(first + 2 + axis.rawValue, 1)]) }

    func end(_ axis: Axis) -> Sum {
      Sum(terms: [.init(first + axis.rawValue, 1), .init(first + 2 + axis.rawValue, 1)])
    }

    func center(_ axis: Axis) -> Sum {
      Sum(terms: [.init(first + axis.rawValue, 1), .init(first + 2 + axis.rawValue, Rational(BigInt(1), BigInt(2)))])
    }
  }

  /// What a node is by itself, then as a stack.
  mutating func expand(_ node: TreeNode, isCollapsed: Bool) {
    let item = item(node)
    if !isCollapsed {
      for axis in Axis.allCases {
        if node.content[axis] >= 0 {
          let content = Self.number(node.content[axis])
          want(item.size(axis), .atMost, content, node.hugging[axis] ?? 250)
          want(item.size(axis), .atLeast, content, node.resistance[axis] ?? 750)
        }
      }
      for wish in node.wishes {
        want(item.size(wish.axis), .equal, Self.number(wish.constant), wish.priority)
      }
    }
    guard let arrangement = node.arrangement, !isCollapsed else { return }
    if !arrangement.children.isEmpty { expandStack(node, arrangement) }
    for child in arrangement.children {
      expand(child, isCollapsed: child.isHidden && arrangement.behavior == .collapse)
    }
  }
}
