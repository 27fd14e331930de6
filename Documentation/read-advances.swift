// Prints the advance table of `Sources/CassowaryLayout/Text` from a TrueType font:
//
//   swift Documentation/read-advances.swift LiberationSans-Regular.ttf > Typeface+Advances.swift
//
// Only numbers are taken, of letters, punctuation and symbols below U+2500: `unitsPerEm` (head), the vertical metrics
// (hhea), code points (cmap, format 4) and advance widths (hmtx).
import Foundation

struct TrueTypeFile {
  let bytes: [UInt8]

  func u16(_ offset: Int) -> Int { Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) }
  func i16(_ offset: Int) -> Int { Int(Int16(truncatingIfNeeded: u16(offset))) }
  func u32(_ offset: Int) -> Int { u16(offset) << 16 | u16(offset + 2) }

  /// Where the table of this name begins.
  func table(_ tag: String) -> Int {
    for entry in 0..<u16(4) {
      let record = 12 + 16 * entry
      if Array(bytes[record..<record + 4]) == Array(tag.utf8) { return u32(record + 8) }
    }
    exit("no table \(tag)")
  }

  /// The glyph of each code point up to U+FFFF.
  func glyphs() -> [(code: Int, glyph: Int)] {
    let cmap = table("cmap")
    let subtables = (0..<u16(cmap + 2)).map { cmap + u32(cmap + 8 + 8 * $0) }
    guard let map = subtables.first(where: { u16($0) == 4 }) else { exit("no cmap of format 4") }
    let segments = u16(map + 6)
    var result: [(code: Int, glyph: Int)] = []
    for segment in stride(from: 0, to: segments, by: 2) {
      let end = u16(map + 14 + segment)
      let start = u16(map + 16 + segments + segment)
      let delta = u16(map + 16 + 2 * segments + segment)
      let place = map + 16 + 3 * segments + segment
      for code in start...max(start, end) where code != 0xFFFF {
        let offset = u16(place)
        let glyph = offset == 0 ? code : u16(place + offset + 2 * (code - start))
        if glyph != 0 { result.append((code, (glyph + delta) & 0xFFFF)) }
      }
    }
    return result.sorted { $0.code < $1.code }
  }

  func exit(_ reason: String) -> Never {
    FileHandle.standardError.write(Data((reason + "\n").utf8))
    Foundation.exit(1)
  }
}

let font = TrueTypeFile(bytes: Array(try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))))
let (head, hhea, hmtx) = (font.table("head"), font.table("hhea"), font.table("hmtx"))
let measured = font.u16(hhea + 34)
var blocks: [(first: Int, advances: [Int])] = []
for (code, glyph) in font.glyphs() where code >= 0x20 && code < 0x2500 {
  let advance = font.u16(hmtx + 4 * min(glyph, measured - 1))
  if let block = blocks.last, code - block.first - block.advances.count < 16 {
    let gap = code - block.first - block.advances.count
    blocks[blocks.count - 1].advances += Array(repeating: 0, count: gap) + [advance]
  } else {
    blocks.append((code, [advance]))
  }
}
print(
  """
  // Made by Documentation/read-advances.swift from Liberation Sans Regular 1.07.4 (Debian package fonts-liberation).

  extension Typeface {
    /// Units in the em square.
    static let unitsPerEm = \(font.u16(head + 18))
    /// Units from the baseline up to the top of a line.
    static let ascent = \(font.i16(hhea + 4))
    /// Units from the baseline down to the lowest stroke.
    static let descent = \(-font.i16(hhea + 6))
    /// Units between that and the next line.
    static let lineGap = \(font.i16(hhea + 8))

    /// Advance widths in units, by ascending code point; 0 where the face has no glyph.
    static let blocks: [Block] = [
  """)
for block in blocks {
  print("    Block(\n      first: 0x\(String(block.first, radix: 16)),\n      advances: [")
  var line = "       "
  for advance in block.advances {
    if line.count + " \(advance),".count > 118 {
      print(line)
      line = "       "
    }
    line += " \(advance),"
  }
  print(line + "\n      ]),")
}
print("  ]\n}")
