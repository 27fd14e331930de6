import Testing

@testable import CassowaryFormats

@Suite struct ScriptRunnerTests {
  @Test func valuesComeInTheOrderOfFirstUse() throws {
    let trial = try ScriptTrial("b: y == 2*x\nx == 3\nprint\nprint x, y, x\n")
    #expect(trial.lines == ["3: print y = 6, x = 3", "4: print x = 3, y = 6, x = 3"])
    #expect(trial.values == "y = 6, x = 3")
    #expect(trial.summary.isOK)
  }

  @Test func printingWhatIsNotThereIsAFailure() throws {
    let trial = try ScriptTrial("x == 1\nprint y, x")
    #expect(trial.lines == ["2: print x = 1; no y"])
    #expect(trial.summary.failures == 1)
  }

  @Test func theConstantIsOnTheRight() throws {
    let trial = try ScriptTrial(
      """
      a: 3 <= x
      w: x == 0 !weak
      expect x = 3
      constant a = -5
      expect x = 5
      b: 2*y + 1 == z + 5 + y
      z == 0
      expect y = 4
      constant b = 7
      expect y = 7
      constant b = -inf
      constant nope = 1
      """)
    #expect(trial.lines == ["11: refused invalidNumber", "12: refused unknownConstraint"])
  }

