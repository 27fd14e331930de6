import Testing

@testable import CassowaryLayout

/// The recipe across the axis, alignment by alignment.
struct CrossRecipeTests {
  private func cross(_ members: String, _ settings: (inout StackSettings) -> Void) -> [String] {
    let along = ["UISV-spacing", "UISV-hiding", "UISV-spacing-hidden"]
    return RecipeTrial(members, settings).lines().filter { line in
      !along.contains { line.hasPrefix($0 + ":") } && !line.contains(".leading") && !line.contains(".trailing")
    }
  }

  @Test func fillTiesBothEdgesAndHasNoSpanner() {
    #expect(
      cross("A B") { $0.alignment = .fill } == [
        "UISV-canvas-connection: stack.top == A.top", "UISV-canvas-connection: stack.bottom == A.bottom",
        "UISV-alignment: A.top == B.top", "UISV-alignment: A.bottom == B.bottom",
      ])
  }

  @Test func topFollowsTheUpperEdgeExactly() {
    #expect(
      cross("A B") { $0.alignment = .top } == [
        "UISV-canvas-connection: stack.top == A.top", "UISV-canvas-connection: stack.bottom == sp.bottom",
        "UISV-spanning-fit: sp.height == 0.0 @51",
        "UISV-spanning-boundary: sp.top == A.top @999.5", "UISV-spanning-boundary: sp.bottom >= A.bottom",
        "UISV-ambiguity-suppression: A.height == 0.0 @25",
        "UISV-alignment: A.top == B.top",
        "UISV-spanning-boundary: sp.top == B.top @999.5", "UISV-spanning-boundary: sp.bottom >= B.bottom",
        "UISV-ambiguity-suppression: B.height == 0.0 @25",
      ])
  }

  @Test func bottomFollowsTheLowerEdgeExactly() {
    #expect(
      cross("A B") { $0.alignment = .bottom } == [
        "UISV-canvas-connection: stack.top == sp.top", "UISV-canvas-connection: stack.bottom == A.bottom",
        "UISV-spanning-fit: sp.height == 0.0 @51",
        "UISV-spanning-boundary: sp.top <= A.top", "UISV-spanning-boundary: sp.bottom == A.bottom @999.5",
        "UISV-ambiguity-suppression: A.height == 0.0 @25",
        "UISV-alignment: A.bottom == B.bottom",
        "UISV-spanning-boundary: sp.top <= B.top", "UISV-spanning-boundary: sp.bottom == B.bottom @999.5",
        "UISV-ambiguity-suppression: B.height == 0.0 @25",
      ])
  }

  @Test func centerTiesTheMiddleToo() {
    #expect(
      cross("A B") { $0.alignment = .center } == [
        "UISV-canvas-connection: stack.top == sp.top", "UISV-canvas-connection: stack.bottom == sp.bottom",
        "UISV-canvas-connection: stack.centerY == A.centerY",
        "UISV-spanning-fit: sp.height == 0.0 @51",
        "UISV-spanning-boundary: sp.top <= A.top", "UISV-spanning-boundary: sp.bottom >= A.bottom",
        "UISV-ambiguity-suppression: A.height == 0.0 @25",
        "UISV-alignment: A.centerY == B.centerY",
        "UISV-spanning-boundary: sp.top <= B.top", "UISV-spanning-boundary: sp.bottom >= B.bottom",
        "UISV-ambiguity-suppression: B.height == 0.0 @25",
      ])
  }

  @Test func firstBaselineStaysBelowTheUpperEdge() {
    var trial = RecipeTrial("A B C") { $0.alignment = .firstBaseline }
    trial.setFacts(of: "A") { $0.hasFirstBaseline = true }
    trial.setFacts(of: "B") { $0.hasFirstBaseline = true }
    #expect(
      trial.lines("UISV-canvas-connection").dropFirst(2) == [
        "stack.top <= A.top", "stack.bottom == sp.bottom", "stack.top <= sp.top",
      ])
    // C has no text: its top takes part, and so does A's towards it.
    #expect(trial.lines("UISV-alignment") == ["A.firstBaseline == B.firstBaseline", "A.top == C.top"])
    #expect(trial.lines("UISV-spanning-boundary").prefix(2) == ["sp.top <= A.top", "sp.bottom >= A.bottom"])
    #expect(trial.lines("UISV-spanning-fit") == ["sp.height == 0.0 @51"])
    #expect(trial.lines("UISV-canvas-fit") == ["stack.height == 0.0 @49"])
    #expect(trial.lines("UISV-ambiguity-suppression").count == 3)
  }

  @Test func lastBaselineStaysAboveTheLowerEdge() {
    var trial = RecipeTrial("A B C") { $0.alignment = .lastBaseline }
    trial.setFacts(of: "A") { $0.hasLastBaseline = true }
    trial.setFacts(of: "B") { $0.hasLastBaseline = true }
    #expect(
      trial.lines("UISV-canvas-connection").dropFirst(2) == [
        "stack.top == sp.top", "stack.bottom >= A.bottom", "stack.bottom >= sp.bottom",
      ])
    #expect(trial.lines("UISV-alignment") == ["A.lastBaseline == B.lastBaseline", "A.bottom == C.bottom"])
    #expect(trial.lines("UISV-canvas-fit") == ["stack.height == 0.0 @49"])
  }

  @Test(arguments: [StackView.Alignment.firstBaseline, .lastBaseline])
  func baselinesSayNothingInColumns(alignment: StackView.Alignment) {
    let trial = RecipeTrial("A B") {
      $0.axis = .vertical
      $0.alignment = alignment
    }
    #expect(trial.lines("UISV-alignment").isEmpty)
    #expect(
      trial.lines("UISV-canvas-connection").dropFirst(2) == [
        "stack.leading == sp.leading", "stack.trailing == sp.trailing",
      ])
    #expect(
      trial.lines("UISV-spanning-boundary").prefix(2) == ["sp.leading <= A.leading", "sp.trailing >= A.trailing"])
    #expect(trial.lines("UISV-canvas-fit").isEmpty)
  }

  @Test(arguments: StackView.HidingBehavior.allCases)
  func hiddenViewsStayAlignedButAreNotSpanned(behavior: StackView.HidingBehavior) {
    let trial = RecipeTrial("-A B C") {
      $0.alignment = .center
      $0.hidingBehavior = behavior
    }
    #expect(trial.lines("UISV-alignment") == ["A.centerY == B.centerY", "A.centerY == C.centerY"])
    #expect(trial.lines("UISV-spanning-boundary").count == 4)
    #expect(trial.lines("UISV-ambiguity-suppression").count == 3)
  }

  @Test func baselineReferenceIsVisibleWhereHiddenViewsCollapse() {
    var trial = RecipeTrial("-A B C") { $0.alignment = .lastBaseline }
    #expect(trial.lines("UISV-alignment") == ["B.bottom == A.bottom", "B.bottom == C.bottom"])
    #expect(trial.lines("UISV-canvas-connection").contains("stack.bottom >= B.bottom"))
    trial.arrangement.update { $0.hidingBehavior = .uikit }
    #expect(trial.lines("UISV-alignment") == ["A.bottom == B.bottom", "A.bottom == C.bottom"])
    #expect(trial.lines("UISV-canvas-connection").contains("stack.bottom >= A.bottom"))
  }

  @Test func fullExampleOfTheSpecification() {
    let trial = RecipeTrial("A B C") {
      $0.spacing = 10
      $0.alignment = .top
      $0.distribution = .equalSpacing
    }
    let expected: Set<String> = [
      "UISV-canvas-connection: stack.leading == A.leading", "UISV-canvas-connection: stack.trailing == C.trailing",
      "UISV-canvas-connection: stack.top == A.top", "UISV-canvas-connection: stack.bottom == sp.bottom",
      "UISV-spacing: B.leading >= A.trailing + 10.0", "UISV-spacing: C.leading >= B.trailing + 10.0",
      "UISV-distributing-edge: gapA.leading == A.trailing", "UISV-distributing-edge: gapA.trailing == B.leading",
      "UISV-distributing-edge: gapB.leading == B.trailing", "UISV-distributing-edge: gapB.trailing == C.leading",
      "UISV-fill-equally: gapB.width == gapA.width",
      "UISV-canvas-fit: stack.width == 0.0 @49",
      "UISV-alignment: A.top == B.top", "UISV-alignment: A.top == C.top",
      "UISV-spanning-boundary: sp.top == A.top @999.5", "UISV-spanning-boundary: sp.top == B.top @999.5",
      "UISV-spanning-boundary: sp.top == C.top @999.5",
      "UISV-spanning-boundary: sp.bottom >= A.bottom", "UISV-spanning-boundary: sp.bottom >= B.bottom",
      "UISV-spanning-boundary: sp.bottom >= C.bottom",
      "UISV-spanning-fit: sp.height == 0.0 @51",
      "UISV-ambiguity-suppression: A.height == 0.0 @25", "UISV-ambiguity-suppression: B.height == 0.0 @25",
      "UISV-ambiguity-suppression: C.height == 0.0 @25",
    ]
    let lines = trial.lines()
    #expect(lines.count == expected.count)
    #expect(Set(lines) == expected)
  }
}
