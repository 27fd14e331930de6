import Cassowary
import CassowaryLayout

extension SceneChecker {
  /// How many mends are tried on one scene, and on one where more than `many` quantities are open: each asks all of them.
  private static let trials = (usual: 16, ofMany: 1)
  private static let many = 500

  /// What is open, each with a constraint that closes it, tried on a copy.
  mutating func checkAmbiguities() {
    // Ties need directions, which say what is open, too.
    if known.hasTies { _ = scene.root.layoutFreedom() }
    // Told in detail once; another scene only counts.
    let subjects = scene.root.layoutOpenQuantities().compactMap { OpenPlace.subject(of: $0, in: scene) }
    let indices = subjects.map { known.index(.ambiguity, $0.position, $0.text) }
    if !indices.contains(nil) {
      for (subject, index) in zip(subjects, indices) {
        if let index { countKnown(.ambiguity, index, at: subject.position, about: subject.text) }
      }
      if known.hasTies && !subjects.isEmpty { checkTies() }
      return
    }
    let open = scene.root.layoutAmbiguities().compactMap { OpenPlace($0, in: scene) }
    let news = open.filter { known.index(.ambiguity, $0.position, $0.subject) == nil }
    let freedom = scene.root.layoutFreedom()
    let inspection = scene.root.layoutInspection()
    let mends = mends(for: open, until: news, freedom, inspection)
    for place in open {
      var message = "\(place.subject) is open: it could \(place.directions)"
      if let mend = mends[place.subject] {
        message += "; '\(mend.equation)' would fix " + (mend.isOwn ? "it" : "this, too")
      }
      tell(.ambiguity, at: place.position, about: place.subject, message)
    }
    checkTies()
  }

  private struct Mend {
    let equation: String
    let isOwn: Bool
  }

  /// Constraints at the present values, added to the inspection's solver one by one until the news are closed.
  private func mends(
    for open: [OpenPlace], until news: [OpenPlace], _ freedom: Freedom, _ inspection: LayoutInspection
  ) -> [String: Mend] {
    var freedom = freedom
    var mends: [String: Mend] = [:]
    var trials = open.count > Self.many ? Self.trials.ofMany : Self.trials.usual
    for place in open where mends[place.subject] == nil && trials > 0 {
      guard let variable = place.variable(in: inspection) else { continue }
      let value = inspection.solver.value(variable)
      trials -= 1
      guard (try? inspection.solver.add(variable == value)) != nil else { continue }
      let equation = place.equation(value)
      mends[place.subject] = Mend(equation: equation, isOwn: true)
      freedom = inspection.solver.freedom(left: freedom, keeping: variable)
      for other in open where mends[other.subject] == nil {
        guard let variable = other.variable(in: inspection), !freedom.isOpen(variable) else { continue }
        mends[other.subject] = Mend(equation: equation, isOwn: false)
      }
      if news.allSatisfy({ mends[$0.subject] != nil }) { break }
    }
    return mends
  }

  /// Two contents that could give way to one another: sizes that move against each other, held by equal priorities.
  private mutating func checkTies() {
    var pairs = SizePairs(scene)
    // What moves together with very much more says nothing of two contents.
    for ambiguity in scene.root.layoutMoves() where ambiguity.companions <= Self.many {
      guard let size = pairs.size(ambiguity.variable) else { continue }
      let direction = ambiguity.direction
      let own = direction.first { $0.variable.id == ambiguity.variable.id }?.amount ?? 1
      for partner in direction where partner.amount * own < 0 {
        // Each pair is met from both sides, and in several moves.
        guard let other = pairs.size(partner.variable), size.axis == other.axis, size.view < other.view,
          pairs.insert(size.view, other.view, size.axis), let one = pairs.content(of: size.view, along: size.axis),
          let two = pairs.content(of: other.view, along: size.axis)
        else { continue }
        tie(size.view, other.view, size.axis, content: one + two)
      }
    }
  }

  private mutating func tie(_ first: Int, _ second: Int, _ axis: Axis, content: Double) {
    let (one, other) = (scene.views[first], scene.views[second])
    let extents =
      axis == .horizontal ? (one.frame.width, other.frame.width) : (one.frame.height, other.frame.height)
    let stretches = extents.0 + extents.1 > content
    let priority =
      stretches ? one.contentHuggingPriority(for: axis) : one.contentCompressionResistancePriority(for: axis)
    let otherPriority =
      stretches ? other.contentHuggingPriority(for: axis) : other.contentCompressionResistancePriority(for: axis)
    guard priority == otherPriority else { return }
    let what = stretches ? "hugging" : "compression"
    let names = (facts.views[first].id, facts.views[second].id)
    tell(
      .tiedPriorities, at: place(ofView: first), about: "\(names.0) \(names.1) \(what)",
      "\(names.0) and \(names.1) have the same \(what) priority \(priority) along the "
        + (axis == .horizontal ? "horizontal" : "vertical")
        + " axis, so which of them \(stretches ? "grows" : "shrinks") is open; give one of them another")
  }
}

/// A place or extent that is open, in the words of the document.
struct OpenPlace {
  let ambiguity: LayoutAmbiguity
  let subject: String
  let position: SourcePosition
  private let name: String
  private let parent: String

  init?(_ ambiguity: LayoutAmbiguity, in scene: LayoutScene) {
    guard let entry = Self.entry(of: ambiguity.item, in: scene) else { return nil }
    self.ambiguity = ambiguity
    name = entry.name
    parent = entry.parent
    position = entry.position
    subject = name + "." + ambiguity.quantity
  }

  /// What reports call a quantity, and where the document says its item; `nil` for what only the layout knows.
  static func subject(
    of quantity: LayoutInspection.Quantity, in scene: LayoutScene
  ) -> (text: String, position: SourcePosition)? {
    entry(of: quantity.item, in: scene).map { ($0.name + "." + quantity.word, $0.position) }
  }

  func variable(in inspection: LayoutInspection) -> Variable? {
    inspection.variable(of: ambiguity.item, ambiguity.axis, isSize: ambiguity.isSize)
  }

  private static func entry(
    of item: LayoutItem, in scene: LayoutScene
  ) -> (name: String, parent: String, position: SourcePosition)? {
    guard let index = scene.index(of: item), let name = scene.name(of: item) else { return nil }
    switch index {
    case .view(let index):
      let parent = scene.document.views[index].parent
      return (name, parent.map { scene.views[$0].identifier } ?? "", scene.viewPositions[index])
    case .guide(let index):
      let spec = scene.document.guides[index]
      return (name, scene.views[spec.owner].identifier, scene.document.position(of: spec.place))
    case .viewGuide(let index, _): return (name, scene.views[index].identifier, scene.viewPositions[index])
    }
  }

  /// `move left or right`
  var directions: String {
    let words =
      ambiguity.isSize
      ? ("grow", "shrink") : ambiguity.axis == .horizontal ? ("move right", "move left") : ("move down", "move up")
    switch (ambiguity.canIncrease, ambiguity.canDecrease) {
    case (true, false): return words.0
    case (false, true): return words.1
    default: return words.0 + " or " + words.1
    }
  }

  /// What says that the quantity has this value.
  func equation(_ value: Double) -> String {
    let amount = pointsText(abs(value))
    if ambiguity.isSize { return "\(subject) == \(pointsText(value))" }
    let edge = ambiguity.axis == .horizontal ? "left" : "top"
    let end = amount == "0" ? "" : value < 0 ? " - " + amount : " + " + amount
    return "\(name).\(edge) == \(parent).\(edge)\(end)"
  }
}
