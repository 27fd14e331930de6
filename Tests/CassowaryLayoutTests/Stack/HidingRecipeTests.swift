import Testing

@testable import CassowaryLayout

/// What the recipe wants for hidden members.
struct HidingRecipeTests {
  private func trial(
    _ members: String, _ behavior: StackView.HidingBehavior = .uikit,
    _ settings: (inout StackSettings) -> Void = { _ in }
  ) -> RecipeTrial {
    RecipeTrial(members) {
      $0.spacing = 10
      $0.hidingBehavior = behavior
      settings(&$0)
    }
  }

  @Test(arguments: StackView.HidingBehavior.allCases)
  func hiddenViewsAreOutOfTheChain(behavior: StackView.HidingBehavior) {
    let trial = trial("-A B -C -D E -F", behavior)
    #expect(trial.lines("UISV-spacing") == ["E.leading == B.trailing + 10.0"])
    #expect(
      trial.lines("UISV-canvas-connection").prefix(2) == [
        "stack.leading == B.leading", "stack.trailing == E.trailing",
      ])
    #expect(trial.lines("UISV-hiding") == ["A", "C", "D", "F"].map { "\($0).width == 0.0 @999.999" })
  }

  @Test func inUIKitEachHangsOnTheNearestVisibleView() {
    #expect(
      trial("-A -B C -D -E F -G -H").lines("UISV-spacing-hidden") == [
        "C.leading == A.trailing @50", "C.leading == B.trailing @50",
        "D.leading == C.trailing + 5.0 @50", "E.leading == C.trailing + 5.0 @50",
        "G.leading == F.trailing @50", "H.leading == F.trailing @50",
      ])
  }

  @Test func elasticGapsAreElasticForHiddenViewsToo() {
    let trial = trial("A -B C") { $0.distribution = .equalSpacing }
    #expect(trial.lines("UISV-spacing-hidden") == ["B.leading >= A.trailing + 5.0 @50"])
  }

  @Test func collapsedViewsHangOnTheirNeighbours() {
    #expect(
      trial("-A -B C -D -E F -G -H", .collapse).lines("UISV-spacing-hidden") == [
        "B.leading == A.trailing @999.998", "C.leading == B.trailing @999.998",
        "D.leading == C.trailing + 5.0 @999.998", "E.leading == D.trailing @999.998",
        "G.leading == F.trailing @999.998", "H.leading == G.trailing @999.998",
      ])
  }

  @Test(arguments: StackView.HidingBehavior.allCases)
  func gapIsThatOfTheVisibleViewBefore(behavior: StackView.HidingBehavior) {
    var trial = trial("A -B C", behavior)
    trial.arrangement.setCustomSpacing(30, after: trial["A"])
    trial.arrangement.setCustomSpacing(99, after: trial["B"])
    trial.arrangement.setCustomSpacing(98, after: trial["C"])
    #expect(trial.lines("UISV-spacing") == ["C.leading == A.trailing + 30.0"])
    #expect(trial.lines("UISV-spacing-hidden").map { String($0.prefix(30)) } == ["B.leading == A.trailing + 15.0"])
    trial.arrangement.setCustomSpacing(StackView.spacingUseDefault, after: trial["A"])
    #expect(trial.lines("UISV-spacing") == ["C.leading == A.trailing + 10.0"])
  }

  @Test func sentinelsAreNotNumbers() {
    var trial = trial("A B -C D")
    trial.arrangement.setCustomSpacing(StackView.spacingUseSystem, after: trial["A"])
    trial.arrangement.setCustomSpacing(StackView.spacingUseSystem, after: trial["B"])
    #expect(trial.lines("UISV-spacing") == ["B.leading == A.trailing + 8.0", "D.leading == B.trailing + 8.0"])
    #expect(trial.lines("UISV-spacing-hidden") == ["C.leading == B.trailing + 4.0 @50"])
    trial.arrangement.setCustomSpacing(StackView.spacingUseDefault, after: trial["B"])
    trial.arrangement.update { $0.spacing = StackView.spacingUseDefault }
    #expect(trial.lines("UISV-spacing") == ["B.leading == A.trailing + 8.0", "D.leading == B.trailing"])
    trial.arrangement.update { $0.spacing = StackView.spacingUseSystem }
    #expect(trial.lines("UISV-spacing").last == "D.leading == B.trailing + 8.0")
  }

  @Test func gapsAreWholePixels() {
    let trial = trial("A B C") {
      $0.spacing = 3.3
      $0.displayScale = 2
    }
    #expect(trial.lines("UISV-spacing") == ["B.leading == A.trailing + 3.5", "C.leading == B.trailing + 3.5"])
  }

  @Test func spannersStandInWhereAllIsHidden() {
    let trial = trial("-A -B") { $0.alignment = .center }
    #expect(
      trial.lines() == [
        "UISV-canvas-connection: stack.leading == ordering.leading",
        "UISV-canvas-connection: stack.trailing == ordering.trailing",
        "UISV-canvas-connection: stack.top == sp.top", "UISV-canvas-connection: stack.bottom == sp.bottom",
        "UISV-spanning-fit: ordering.width == 0.0 @0.001", "UISV-spanning-fit: sp.height == 0.0 @0.001",
        "UISV-ambiguity-suppression: A.height == 0.0 @25", "UISV-hiding: A.width == 0.0 @999.999",
        "UISV-alignment: A.centerY == B.centerY", "UISV-ambiguity-suppression: B.height == 0.0 @25",
        "UISV-hiding: B.width == 0.0 @999.999",
      ])
    let collapsed = self.trial("-A -B", .collapse) { $0.alignment = .center }
    #expect(
      collapsed.lines("UISV-spacing-hidden") == [
        "A.centerY == stack.centerY @999.998", "A.leading == ordering.leading @999.998",
        "B.leading == A.trailing @999.998",
      ])
  }

  @Test(arguments: StackView.Distribution.allCases)
  func hiddenViewsTakeNoPartInTheDistribution(distribution: StackView.Distribution) {
    let (all, some) = (RecipeTrial("A C D") { $0.distribution = distribution }, trial("A -B C D"))
    var hidden = some
    hidden.arrangement.update {
      $0.distribution = distribution
      $0.spacing = 0
    }
    for identifier in ["UISV-spacing", "UISV-fill-equally", "UISV-fill-proportionally", "UISV-distributing-edge"] {
      // Priorities count hidden views; what is said does not.
      func said(_ trial: RecipeTrial) -> [Substring] {
        trial.lines(identifier).map { $0.prefix { $0 != "@" } }
      }
      #expect(said(hidden) == said(all))
    }
  }
}
