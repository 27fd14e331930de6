/// A place in a text file that is read: a script, a document.
package struct SourcePosition: Hashable, Sendable {
  /// From 1.
  package let line: Int
  /// From 1, in Unicode scalars: what an editor calls a column in nearly every file.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
