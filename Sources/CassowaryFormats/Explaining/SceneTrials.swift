import Cassowary
import CassowaryLayout

/// Lays copies of a scene out to the end, each with one constraint that is otherwise: texts wrap anew, margins follow, and what
/// was set aside may come back.
final class SceneTrials {
  private enum Edit: Hashable {
    case without(ConstraintSubject)
    case preferring(ConstraintSubject)
  }

  /// The same in every copy.
  fileprivate enum Preference: Hashable {
    case said(ConstraintSubject)
    /// By a view, in these words.
    case made(String)
  }

  private let scene: LayoutScene
  private let inspection: LayoutInspection
  private let item: ItemSpec
  private let words: [QuantityWord]
  /// By how much preferences are given up as it is.
  private let errors: [Preference: Double]
  /// For each word, what was tried already; nothing where the copy has no solution.
  private var outcomes: [Edit: [TrialOutcome?]] = [:]

  /// What is asked is what `words` say of the item.
  init(_ scene: LayoutScene, _ inspection: LayoutInspection, _ item: ItemSpec, _ words: [QuantityWord]) {
    self.scene = scene
    self.inspection = inspection
    self.item = item
    self.words = words
    errors = scene.preferenceErrors()
  }

  /// Trials about one of the words, by its position.
  func about(_ word: Int) -> some Trials { WordTrials(trials: self, word: word) }

  private struct WordTrials: Trials {
    let trials: SceneTrials
    let word: Int

    func without(_ constraint: Constraint) -> TrialOutcome? {
      trials.subject(of: constraint).flatMap { trials.outcome(of: .without($0), word) }
    }

    func preferring(_ constraint: Constraint) -> TrialOutcome? {
      trials.subject(of: constraint).flatMap { trials.outcome(of: .preferring($0), word) }
    }
  }

  private func subject(of constraint: Constraint) -> ConstraintSubject? {
    inspection.constraint(behind: constraint).flatMap { scene.subject(of: $0) }
  }

  private func outcome(of edit: Edit, _ word: Int) -> TrialOutcome? {
    let known = outcomes[edit] ?? tryOut(edit)
    outcomes[edit] = known
    return known.indices.contains(word) ? known[word] : nil
  }

  private func tryOut(_ edit: Edit) -> [TrialOutcome?] {
    guard let copy = try? scene.exactCopy() else { return [] }
    switch edit {
    case .without(let subject): copy.leaveOut(subject)
    case .preferring(let subject): copy.prefer(subject)
    }
    guard (try? copy.layout()) != nil else { return [] }
    // Where a layout does not settle, what follows would show the next round.
    let rect = copy.alignmentRect(of: item)
    let after = copy.preferenceErrors()
    let inspection = copy.root.layoutInspection()
    return words.map { word in
      guard let value = word.value(of: rect, isReversed: copy.isReversed),
        let expression = copy.expression(word, of: item, inspection),
        let isOpen = try? inspection.solver.isOpen(expression)
      else { return nil }
      var outcome = TrialOutcome(value: value, isOpen: isOpen)
      if case .preferring(let preferred) = edit {
        outcome.error = after[.said(preferred)] ?? 0
        outcome.victims = copy.victims(errors, after, .said(preferred))
      }
      return outcome
    }
  }
}

extension LayoutScene {
  /// By how much preferences are given up.
  fileprivate func preferenceErrors() -> [SceneTrials.Preference: Double] {
    var errors: [SceneTrials.Preference: Double] = [:]
    for violation in root.layoutViolations() { errors[key(of: violation.constraint)] = violation.error }
    return errors
  }

  private func key(of constraint: LayoutConstraint) -> SceneTrials.Preference {
    subject(of: constraint).map { .said($0) } ?? .made(constraint.equation)
  }

  /// What is given up more than before for what is preferred.
  fileprivate func victims(
    _ before: [SceneTrials.Preference: Double], _ after: [SceneTrials.Preference: Double],
    _ preferred: SceneTrials.Preference
  ) -> [TrialOutcome.Victim] {
    let losses = root.layoutViolations().compactMap { violation -> (victim: TrialOutcome.Victim, growth: Double)? in
      let preference = key(of: violation.constraint)
      guard preference != preferred else { return nil }
      return (
        .init(constraint: related(violation.constraint), priority: Double(violation.priority.rawValue)),
        (after[preference] ?? 0) - (before[preference] ?? 0)
      )
    }
    return RankedLosses(losses).victims
  }
}
