#if os(Linux) || os(macOS)
  import Testing

  /// The layout's operators must stay cheap for the type checker, and refuse what makes no sense.
  @Suite struct LayoutOperatorCompileTests {
    /// Milliseconds for one expression. The worst line takes about 20.
    private static let limit = 500

    private static let nonsense = [
      ("HorizontalAgainstVertical", "operands of type 'LayoutXExpression' and 'LayoutYExpression'"),
      ("SizeAgainstPlace", "operands of type 'LayoutLengthExpression' and 'LayoutXExpression'"),
      ("PlaceAgainstNumber", "operands of type 'LayoutXExpression' and 'Double'"),
      ("ProductOfSizes", "cannot be applied to two 'LayoutLengthExpression' operands"),
      ("ConstraintAsCondition", "cannot convert value of type 'LayoutConstraint' to expected condition type 'Bool'"),
    ]

    @Test func longConstraintsAreQuickAndNonsenseIsRefused() throws {
      try LayoutModules.with { modules in
        let long = try modules.check("LongConstraints", limit: Self.limit)
        #expect(long.succeeded, "\(long.output)")

        // A limit that nothing can keep must be noticed.
        let bitten = try modules.check("LongConstraints", limit: 1)
        #expect(!bitten.succeeded)
        #expect(bitten.output.contains("to type-check (limit: 1ms)"), "\(bitten.output)")

        for (fixture, reason) in Self.nonsense {
          let verdict = try modules.check(fixture)
          #expect(!verdict.succeeded, "\(fixture)")
          #expect(verdict.output.contains(reason), "\(verdict.output)")
        }
      }
    }
  }
#endif
