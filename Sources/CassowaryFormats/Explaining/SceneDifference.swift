import CassowaryLayout

/// What is different between two scenes: states, sizes or files.
package struct SceneDifference: Sendable {
  /// A view that moved, came or went.
  package struct Move: Sendable {
    package let id: String
    /// In the root; `nil` if it is not there, or out of the layout.
    package let from: Rect?
    package let to: Rect?
  }

  /// What happened to a constraint.
  package enum Event: String, CaseIterable, Sendable {
    case activated, deactivated
    /// Its constant or priority.
    case changed
    /// A preference that holds no longer, or again.
    case gaveWay, recovered
    /// A required constraint that is set aside, or is so no longer.
    case setAside, restored
  }

  package struct Change: Sendable {
    package let event: Event
    package let equation: String
    package let position: SourcePosition?
    /// What it was before, if it changed.
    package var was: String?
  }

  package let moves: [Move]
  package let changes: [Change]

  /// Differences below this are not seen, in points.
  private static let visible = 0.001

  /// - Throws: ``LayoutError/numericallyUnstable(what:)``.
  package init(from: LayoutScene, to: LayoutScene) throws(LayoutError) {
    let (old, new) = (try from.facts(), try to.facts())
    let oldFrames = Self.frames(old)
    let newFrames = Self.frames(new)
    var seen: Set<String> = []
    moves = (old.views + new.views).compactMap { view in
      guard seen.insert(view.id).inserted else { return nil }
      let (before, after) = (oldFrames[view.id], newFrames[view.id])
      if let before, let after, before.isNear(after, Self.visible) { return nil }
      return before == nil && after == nil ? nil : Move(id: view.id, from: before, to: after)
    }
    let pairs: [(Event, Event, ConstraintSet, ConstraintSet)] = [
      (.activated, .deactivated, ConstraintSet(activeIn: from), ConstraintSet(activeIn: to)),
      (.gaveWay, .recovered, ConstraintSet(lostIn: old), ConstraintSet(lostIn: new)),
      (.setAside, .restored, ConstraintSet(setAsideIn: old), ConstraintSet(setAsideIn: new)),
    ]
    changes = pairs.flatMap { came, went, before, after in
      Self.merged(
        after.without(before).map { Change(event: came, equation: $0.equation, position: $0.position) },
        before.without(after).map { Change(event: went, equation: $0.equation, position: $0.position) })
    }
  }

  /// What comes and goes at one place of the text has changed.
  private static func merged(_ came: [Change], _ went: [Change]) -> [Change] {
    var rest = went
    let all = came.map { change in
      let partner = rest.firstIndex { $0.position != nil && $0.position == change.position }
      guard change.event == .activated, let partner else { return change }
      return Change(
        event: .changed, equation: change.equation, position: change.position, was: rest.remove(at: partner).equation)
    }
    return all + rest
  }

  private static func frames(_ facts: SceneFacts) -> [String: Rect] {
    var frames: [String: Rect] = [:]
    for view in facts.views where view.isShown { frames[view.id] = view.absolute }
    return frames
  }
}

/// Constraints of a scene in order, by what they say.
private struct ConstraintSet {
  private var entries: [(equation: String, position: SourcePosition?)] = []
  private var equations: Set<String> = []

  init(activeIn scene: LayoutScene) {
    for made in scene.constraints {
      for constraint in made where constraint.isActive { add(constraint.equation, scene.position(of: constraint)) }
    }
  }

  init(lostIn facts: SceneFacts) {
    for violation in facts.violations where violation.isLoss {
      add(violation.constraint.equation, violation.constraint.position)
    }
  }

  init(setAsideIn facts: SceneFacts) {
    for conflict in facts.conflicts {
      if let index = conflict.setAside { add(conflict.members[index].equation, conflict.members[index].position) }
    }
  }

  private mutating func add(_ equation: String, _ position: SourcePosition?) {
    if equations.insert(equation).inserted { entries.append((equation, position)) }
  }

  func without(_ other: ConstraintSet) -> [(equation: String, position: SourcePosition?)] {
    entries.filter { !other.equations.contains($0.equation) }
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect, _ distance: Double) -> Bool {
    abs(minX - other.minX) <= distance && abs(minY - other.minY) <= distance && abs(width - other.width) <= distance
      && abs(height - other.height) <= distance
  }
}
