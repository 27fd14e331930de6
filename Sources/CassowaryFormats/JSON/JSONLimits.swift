/// Bounds that keep every JSON text, however hostile, at a clear outcome.
package enum JSONLimits {
  /// Arrays and objects inside one another. Nothing recurses, so this guards later stages and people, not the stack.
  package static let depth = 10_000

  /// Bytes in one text: 64 MiB. Offsets into it fit 32 bits.
  package static let textSize = 64 << 20
}
