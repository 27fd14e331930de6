extension Typeface {
  /// Four blanks.
  static let tabAdvance = 4 * 569
  /// What a letter of an unknown script takes: the width of `a`, `n` and the digits.
  static let ordinaryAdvance = 1139

  /// Asks for the coloured picture of the character before it.
  static let emojiPresentation: Unicode.Scalar = "\u{FE0F}"

  /// The advance of a scalar that the face has no glyph for: nothing for marks and signs without a shape, an em for
  /// ideographs, kana, Hangul and emoji, else ``ordinaryAdvance``.
  static func unlistedAdvance(of scalar: Unicode.Scalar) -> Int {
    if scalar == "\t" { return tabAdvance }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
    case .spaceSeparator: return spaceAdvance(of: scalar)
    default: return isWide(scalar) ? unitsPerEm : ordinaryAdvance
    }
  }

  /// The blanks of typography, as parts of an em.
  private static func spaceAdvance(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x2000, 0x2002: unitsPerEm / 2
    case 0x2001, 0x2003, 0x3000: unitsPerEm
    case 0x2004: unitsPerEm / 3
    case 0x2005: unitsPerEm / 4
    case 0x2006: unitsPerEm / 6
    case 0x2007: ordinaryAdvance
    case 0x2009, 0x202F: unitsPerEm / 5
    case 0x200A: unitsPerEm / 10
    case 0x205F: unitsPerEm * 4 / 18
    default: 569
    }
  }

  /// Whether a scalar fills an em square: the East Asian wide and full-width ranges, and emoji.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
