/// Bounds that keep every XML text, however hostile, at a clear outcome.
package enum MarkupLimits {
  /// Bytes in one text: 32 MiB. The largest storyboards that people keep have 5.
  package static let textSize = 32 << 20

  /// Elements inside one another. A level of views takes two; screens have ten levels, and XML libraries stop at 256.
  static let depth = 240

  /// Bytes in one tag with its attributes: 1 MiB. Encoded images, which are the longest, have their own elements.
  static let tagSize = 1 << 20

  /// Bytes between two tags, or in one comment or instruction: 8 MiB. XML libraries stop at ten million.
  static let run = 8 << 20

  /// Bytes in the name of an element, attribute or instruction: 32 KiB. XML libraries stop at 50,000.
  static let nameSize = 32 << 10

  /// Elements in one text.
  static let elements = 1_000_000

  /// Bytes of the text between tags that are kept for one element.
  static let characters = 1 << 16
}
