/// Bounds that keep every file, however hostile, at a clear outcome. None is near what a person writes.
package enum ScriptLimits {
  /// Blocks inside blocks. Parser and runner recurse once per level; the stack holds many times this.
  package static let blockDepth = 100

  /// Parentheses inside parentheses, for the same reason.
  package static let parenthesisDepth = 200

  /// Bytes in one file: 64 MiB. An endless device must end in a message, not in a full memory.
  package static let fileSize = 64 << 20

  /// The magnitude of counts, bounds and offsets in loops: sums of a few of them cannot overflow, and every one of
  /// them is exact as a `Double`.
  package static let wholeNumber = 1_000_000_000_000_000

  /// Statements that one script carries out, those of loops counted in each round. More than this only comes from a loop with
  /// a mistaken bound.
  package static let statements = 1_000_000

  /// Syntax errors told for one file; further ones rarely help.
  package static let syntaxErrors = 20
}
