/// Where a line may end. A small set of rules for running text and interface strings, not the whole of Unicode's
/// annex 14: after blanks, after hyphens and dashes inside words, at soft hyphens, and between ideographs, kana, Hangul
/// syllables and emoji, but not before closing nor after opening punctuation.
struct LineBreak {
  /// The character before the last one; a hyphen after a letter ends a syllable, at the start of a word it is a sign.
  private var secondLast: Character?
  private var last: Character?

  /// Whether a hyphen shows if the line ends here.
  var endsInSoftHyphen: Bool { last == "\u{AD}" }

  /// Takes the next character of the line in.
  mutating func advance(over character: Character) {
    secondLast = last
    last = character
  }

  /// Whether a line may end between the last character and `next`. Blanks are not asked about: after them it may.
  func mayBreak(before next: Character) -> Bool {
    guard let last else { return false }
    if last.isASCII, next.isASCII, last != "-" { return false }
    switch last {
    case "-": return next.isLetter && (secondLast?.isLetter ?? false || secondLast?.isNumber ?? false)
    case "\u{2010}", "\u{2013}", "\u{2014}": return !Self.isClosing(next)
    case "\u{AD}", "\u{200B}": return true
    default: break
    }
    guard Self.isIdeographic(last) || Self.isIdeographic(next) else { return false }
    return !Self.isClosing(next) && !Self.isOpening(last) && !Self.isGlue(last) && !Self.isGlue(next)
  }

  /// A blank that a line may end after.
  static func isBlank(_ character: Character) -> Bool {
    if let code = character.asciiValue { return code == 0x20 || (0x09...0x0D).contains(code) }
    return character.isWhitespace && !isGlue(character)
  }

  private static func isIdeographic(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    return scalars.first.map(Typeface.isWide) ?? false || scalars.contains(Typeface.emojiPresentation)
  }

  private static func isGlue(_ character: Character) -> Bool {
    switch character {
    case "\u{A0}", "\u{2007}", "\u{202F}", "\u{2060}", "\u{FEFF}": true
    default: false
    }
  }

  /// What may not begin a line.
  private static func isClosing(_ character: Character) -> Bool {
    switch character {
    case ".", ",", ":", ";", "!", "?", ")", "]", "}", "%", "\"", "'", "\u{2019}", "\u{201D}", "\u{2026}", "\u{BB}":
      true
    case "、", "。", "，", "．", "：", "；", "！", "？", "）", "］", "｝", "」", "』", "】", "〉", "》", "〕", "・",
      "ー", "々", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ",
      "ョ":
      true
    default: false
    }
  }

  /// What may not end a line.
  private static func isOpening(_ character: Character) -> Bool {
    switch character {
    case "(", "[", "{", "\u{2018}", "\u{201C}", "\u{AB}", "（", "［", "｛", "「", "『", "【", "〈", "《", "〔": true
    default: false
    }
  }
}
