import Testing
import _TestSupport

@testable import CassowaryLayout

/// Changes touch every member whose rules differ, and few others.
struct StackTouchTests {
  @Test(arguments: StackView.HidingBehavior.allCases, [StackView.Distribution.fill, .fillEqually, .equalSpacing])
  func togglingOneOfManyTouchesAHandful(behavior: StackView.HidingBehavior, distribution: StackView.Distribution) {
    var trial = RecipeTrial((0..<1_000).map { "r\($0)" }.joined(separator: " ")) {
      $0.hidingBehavior = behavior
      $0.distribution = distribution
    }
    _ = trial.arrangement.takeTouches()
    for position in [1, 2, 499, 500, 501, 998, 999, 500, 1] {
      let member = trial.arrangement.members[position]
      trial.arrangement.setHidden(member, !member.isHidden)
      let touches = trial.arrangement.takeTouches()
      #expect(!touches.isAll && touches.members.count <= 9)
      #expect(touches.members.contains { $0 === member })
    }
  }

  @Test func hidingAllOneByOneStaysCheap() {
    var trial = RecipeTrial((0..<1_000).map { "r\($0)" }.joined(separator: " "))
    _ = trial.arrangement.takeTouches()
    for isHidden in [true, false] {
      for member in trial.arrangement.members {
        trial.arrangement.setHidden(member, isHidden)
        let touches = trial.arrangement.takeTouches()
        #expect(!touches.isAll && touches.members.count <= 9)
      }
    }
  }

  @Test func insertingTouchesNeighbours() {
    var trial = RecipeTrial((0..<1_000).map { "r\($0)" }.joined(separator: " "))
    _ = trial.arrangement.takeTouches()
    trial.add("new", at: 500)
    let touches = trial.arrangement.takeTouches()
    #expect(!touches.isAll && touches.members.count <= 9)
  }

  @Test func whatIsUntouchedKeepsItsRules() {
    let rounds = TestSettings.count("STACK_TOUCH_ROUNDS", default: 300)
    for seed in 0..<UInt64(rounds) {
      var random = SeededRandom(seed: seed)
      var trial = RecipeTrial((0..<random.int(in: 0...5)).map { "r\($0)" }.joined(separator: " "))
      var known: [ObjectIdentifier: [String]] = [:]
      for step in 0..<20 {
        change(&trial, &random, step)
        let touches = trial.arrangement.takeTouches()
        let proportions = trial.arrangement.proportions()
        for member in trial.arrangement.members {
          let rules = trial.arrangement.rules(for: member, proportions: proportions).map(trial.text)
          let isTouched = touches.isAll || touches.members.contains { $0 === member }
          if !isTouched {
            #expect(known[ObjectIdentifier(member)] == rules, "seed \(seed), step \(step), member \(member.position)")
          }
          known[ObjectIdentifier(member)] = rules
          #expect(!member.isTouched)
        }
      }
    }
  }

  private func change(_ trial: inout RecipeTrial, _ random: inout SeededRandom, _ step: Int) {
    for _ in 0...random.int(in: 0...2) {
      let count = trial.arrangement.members.count
      switch count == 0 ? 0 : random.index(weighted: [3, 2, 8, 2, 2, 1, 2]) {
      case 0: trial.add("s\(step).\(random.next())", isHidden: random.chance(40), at: random.int(in: 0...count))
      case 1: trial.arrangement.remove(random.element(of: trial.arrangement.members))
      case 2:
        let member = random.element(of: trial.arrangement.members)
        trial.arrangement.setHidden(member, !member.isHidden)
      case 3:
        trial.arrangement.setCustomSpacing(
          random.element(of: [StackView.spacingUseDefault, 0, 7]), after: random.element(of: trial.arrangement.members))
      case 4:
        trial.arrangement.move(random.element(of: trial.arrangement.members), to: random.int(in: 0...count - 1))
      case 5:
        let alignment = random.element(of: StackView.Alignment.allCases)
        let distribution = random.element(of: StackView.Distribution.allCases)
        let behavior = random.element(of: StackView.HidingBehavior.allCases)
        trial.arrangement.update {
          $0.alignment = alignment
          $0.distribution = distribution
          $0.hidingBehavior = behavior
        }
      default:
        var facts = StackMemberFacts()
        facts.length = Double(random.int(in: 0...2))
        facts.hasFirstBaseline = random.chance(50)
        facts.hasLastBaseline = random.chance(50)
        trial.arrangement.setFacts(facts, of: random.element(of: trial.arrangement.members))
      }
    }
  }
}
