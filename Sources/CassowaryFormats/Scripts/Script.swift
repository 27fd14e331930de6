/// A constraint script that was read and is free of syntax errors.
package struct Script: Sendable {
  package let source: ScriptSource
  package let statements: [ScriptStatement]
  /// How many statements the text holds, those in blocks included: ``ScriptStatement/number`` is below it.
  package let statementCount: Int

  /// Whether there is a `print` in it.
  package var printsValues: Bool { statements.contains { $0.containsPrint } }

  /// Reads a script. One that would carry out more than ``ScriptLimits/statements`` is refused as if it were malformed.
  package init(_ source: ScriptSource) throws(ScriptSyntaxErrors) {
    var parser = ScriptParser(source)
    statements = try parser.script()
    do throws(ScriptSyntaxError) {
      try ScriptLength.check(statements)
    } catch {
      throw ScriptSyntaxErrors(errors: [error])
    }
    statementCount = parser.statementCount
    self.source = source
  }
}
