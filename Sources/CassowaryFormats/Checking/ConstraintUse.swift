import Cassowary
import CassowaryLayout

/// Which constraints of a document do something, over all its scenes; and which say what others say.
struct ConstraintUse {
  private let document: LayoutDocument
  /// The constraints that decided nothing so far, in order: an entry may be several, as a visual format is.
  private var idle: [Part] = []
  /// The first scene has been looked at.
  private var hasBegun = false

  /// One of the constraints that an entry of the document stands for.
  private struct Part {
    let entry: Int
    let number: Int
    /// From the first scene.
    let text: String
    var wasActive = false
  }

  init(_ document: LayoutDocument) { self.document = document }

  var isAnyIdle: Bool { !hasBegun || !idle.isEmpty }

  /// Looks at a scene that is laid out.
  mutating func note(_ scene: LayoutScene) {
    if !hasBegun {
      hasBegun = true
      for entry in document.constraints.indices {
        for (number, constraint) in scene.constraints[entry].enumerated() {
          idle.append(Part(entry: entry, number: number, text: constraint.equation))
        }
      }
    }
    // What is set aside does something: it contradicts.
    let setAside = Set(scene.root.constraintsSetAside.map { ObjectIdentifier($0) })
    var rest: [Part] = []
    for var part in idle {
      let constraints = scene.constraints[part.entry]
      if part.number < constraints.count {
        let constraint = constraints[part.number]
        let isTight = scene.root.isTight(constraint)
        if isTight != nil { part.wasActive = true }
        if isTight == true || setAside.contains(ObjectIdentifier(constraint)) { continue }
      }
      rest.append(part)
    }
    idle = rest
  }

  /// Those that decided nothing in any scene.
  func findings() -> [Finding] {
    idle.map { part in
      let reason =
        part.wasActive ? "never binds, in any state at any size that was checked" : "is not active in any state"
      return Finding(
        .noEffect, "'\(part.text)' \(reason)", at: document.position(of: document.constraints[part.entry].place),
        about: part.text)
    }
  }

  // MARK: Duplicates

  /// Constraints of the document that follow from others: the same again, or what others imply.
  static func repetitions(in scene: LayoutScene, _ inspection: LayoutInspection) -> [Finding] {
    var search = RedundancySearch()
    var seen: [RowSignature: LayoutConstraint] = [:]
    var rows: [(row: Constraint, constraint: LayoutConstraint, entry: Int?)] = []
    for row in inspection.solver.constraints {
      guard let constraint = inspection.constraint(behind: row) else { continue }
      let isOfRoot = constraint.firstItem === scene.root && constraint.origin == .autoresizingMask
      // The canvas is to be any size: what follows from this one is no repetition.
      if !isOfRoot { rows.append((row, constraint, scene.entry(of: ObjectIdentifier(constraint)))) }
    }
    // What the layout makes comes first, so that the document's own repeat it and not the other way round.
    rows = rows.filter { $0.entry == nil } + rows.filter { $0.entry != nil }
    var findings: [Finding] = []
    for (number, (row, constraint, entry)) in rows.enumerated() {
      let isRequired = constraint.priority == .required
      guard entry != nil || isRequired, let canonical = try? inspection.solver.canonical(row) else { continue }
      if let entry {
        let signature = RowSignature(canonical, Strength(Double(constraint.priority.rawValue)))
        if let first = seen[signature] {
          findings.append(
            Finding(
              .duplicate, "'\(constraint.equation)' says what '\(first.equation)' says",
              at: scene.document.position(of: scene.document.constraints[entry].place), about: constraint.equation,
              related: [scene.related(first)]))
          continue
        }
        seen[signature] = constraint
      }
      if isRequired { search.add(canonical, number: number, isWanted: entry != nil) }
    }
    for (number, others) in search.results() {
      guard let entry = rows[number].entry else { continue }
      // What is implied with this safe area and these margins may not be so with others.
      let isBound = rows[number].constraint.relation != .equal
      if isBound && ([number] + others).contains(where: { scene.hasInsets(rows[$0].constraint) }) { continue }
      let equation = rows[number].constraint.equation
      let related = others.map { scene.related(rows[$0].constraint) }
      findings.append(
        Finding(
          .redundant, "'\(equation)' follows from " + quotedList(related.map(\.equation)),
          at: scene.document.position(of: scene.document.constraints[entry].place), about: equation, related: related))
    }
    return findings
  }
}

extension LayoutScene {
  /// Whether a constraint says something of safe areas or margins.
  fileprivate func hasInsets(_ constraint: LayoutConstraint) -> Bool {
    // Guides that the document does not have are those that views derive.
    let isDerived = [constraint.firstItem, constraint.secondItem].contains { item in
      (item as? LayoutGuide).map { index(of: $0) == nil } ?? false
    }
    let last = max(constraint.firstAttribute.rawValue, constraint.secondAttribute.rawValue)
    return isDerived || last >= LayoutAttribute.leftMargin.rawValue
  }

  func related(_ constraint: LayoutConstraint) -> Finding.Related {
    let position = position(of: constraint)
    return Finding.Related(
      name: constraint.identifier ?? "", equation: constraint.equation, position: position,
      origin: position == nil ? constraint.origin : nil)
  }
}
