import Cassowary
import CassowaryLayout

/// Looks at one scene of a document.
struct SceneChecker {
  let scene: LayoutScene
  let facts: SceneFacts
  /// Pixels per point; 0 if nobody knows.
  let scale: Double
  var findings: [Finding] = []
  /// Views by what reports call them.
  private let indices: [String: Int]

  /// Differences that nobody sees, in points.
  static let visible = 0.5

  init(_ scene: LayoutScene, _ facts: SceneFacts, scale: Double) {
    self.scene = scene
    self.facts = facts
    self.scale = scale
    indices = Dictionary(zip(facts.views.map(\.id), facts.views.indices), uniquingKeysWith: { first, _ in first })
  }

  /// All that one scene tells by itself, but for what ``FindingCollector`` knows in detail already.
  mutating func run(knowing known: FindingCollector) {
    checkConflicts()
    checkViolations()
    checkAmbiguities(known)
    checkFrames()
    checkHiddenViews()
  }

  // MARK: Conflicts and preferences

  private mutating func checkConflicts() {
    for conflict in facts.conflicts {
      let aside = conflict.setAside.map { conflict.members[$0] } ?? conflict.members.last
      guard let aside else { continue }
      let position = aside.position ?? conflict.members.compactMap(\.position).first ?? place(ofView: 0)
      let others = conflict.members.count - 1
      let whom = others == 1 ? "another required constraint" : "\(others) other required constraints"
      let why = aside.origin == .user ? "as the last of the document's own" : "as none of the document's own takes part"
      findings.append(
        Finding(
          .conflict,
          "'\(aside.equation)' contradicts \(whom) and is set aside, \(why); give one of them a priority below 1000, or "
            + "change its constant", at: position, about: aside.equation, related: conflict.members.map(\.related)))
      let negative = conflict.members.filter { $0.origin == .nonNegativity }
      for member in negative {
        let size = String(member.equation.prefix { $0 != " " })
        findings.append(
          Finding(
            .negativeSize, "the constraints would make \(size) negative", at: position, about: size,
            related: conflict.members.map(\.related)))
      }
    }
  }

  private mutating func checkViolations() {
    for violation in facts.violations {
      let constraint = violation.constraint
      let amount = pointsText(violation.error)
      switch violation.kind {
      case .preference:
        findings.append(
          Finding(
            .preference, "'\(constraint.equation)' is given up by \(amount)",
            at: constraint.position ?? place(ofView: 0), about: constraint.equation))
      case .compression where violation.error > Self.visible:
        let id = violation.quantity.lastIndex(of: ".").map { String(violation.quantity[..<$0]) }
        guard let view = id.flatMap({ indices[$0] }), facts.views[view].isShown else { continue }
        let word = violation.quantity.hasSuffix(".width") ? "narrower" : "lower"
        findings.append(
          Finding(
            .clippedContent, "\(facts.views[view].id) is \(amount) points \(word) than its content",
            at: place(ofView: view), about: violation.quantity))
      default: continue
      }
    }
  }

  // MARK: Hidden views

  /// A hidden view keeps its required size in UIKit, against the stack's wish to squeeze it.
  private mutating func checkHiddenViews() {
    for (index, spec) in scene.document.views.enumerated() where spec.isArranged && facts.views[index].isHidden {
      guard let stack = spec.parent.flatMap({ scene.views[$0] as? StackView }) else { continue }
      let attribute: LayoutAttribute = stack.axis == .horizontal ? .width : .height
      for (entry, made) in zip(scene.document.constraints, scene.constraints) {
        let culprit = made.first { constraint in
          constraint.isActive && constraint.firstItem === scene.views[index] && constraint.firstAttribute == attribute
            && constraint.secondItem == nil && constraint.priority == .required
            && constraint.relation != .lessThanOrEqual && constraint.constant > 0
        }
        guard let culprit else { continue }
        findings.append(
          Finding(
            .hiddenSize,
            "\(facts.views[index].id) is hidden, but '\(culprit.equation)' is required; UIKit keeps its place. "
              + "Give it a priority of 999",
            at: scene.document.position(of: entry.place), about: culprit.equation))
      }
    }
  }

  // MARK: Places

  func place(ofView index: Int) -> SourcePosition { scene.document.position(of: scene.document.views[index].place) }
}

extension ConstraintFacts {
  var related: Finding.Related {
    Finding.Related(
      name: identifier, equation: equation, position: position, origin: position == nil ? origin : nil)
  }
}

extension ViewFacts {
  /// Whether there is anything to see of it, as far as frames tell.
  var isShown: Bool { isLaidOut && !isHidden }
}