  @Test func strengthsChangeAndWeigh() throws {
    let trial = try ScriptTrial(
      """
      a: x == 0 !weak
      b: x == 10 !weak*2.5
      expect x = 10
      expect error weak = 10
      strength a = 250*3
      expect x = 0
      expect error 250 = 25
      strength b = !required
      expect x = 10
      strength a = 1001
      strength a = nan
      strength a = -1
      strength a = weak*0
      strength a = weak*inf
      c: y == 1 !2000
      expect x = 10
      print y
      """)
    #expect(
      trial.lines
        == (10...15).map { "\($0): refused invalidNumber" } + ["17: print ; no y"])
  }

  @Test func editsHoldThePresentValueUntilASuggestion() throws {
    let trial = try ScriptTrial(
      """
      w: x == 7 !weak
      edit x
      strength w = weak
      constant w = 9
      expect x = 7
      suggest x = 3
      expect x = 3
      expect error strong = 0
      unedit x
      expect x = 9
      unedit x
      suggest x = 1
      edit x !required
      expect unsatisfiable because edit x, k: k: x == 1
      edit x
      """)
    #expect(
      trial.lines == ["11: refused unknownEdit", "12: refused unknownEdit", "15: refused duplicateEdit"])
  }

  @Test func suggestionsAreAllOrNothing() throws {
    let trial = try ScriptTrial(
      """
      edit x
      edit y
      suggest x = 1, y = 2
      expect x = 1, y = 2
      expect unknownEdit: suggest x = 5, z = 3
      expect invalidNumber: suggest x = 5, y = nan
      expect x = 1, y = 2
      print z
      """)
    #expect(trial.lines == ["8: print ; no z"])
  }

  @Test func unnamedConstraintsAreCountedAlone() throws {
    let trial = try ScriptTrial(
      """
      x >= 0
      named: x >= 1
      c2: x >= 2
      x >= 3
      expect satisfied c1, c2, c3
      expect unsatisfiable because c3, c4: x <= 2
      x <= 4
      remove c4
      x <= 5
      expect satisfied c5
      expect unknownConstraint: remove c4
      c1: x == 1
      """)
    #expect(trial.lines == ["12: refused duplicateConstraint"])
  }

  @Test func aRefusedStatementLeavesNothing() throws {
    let trial = try ScriptTrial(
      """
      a: x == 10
      expect unsatisfiable because a, b: b: x + 0*fresh == 20
      print fresh
      expect invalidNumber: b: other == nan
      print other
      expect invalidNumber: edit third !nan
      print third
      b: x + y == 20
      expect y = 10
      print
      """)
    #expect(
      trial.lines == ["3: print ; no fresh", "5: print ; no other", "7: print ; no third", "10: print x = 10, y = 10"])
  }

  @Test func conflictsAreCompared() throws {
    let trial = try ScriptTrial(
      """
      a: x >= 10
      b: y >= 5
      expect unsatisfiable because e, b, a: e: x + y <= 14
      expect unsatisfiable because a, b or a, b, e: e: x + y <= 14
      expect unsatisfiable because a, b: e: x + y <= 14
      expect invalidNumber: e: x + y <= 14
      expect unsatisfiable: e: z == 1
      remove e
      e: x + y <= 15
      """)
    #expect(
      trial.lines == [
        "5: expected unsatisfiable because a, b; is unsatisfiable because a, b, e",
        "6: expected invalidNumber; is unsatisfiable because a, b, e",
        "7: expected unsatisfiable; is accepted",
      ])
  }

  @Test func failedExpectationsSayWhatIs() throws {
    let trial = try ScriptTrial(
      """
      a: x == 1
      b: x == 3 !weak
      expect x = 2
      expect x = 1.5 ± 0.5
      expect x = 1.5 +- 0.499
      expect z = 0
      expect satisfied a, b
      expect violated a, b
      expect satisfied b ± 0.5
      expect violated nope
      expect error weak = 3
      expect error 251 = 0
      expect error strong = 1
      expect x = nan
      expect unsatisfiable: c: y == 1
      expect unknownEdit: remove nope
      """)
    #expect(
      trial.lines == [
        "3: expected x = 2; is x = 1",
        "5: expected x = 1.5 ± 0.499; is x = 1",
        "6: expected z = 0; is there is no variable 'z'",
        "7: expected satisfied a, b; is a is off by 0, b is off by 2",
        "8: expected violated a, b; is a is off by 0, b is off by 2",
        "10: expected violated nope; is there is no constraint 'nope'",
        "11: expected error weak = 3; is error weak = 2",
        "13: expected error strong = 1; is error strong = 0",
        "14: expected x = nan; is x = 1",
        "15: expected unsatisfiable; is accepted",
        "16: expected unknownEdit; is unknownConstraint",
      ])
    #expect(trial.summary.failures == 11)
    #expect(trial.summary.violated == [ViolatedPreference(name: "b", priority: 250, error: 2)])
  }

  @Test func toleranceOfSatisfactionGrowsWithTheConstant() throws {
    let trial = try ScriptTrial(
      """
      x == 0
      a: x == 9 !weak
      expect satisfied a ± 0.9
      expect violated a ± 0.89
      """)
    #expect(trial.lines == [])
  }

  @Test func allowedRefusalsAreNoFailures() throws {
    let trial = try ScriptTrial(
      """
      a: x == 1
      allow unsatisfiable, invalidNumber: b: x == 2
      allow invalidNumber: b: x == 3
      allow invalidNumber: b: x == 1
      expect satisfied b
      """)
    #expect(trial.lines == ["2: allowed unsatisfiable because a, b", "3: refused unsatisfiable because a, b"])
    #expect(trial.summary.failures == 1)
  }

  @Test func loopsIncludeTheirEndsAndNest() throws {
    let trial = try ScriptTrial(
      """
      for i in 1...2 { for j in {i}...{i+1} { a{i}.{j}: x{i}_{j-1} == 10*{i} + {j} } }
      print
      for i in 3...2 { never == 1 }
      for i in -1...1 { z{i}: y{i} == -{i} }
      repeat 0 { never == 1 }
      repeat 2 { for i in 5...5 { expect x1_0 = 11 ± 0 } }
      print never
      for i in -1...-1 { print y{i} }
      """)
    #expect(
      trial.lines == [
        "2: print x1_0 = 11, x1_1 = 12, x2_1 = 22, x2_2 = 23", "7: print ; no never", "8: print y-1 = 1",
      ])
  }

  @Test func theInnerLoopHidesTheOuter() throws {
    let trial = try ScriptTrial("for i in 1...2 { for i in 7...7 { a == {i}\nremove c{i-6}\n}\nb{i} == 0\n}\nprint a")
    // The second round removes 'c1' again, which is gone.
    #expect(trial.lines.first == "2: refused unknownConstraint")
  }

  @Test func hugeLoopsOverNothingTakeNoTime() throws {
    let trial = try ScriptTrial(
      "repeat 1000000000000000 { for i in -1000000000000000...1000000000000000 {\n # nothing\n} }\nx == 1\nexpect x = 1"
    )
    #expect(trial.lines == [])
  }

  @Test func loopsRunLazily() throws {
    let trial = try ScriptTrial(
      "a: x == 0\nrepeat 100000 {\n constant a = 1\n constant a = 2\n}\nexpect x = 2", options: ScriptOptions())
    #expect(trial.lines == [])
  }

  @Test func timesAddUpByStatement() throws {
    let trial = try ScriptTrial(
      "a: x == 1\nrepeat 3 {\n  remove a\n  a: x == 2\n}\nrepeat 0 { remove a }\nexpect x = 2",
      options: ScriptOptions(measuresTime: true))
    #expect(trial.summary.times.map(\.position.line) == [1, 3, 4, 7])
    #expect(trial.summary.times.map(\.rounds) == [1, 3, 3, 1])
    #expect(trial.summary.times.allSatisfy { $0.total >= $0.longest && $0.longest > .zero })
  }

  @Test func pivotsAreToldWhereAsked() throws {
    let text = "a: x + y == 10\nb: x == 4 !weak\nc: x >= 6\nexpect x = 6"
    let trial = try ScriptTrial(text, options: ScriptOptions(traces: true))
    #expect(trial.lines.allSatisfy { $0.hasSuffix("pivots") })
    #expect(trial.lines.map { $0.prefix(2) }.contains("3:"))
    #expect(try ScriptTrial(text).lines == [])
  }
}
