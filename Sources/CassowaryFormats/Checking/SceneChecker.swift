import Cassowary
import CassowaryLayout

/// Looks at one scene of a document.
struct SceneChecker {
  let scene: LayoutScene
  let facts: SceneFacts
  let losses: [SceneLoss]
  /// Pixels per point; 0 if nobody knows.
  let scale: Double
  private(set) var findings: [Finding] = []
  /// What other scenes have told.
  private(set) var known = FindingCollector()
  /// By view, whether it and all around it are shown.
  let isSeen: [Bool]

  /// Differences that nobody sees, in points.
  static let visible = 0.5

  init(_ scene: LayoutScene, _ facts: SceneFacts, scale: Double) {
    self.scene = scene
    self.facts = facts
    self.scale = scale
    losses = scene.losses()
    isSeen = scene.document.views(where: { facts.views[$0].isShown && scene.views[$0].alpha > 0 })
  }

  /// All that one scene tells by itself, but for what ``FindingCollector`` knows in detail already.
  mutating func run(knowing known: FindingCollector) {
    self.known = known
    checkConflicts()
    checkViolations()
    checkTexts()
    checkAmbiguities()
    checkFrames()
    checkHiddenViews()
    // Its owner is going to add to it.
    self.known = FindingCollector()
  }

  /// Tells something. The words are worked out only if they are new: another scene with the same counts.
  mutating func tell(
    _ rule: FindingRule, at position: SourcePosition, about subject: String, _ message: @autoclosure () -> String,
    related: @autoclosure () -> [Finding.Related] = []
  ) {
    if let index = known.index(rule, position, subject) {
      countKnown(rule, index, at: position, about: subject)
    } else {
      findings.append(Finding(rule, message(), at: position, about: subject, related: related()))
    }
  }

  /// Counts what was told of another scene.
  mutating func countKnown(_ rule: FindingRule, _ index: Int, at position: SourcePosition, about subject: String) {
    findings.append(Finding(rule, "", at: position, about: subject, known: index))
  }

  // MARK: Conflicts and preferences

  private mutating func checkConflicts() {
    for conflict in facts.conflicts {
      let aside = conflict.setAside.map { conflict.members[$0] } ?? conflict.members.last
      guard let aside else { continue }
      let position = aside.position ?? conflict.members.compactMap(\.position).first ?? place(ofView: 0)
      let others = conflict.members.count - 1
      let whom = others == 1 ? "another required constraint" : "\(others) other required constraints"
      let why = Self.reason(aside, conflict.members)
      tell(
        .conflict, at: position, about: aside.equation,
        "'\(aside.equation)' contradicts \(whom) and is set aside, \(why); give one of them a priority below 1000, or "
          + "change its constant", related: conflict.members.map(\.related))
      let negative = conflict.members.filter { $0.origin == .nonNegativity }
      for member in negative {
        let size = String(member.equation.prefix { $0 != " " })
        tell(
          .negativeSize, at: position, about: size, "the constraints would make \(size) negative",
          related: conflict.members.map(\.related))
      }
    }
  }

  /// Why it is this one that is set aside.
  private static func reason(_ aside: ConstraintFacts, _ members: [ConstraintFacts]) -> String {
    guard aside.origin == .user else { return "as none of the document's own takes part" }
    // The document's own are activated in its order. One that came before others was set aside for a contradiction without
    // them.
    func isBehind(_ member: ConstraintFacts) -> Bool {
      guard member.origin == .user, let position = member.position, let own = aside.position else { return false }
      return (position.line, position.column) > (own.line, own.column)
    }
    let isLast = !members.contains(where: isBehind)
    return isLast
      ? "as the last of the document's own" : "as the last of the document's own in another contradiction, too"
  }

  private mutating func checkViolations() {
    for given in losses {
      if given.kind == .preference {
        let equation = given.constraint.equation
        tell(
          .preference, at: scene.position(of: given.constraint) ?? place(ofView: 0), about: equation,
          "'\(equation)' is given up by \(pointsText(given.error))")
      } else if let (view, loss) = loss(given), loss > Self.visible {
        let name = facts.views[view].id
        let word = given.constraint.firstAttribute == .width ? "narrower" : "lower"
        tell(
          .clippedContent, at: place(ofView: view), about: given.quantity,
          "\(name) is \(pointCount(loss)) \(word) than its content")
      }
    }
  }

  /// Texts that go on below the last line that may be shown.
  private mutating func checkTexts() {
    for (index, view) in scene.views.enumerated() where isSeen[index] {
      guard let cutOff = (view as? Label)?.cutOff, cutOff > Self.visible else { continue }
      let name = facts.views[index].id
      tell(
        .clippedContent, at: place(ofView: index), about: name + " text",
        "the text of \(name) goes on for \(pointCount(cutOff)) below its last line")
    }
  }

  // MARK: Hidden views

  /// A hidden view keeps its required size in UIKit, against the stack's wish to squeeze it.
  private mutating func checkHiddenViews() {
    for index in facts.views.indices where facts.views[index].isHidden && scene.document.views[index].isArranged {
      guard let stack = scene.document.views[index].parent.flatMap({ scene.views[$0] as? StackView }) else { continue }
      let attribute: LayoutAttribute = stack.axis == .horizontal ? .width : .height
      for (entry, made) in zip(scene.document.constraints, scene.constraints) {
        let culprit = made.first { constraint in
          constraint.isActive && constraint.firstItem === scene.views[index] && constraint.firstAttribute == attribute
            && constraint.secondItem == nil && constraint.priority == .required
            && constraint.relation != .lessThanOrEqual && constraint.constant > 0
        }
        guard let culprit else { continue }
        let name = facts.views[index].id
        tell(
          .hiddenSize, at: scene.document.position(of: entry.place), about: culprit.equation,
          "\(name) is hidden, but '\(culprit.equation)' is required; UIKit keeps its place. "
            + "Give it a priority of 999")
      }
    }
  }

  // MARK: Places

  func place(ofView index: Int) -> SourcePosition { scene.viewPositions[index] }
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
