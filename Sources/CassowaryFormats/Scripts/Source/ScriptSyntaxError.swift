/// What is wrong with a script, and where.
package struct ScriptSyntaxError: Error, Hashable, Sendable {
  package let position: SourcePosition
  /// A sentence without a full stop, beginning in lower case: it follows `error: `.
  package let message: String
}

/// All that was found wrong with a script, in the order of the text; never empty.
package struct ScriptSyntaxErrors: Error, Hashable, Sendable {
  package let errors: [ScriptSyntaxError]
}
