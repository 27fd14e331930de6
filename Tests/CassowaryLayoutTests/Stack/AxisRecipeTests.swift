import Testing

@testable import CassowaryLayout

/// The recipe along the axis, table by table.
struct AxisRecipeTests {
  @Test func emptyStackWantsNothing() {
    #expect(RecipeTrial("").lines().isEmpty)
  }

  @Test func viewsAreChainedBetweenTheEdges() {
    let trial = RecipeTrial("A B C") { $0.spacing = 10 }
    #expect(
      trial.lines("UISV-canvas-connection").prefix(2) == [
        "stack.leading == A.leading", "stack.trailing == C.trailing",
      ])
    #expect(
      trial.lines("UISV-spacing") == [
        "B.leading == A.trailing + 10.0", "C.leading == B.trailing + 10.0",
      ])
  }

  @Test func verticalStacksUseTopAndBottom() {
    let trial = RecipeTrial("A B") { $0.axis = .vertical }
    #expect(trial.lines("UISV-canvas-connection").prefix(2) == ["stack.top == A.top", "stack.bottom == B.bottom"])
    #expect(trial.lines("UISV-spacing") == ["B.top == A.bottom"])
  }

  @Test func marginsTakeThePlaceOfTheStackInConnectionsAndShares() {
    var trial = RecipeTrial("A B") {
      $0.isMarginsRelative = true
      $0.distribution = .fillProportionally
    }
    trial.setFacts(of: "A") { $0.length = 30 }
    trial.setFacts(of: "B") { $0.length = 10 }
    #expect(
      trial.lines("UISV-canvas-connection") == [
        "margins.leading == A.leading", "margins.trailing == B.trailing", "margins.top == A.top",
        "margins.bottom == A.bottom",
      ])
    #expect(trial.lines("UISV-fill-proportionally").first == "A.width == 0.75 * margins.width @999")
    trial.arrangement.update {
      $0.distribution = .equalSpacing
    }
    #expect(trial.lines("UISV-canvas-fit") == ["stack.width == 0.0 @49"])
  }

  @Test func baselineRelativeGapsGoFromTextToText() {
    var trial = RecipeTrial("A B") {
      $0.axis = .vertical
      $0.isBaselineRelative = true
      $0.spacing = 20
    }
    #expect(trial.lines("UISV-spacing") == ["B.firstBaseline == A.lastBaseline + 20.0"])
    #expect(trial.lines("UISV-canvas-connection").prefix(2) == ["stack.top == A.top", "stack.bottom == B.bottom"])
    trial.arrangement.update { $0.distribution = .equalSpacing }
    #expect(trial.lines("UISV-spacing") == ["B.firstBaseline >= A.lastBaseline + 20.0"])
    #expect(
      trial.lines("UISV-distributing-edge") == [
        "gapA.top == A.lastBaseline", "gapA.bottom == B.firstBaseline",
      ])
    trial.arrangement.update { $0.axis = .horizontal }
    #expect(trial.lines("UISV-spacing") == ["B.leading >= A.trailing + 20.0"])
  }

  @Test func fillEquallyComparesWithTheFirstVisibleView() {
    let trial = RecipeTrial("-A B C D") { $0.distribution = .fillEqually }
    #expect(trial.lines("UISV-fill-equally") == ["C.width == B.width", "D.width == B.width"])
  }

  @Test func equalSpacingHasEqualGuides() {
    let trial = RecipeTrial("A -B C D") {
      $0.distribution = .equalSpacing
      $0.spacing = 4
    }
    #expect(trial.lines("UISV-spacing") == ["C.leading >= A.trailing + 4.0", "D.leading >= C.trailing + 4.0"])
    #expect(
      trial.lines("UISV-distributing-edge") == [
        "gapA.leading == A.trailing", "gapA.trailing == C.leading", "gapC.leading == C.trailing",
        "gapC.trailing == D.leading",
      ])
    #expect(trial.lines("UISV-fill-equally") == ["gapC.width == gapA.width"])
    #expect(trial.lines("UISV-canvas-fit") == ["stack.width == 0.0 @49"])
    #expect(RecipeTrial("A -B") { $0.distribution = .equalSpacing }.lines("UISV-canvas-fit").isEmpty)
  }

  @Test func equalCenteringCountsDownFrom150ByIndex() {
    let trial = RecipeTrial("A B -C D E") {
      $0.distribution = .equalCentering
      $0.axis = .vertical
    }
    #expect(
      trial.lines("UISV-distributing-edge").prefix(2) == [
        "gapA.top == A.centerY", "gapA.bottom == B.centerY",
      ])
    #expect(
      trial.lines("UISV-fill-equally") == [
        "gapB.height == gapA.height @149", "gapD.height == gapA.height @147",
      ])
  }

  @Test func measuredShares() {
    // Printed by the real class for intrinsic widths 160, 80, 40.
    var trial = RecipeTrial("A B C") { $0.distribution = .fillProportionally }
    for (name, length) in [("A", 160.0), ("B", 80.0), ("C", 40.0)] { trial.setFacts(of: name) { $0.length = length } }
    let rules = trial.arrangement.members.flatMap {
      trial.arrangement.rules(for: $0, proportions: trial.arrangement.proportions())
    }.filter { $0.identifier == "UISV-fill-proportionally" }
    #expect(rules.map { ($0.multiplier * 1e6).rounded() / 1e6 } == [0.571429, 0.285714, 0.142857])
    #expect(rules.map(\.priority) == [999, 998, 997])
  }

  @Test func measuredSharesWithSpacingAndAViewWithoutLength() {
    // Measured in the real class: four items, one of them without a length.
    var trial = RecipeTrial("A B C D") {
      $0.distribution = .fillProportionally
      $0.spacing = 3
    }
    for (name, length) in [("A", 8.0), ("B", 48), ("C", 16)] { trial.setFacts(of: name) { $0.length = length } }
    let rules = trial.arrangement.members.flatMap {
      trial.arrangement.rules(for: $0, proportions: trial.arrangement.proportions())
    }.filter { $0.identifier == "UISV-fill-proportionally" }
    #expect(rules.map { ($0.multiplier * 1e4).rounded() / 1e4 } == [0.0988, 0.5926, 0.1975, 1])
    #expect(rules.map(\.priority) == [999, 998, 997, .required])
    #expect(rules.last.map(trial.text) == "D.width == 0.0")
  }

  @Test func negativeSpacingLeavesNothingOut() {
    var trial = RecipeTrial("A B") {
      $0.distribution = .fillProportionally
      $0.spacing = -50
    }
    trial.setFacts(of: "A") { $0.length = 30 }
    trial.setFacts(of: "B") { $0.length = 10 }
    #expect(
      trial.lines("UISV-fill-proportionally") == [
        "A.width == 0.75 * stack.width @999", "B.width == 0.25 * stack.width @998",
      ])
  }

  @Test func aViewThatIsYetToBeMeasuredHasNoRule() {
    var trial = RecipeTrial("A B") { $0.distribution = .fillProportionally }
    trial.setFacts(of: "A") { $0.length = 30 }
    trial.setFacts(of: "B") {
      $0.length = nil
      $0.hasIntrinsicLength = false
    }
    #expect(trial.lines("UISV-fill-proportionally") == ["A.width == stack.width @999"])
    trial.setFacts(of: "B") { $0.length = 0 }
    #expect(trial.lines("UISV-fill-proportionally") == ["A.width == stack.width @999", "B.width == 0.0 @999.999"])
  }

  @Test func aViewWithoutLengthHasNoShare() {
    var trial = RecipeTrial("A -B C D") {
      $0.distribution = .fillProportionally
      $0.spacing = 10
    }
    trial.setFacts(of: "A") { $0.length = 20 }
    trial.setFacts(of: "C") { $0.length = 60 }
    #expect(
      trial.lines("UISV-fill-proportionally") == [
        "A.width == 0.2 * stack.width @999", "C.width == 0.6 * stack.width @997", "D.width == 0.0",
      ])
  }

  @Test func theOnlyShareIsExactWhereNothingElseNeedsSpace() {
    var trial = RecipeTrial("A B") { $0.distribution = .fillProportionally }
    trial.setFacts(of: "A") { $0.length = 20 }
    #expect(trial.lines("UISV-fill-proportionally") == ["A.width == stack.width", "B.width == 0.0"])
    trial.arrangement.setCustomSpacing(5, after: trial["A"])
    #expect(trial.lines("UISV-fill-proportionally") == ["A.width == stack.width @999", "B.width == 0.0"])
    trial.arrangement.setHidden(trial["B"], true)
    #expect(trial.lines("UISV-fill-proportionally") == ["A.width == stack.width"])
  }

  @Test func withoutAnyLengthTheSharesAreEqual() {
    let trial = RecipeTrial("A B C") { $0.distribution = .fillProportionally }
    #expect(trial.lines("UISV-fill-equally") == ["B.width == A.width", "C.width == A.width"])
    #expect(trial.lines("UISV-fill-proportionally").isEmpty)
  }

  @Test func prioritiesStayAboveZeroHoweverManyViewsThereAre() {
    #expect(StackPriority.share(at: 1_500).isValid)
    #expect(StackPriority.centering(at: 1_500).isValid)
  }
}
