/// The one face of the built-in measurer: a plain sans-serif with the advance widths of Liberation Sans, which are those
/// of Arial. Numbers are in units of the em square, so that sums are exact whatever the size.
enum Typeface {
  /// Advances of code points that follow one another.
  struct Block {
    let first: UInt32
    let advances: [UInt16]
  }

  /// The advance of what people see as one character: that of its widest scalar, so marks add nothing, and a flag, a
  /// family or a conjunct is one sign.
  static func advance(of character: Character) -> Int {
    if let code = character.asciiValue, code >= 0x20, code < 0x7F { return Int(blocks[0].advances[Int(code) - 0x20]) }
    let scalars = character.unicodeScalars
    var widest = 0
    for scalar in scalars {
      if scalar == emojiPresentation { return unitsPerEm }
      widest = max(widest, advance(ofScalar: scalar))
    }
    return widest
  }

  /// The sum of advances of a text of letters, digits and blanks of ASCII, the usual one: nothing in it ends a line.
  /// `nil` for an empty one and for any other.
  static func advance(ofPlain text: String) -> Int? {
    if text.isEmpty { return nil }
    var sum = 0
    for code in text.utf8 {
      if code < 0x20 || code >= 0x7F { return nil }
      sum += Int(blocks[0].advances[Int(code) - 0x20])
    }
    return sum
  }

  /// The advance of one scalar; see ``unlistedAdvance(of:)`` for those that the face lacks.
  static func advance(ofScalar scalar: Unicode.Scalar) -> Int {
    let code = scalar.value
    if code == 0xAD { return 0 }
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].first <= code { low = middle + 1 } else { high = middle }
    }
    if low > 0 {
      let block = blocks[low - 1]
      let offset = Int(code - block.first)
      if offset < block.advances.count, block.advances[offset] != 0 { return Int(block.advances[offset]) }
    }
    return unlistedAdvance(of: scalar)
  }
}
