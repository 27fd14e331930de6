#if os(Linux) || os(macOS)
  import Testing

  /// The operators must stay cheap for the type checker, and refuse what is not linear.
  @Suite struct CompileTimeTests {
    /// Milliseconds for one expression. The worst line takes about 30; a line that makes the type checker search takes
    /// seconds, or its time-out of many.
    private static let limit = 500

    @Test func longExpressionsTypeCheckQuickly() throws {
      let verdict = try TypeChecker().check("LongExpressions", limit: Self.limit)
      #expect(verdict.succeeded, "\(verdict.output)")
    }

    /// Guards the test above: a limit that nothing can keep must be noticed.
    @Test func theLimitBites() throws {
      let verdict = try TypeChecker().check("LongExpressions", limit: 1)
      #expect(!verdict.succeeded)
      #expect(verdict.output.contains("to type-check (limit: 1ms)"), "\(verdict.output)")
    }

    @Test(arguments: [
      ("ProductOfVariables", "the product of two unknowns is not linear"),
      ("ProductOfExpressions", "the product of two unknowns is not linear"),
      ("DivisionByVariable", "a number divided by an unknown is not linear"),
      ("ComparisonAsCondition", "cannot convert value of type 'LinearConstraint' to expected condition type 'Bool'"),
      ("ChainedComparison", "adjacent operators are in non-associative precedence group"),
    ])
    func nonsenseDoesNotCompile(fixture: String, reason: String) throws {
      let verdict = try TypeChecker().check(fixture)
      #expect(!verdict.succeeded)
      #expect(verdict.output.contains(reason), "\(verdict.output)")
    }
  }
#endif
