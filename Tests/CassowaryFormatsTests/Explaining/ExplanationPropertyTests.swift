import CassowaryLayout
import Testing
import _TestSupport

@testable import CassowaryFormats

/// Explanations of random documents against what `solve` says of them, and of the documents with one constraint otherwise.
///
/// `CASSOWARY_EXPLAINED_SCREENS` asks for more of them; the seeds are always 1, 2, 3, ….
@Suite struct ExplanationPropertyTests {
  static let screens = TestSettings.count("CASSOWARY_EXPLAINED_SCREENS", default: 36)
  static let chunks = 6

  /// What a document says in one of its states.
  struct Screen {
    let text: String
    let states: [String]

    func scene(_ text: String? = nil, scale: Double = 0) throws -> LayoutScene {
      var options = SceneOptions()
      options.states = states
      options.scale = scale
      return try LayoutScene(DocumentTrial.document(text ?? self.text), options)
    }

    static func all(seed: Int) throws -> [Screen] {
      let text = ExplainedScreen.document(seed: UInt64(seed))
      return [Screen(text: text, states: [])]
        + (try DocumentTrial.document(text).stateNames.map { Screen(text: text, states: [$0]) })
    }
  }

  static func numbers(_ frame: Rect) -> [(word: String, value: Double)] {
    [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)]
  }

  static func areClose(_ one: Double, _ other: Double, _ tolerance: Double) -> Bool {
    abs(one - other) <= tolerance * (1 + abs(other))
  }

  @Test(arguments: 0..<chunks)
  func everyQuantityIsTheSumOfItsReasons(chunk: Int) throws {
    var (explained, folded) = (0, 0)
    var problems: [String] = []
    for seed in stride(from: chunk + 1, through: Self.screens, by: Self.chunks) {
      for screen in try Screen.all(seed: seed) {
        let facts = try screen.scene().facts()
        let shown = try screen.scene(scale: 2).facts()
        let scene = try screen.scene(scale: 2)
        for (view, rounded) in zip(facts.views, shown.views) where view.isLaidOut && !view.isHidden {
          let frame = Self.numbers(view.frame).filter {
            view.depth > 0 || $0.word.hasSuffix("h") || $0.word == "height"
          }
          folded += view.kind == .stack ? 1 : 0
          for (explanation, number) in zip(try scene.explanations(of: view.id + ".frame"), frame) {
            let place = "seed \(seed) \(screen.states), \(explanation.quantity)"
            #expect(explanation.quantity == "\(view.id).\(number.word)")
            let shown = Self.numbers(rounded.frame).first { $0.word == number.word }?.value
            #expect(explanation.shown?.value == shown || !explanation.settles, "\(place)")
            problems += Self.unexplainedWraps(explanation, facts).map { "\(place): \($0)" }
            #expect(
              Self.areClose(explanation.value, number.value, 1e-9) || !explanation.settles,
              "\(place): \(explanation.value), \(number)")
            for chain in [explanation.chain] + explanation.bases.map(\.chain) {
              let sum = chain.steps.map(\.contribution).reduce(0, +) + chain.held.map(\.contribution).reduce(0, +)
              #expect(Self.areClose(sum, chain.value, 1e-9), "\(place): \(sum), \(chain.value)")
            }
            let named =
              explanation.chain.steps.map(\.constraint.equation) + explanation.losers.map(\.constraint.equation)
            #expect(!named.contains { $0.contains("= -1") }, "\(place)")
            explained += explanation.settles ? 1 : 0
          }
        }
      }
    }
    #expect(problems.isEmpty)
    #expect(explained > 100 && folded > 0)
  }

  /// Heights of texts in several lines in the chains, without the width that they follow from.
  private static func unexplainedWraps(_ explanation: ValueExplanation, _ facts: SceneFacts) -> [String] {
    let chains = [explanation.chain] + explanation.bases.map(\.chain)
    let oneLine = Label(text: "A").intrinsicContentSize.height
    return chains.flatMap(\.steps).filter { $0.constraint.origin == .contentSize }.compactMap { step in
      let words = step.constraint.equation.split(separator: " ")
      guard words[0].hasSuffix(".height"), let height = Double(words[2]), height > oneLine + 1,
        let view = facts.views.first(where: { $0.kind == .label && words[0] == $0.id + ".height" })
      else { return nil }
      let chain = explanation.bases.first { $0.chain.quantity == view.id + ".width" }?.chain
      let isRight = chain.map { areClose($0.value, view.frame.width, 1e-9) || !explanation.settles } ?? false
      return isRight ? nil : step.constraint.equation
    }
  }

  @Test(arguments: 0..<chunks)
  func whatIfsAreWhatTheEditedDocumentSolvesTo(chunk: Int) throws {
    var (changes, wins, misses) = (0, 0, 0)
    for seed in stride(from: chunk + 1, through: Self.screens, by: Self.chunks) {
      var random = SeededRandom(seed: UInt64(seed))
      for screen in try Screen.all(seed: seed) {
        let views = try screen.scene().facts().views.filter { $0.isLaidOut && !$0.isHidden && $0.depth > 0 }
        guard !views.isEmpty else { continue }
        for explanation in try screen.scene().explanations(of: random.element(of: views).id + ".frame") {
          let place = "seed \(seed) \(screen.states), \(explanation.quantity)"
          for change in explanation.changes {
            guard let position = change.constraint.position,
              let text = EditedDocument.without(position, screen.text)
            else { continue }
            let (value, isOpen) = try Self.solved(explanation.quantity, screen, text)
            changes += 1
            #expect(isOpen == change.isOpen, "\(place) without \(change.constraint.equation):\n\(text)")
            #expect(
              isOpen || Self.areClose(change.value, value, 1e-6),
              "\(place) without \(change.constraint.equation): \(change.value), not \(value):\n\(text)")
          }
          for loser in explanation.losers {
            #expect(!loser.winners.isEmpty, "\(place), \(loser.constraint.equation):\n\(screen.text)")
            guard let position = loser.constraint.position,
              let text = EditedDocument.preferring(position, screen.text)
            else { continue }
            let facts = try screen.scene(text).facts()
            let error = facts.violations.first { $0.constraint.position == position }?.error ?? 0
            #expect(
              Self.areClose(loser.leastError ?? 0, error, 1e-6), "\(place), \(loser.constraint.equation):\n\(text)")
            if loser.leastError != nil { misses += 1 }
            guard let wouldBe = loser.wouldBe else { continue }
            let (value, isOpen) = try Self.solved(explanation.quantity, screen, text)
            wins += 1
            #expect(
              isOpen || Self.areClose(wouldBe, value, 1e-6),
              "\(place) with \(loser.constraint.equation): \(wouldBe), not \(value):\n\(text)")
          }
        }
      }
    }
    #expect(changes > 20 && wins + misses > 0)
  }

  @Test func whatIsSetAsideIsSaid() throws {
    var said = 0
    for seed in stride(from: 1, through: Self.screens, by: 2) {
      for screen in try Screen.all(seed: seed) {
        for conflict in try screen.scene().facts().conflicts {
          guard let index = conflict.setAside else { continue }
          let equation = conflict.members[index].equation
          let words = equation.split(separator: " ")
          guard words[0].hasSuffix(".width"), words.count == 3, let number = Double(words[2]) else { continue }
          let explanation = try #require(try screen.scene().explanations(of: String(words[0])).first)
          let setAside = try #require(explanation.setAside.first { $0.constraint.equation == equation })
          #expect(setAside.wanted?.value == number, "seed \(seed), \(equation)")
          #expect(Self.areClose(setAside.error, abs(number - explanation.value), 1e-9), "seed \(seed), \(equation)")
          #expect(setAside.against.count == conflict.members.count - 1, "seed \(seed), \(equation)")
          said += 1
        }
      }
    }
    #expect(said > 5)
  }

  /// What `solve` says of a quantity of an edited document, and whether it calls it ambiguous.
  private static func solved(_ quantity: String, _ screen: Screen, _ text: String) throws -> (Double, isOpen: Bool) {
    let facts = try screen.scene(text).facts()
    let parts = quantity.split(separator: ".")
    let view = try #require(facts.views.first { $0.id == parts[0] })
    let number = try #require(numbers(view.frame).first { $0.word == parts[1] })
    return (number.value, facts.ambiguities.contains { $0.item == parts[0] && $0.quantity == parts[1] })
  }
}
