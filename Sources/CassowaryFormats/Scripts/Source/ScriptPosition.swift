/// A place in a script.
package struct ScriptPosition: Hashable, Sendable {
  /// From 1.
  package let line: Int
  /// From 1, in Unicode scalars: what an editor calls a column in nearly every script.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
