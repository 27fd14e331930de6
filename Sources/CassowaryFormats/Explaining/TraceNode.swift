import Cassowary
import CassowaryLayout

/// A view, guide or variable with its values and what holds it.
package struct TraceNode: Sendable {
  package let name: String
  /// `stack`, `guide`, `variable`, …
  package let kind: String
  /// How many views are around it.
  package let depth: Int
  /// In the superview, of a view or guide.
  package var frame: Rect?
  /// Of a variable.
  package var value: Double?
  package var isHidden = false
  /// False inside a collapsed view: the frame means nothing.
  package var isLaidOut = true
  /// Quantities that are open: `x`, `width`.
  package internal(set) var open: [String] = []
  /// The constraints that bind it now, oldest first.
  package internal(set) var holders: [Finding.Related] = []

  /// Every variable of a constraint repeats it: one of very many terms is cut, or the trace would grow with their square.
  static func shortened(_ equation: String) -> String {
    guard equation.utf8.count > longestEquation else { return equation }
    return equation.prefix(longestEquation) + "…"
  }

  /// In characters; more than anybody reads.
  private static let longestEquation = 200

  init(_ name: String, kind: String, depth: Int) {
    self.name = name
    self.kind = kind
    self.depth = depth
  }
}

extension LayoutScene {
  /// Every view and guide, parents before children, with the constraints that bind it: equations, and inequalities at their
  /// bounds.
  ///
  /// - Throws: ``LayoutError/numericallyUnstable(what:)``.
  package func trace() throws(LayoutError) -> [TraceNode] {
    let facts = try facts()
    var nodes = facts.views.map { view in
      var node = TraceNode(view.id, kind: view.kind.rawValue, depth: view.depth)
      node.frame = view.frame
      node.isHidden = view.isHidden
      node.isLaidOut = view.isLaidOut
      return node
    }
    nodes += facts.guides.map { guide in
      var node = TraceNode(guide.id, kind: "guide", depth: 1)
      node.frame = guide.frame
      return node
    }
    let indices = Dictionary(zip(nodes.map(\.name), nodes.indices), uniquingKeysWith: { first, _ in first })
    for ambiguity in facts.ambiguities {
      if let index = indices[ambiguity.item] { nodes[index].open.append(ambiguity.quantity) }
    }
    let inspection = root.layoutInspection()
    for row in inspection.solver.constraints {
      guard let constraint = inspection.constraint(behind: row), constraint.origin != .nonNegativity,
        inspection.solver.binds(row)
      else { continue }
      let related = related(constraint)
      for index in nodeIndices(of: constraint) { nodes[index].holders.append(related) }
    }
    return nodes
  }

  /// The nodes of the items that a constraint speaks of; guides of views count as the views.
  private func nodeIndices(of constraint: LayoutConstraint) -> [Int] {
    var indices: [Int] = []
    for item in [constraint.firstItem, constraint.secondItem] {
      guard let item, let spec = index(of: item) else { continue }
      let index: Int
      switch spec {
      case .view(let view), .viewGuide(let view, _): index = view
      case .guide(let guide): index = document.views.count + guide
      }
      if !indices.contains(index) { indices.append(index) }
    }
    return indices
  }
}

extension Script {
  /// Every variable at the end of the script, with the constraints that bind it.
  package func trace() -> [TraceNode] {
    var runner = ScriptRunner(ScriptOptions())
    _ = runner.run(self) { _ in }
    let lines = runner.model.lines
    var nodes: [TraceNode] = []
    var indices: [Variable.ID: Int] = [:]
    for name in runner.model.variableNames {
      guard let variable = runner.model.variable(name) else { continue }
      indices[variable.id] = nodes.count
      var node = TraceNode(name, kind: "variable", depth: 0)
      node.value = runner.model.solver.value(variable)
      nodes.append(node)
    }
    for ambiguity in runner.model.solver.ambiguities() {
      if let index = indices[ambiguity.variable.id] { nodes[index].open.append("value") }
    }
    for constraint in runner.model.solver.constraints where runner.model.solver.binds(constraint) {
      guard let fact = try? runner.model.solver.fact(of: constraint),
        let canonical = try? runner.model.solver.canonical(constraint)
      else { continue }
      let related = Finding.Related(
        name: fact.name, equation: TraceNode.shortened(fact.equation),
        position: lines[constraint].map { source.start(ofLine: $0.line) })
      for term in canonical.left.terms {
        if let index = indices[term.variable.id] { nodes[index].holders.append(related) }
      }
    }
    return nodes
  }
}
