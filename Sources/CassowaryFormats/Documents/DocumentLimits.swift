/// Bounds that keep every document, however hostile, at a clear outcome.
package enum DocumentLimits {
  /// The magnitude of lengths, constants and multipliers: ten thousand times the largest screen, and far from where sums
  /// of doubles lose pixels.
  static let magnitude = 1e9

  /// Problems told for one document; further ones rarely help.
  package static let problems = 20

  /// How far above a view without an id the view may be from which it takes its name.
  static let nameComponents = 12

  /// The version of the format that is read here.
  package static let version = 1
}
