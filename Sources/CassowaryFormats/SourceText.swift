/// The bytes of a file, JSON, XML or a log, with its lines at hand for messages.
package struct SourceText: Sendable {
  /// As messages call the text: its path, or `<stdin>`.
  package let name: String

  let bytes: [UInt8]
  /// The offset at which each line begins; that of the first is behind a byte order mark.
  private let lineStarts: [Int]
  /// How many scalars begin before each block of bytes, so that places on long lines are found at once; empty if each byte
  /// is a scalar.
  private let scalarCounts: [Int]

  /// How many bytes a block has.
  private static let block = 1024

  /// Lines end with LF, CR LF or CR.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var starts = [bytes.starts(with: mark) ? mark.count : 0]
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\n"): starts.append(index + 1)
      case UInt8(ascii: "\r") where index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"):
        starts.append(index + 1)
      default: break
      }
    }
    lineStarts = starts
    scalarCounts = Self.scalarCounts(bytes)
  }

  private static func scalarCounts(_ bytes: [UInt8]) -> [Int] {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return [] }
    var counts = [0]
    for start in stride(from: 0, to: bytes.count, by: block) {
      let scalars = bytes[start..<min(start + block, bytes.count)].count { $0.beginsScalar }
      counts.append(counts[counts.count - 1] + scalars)
    }
    return counts
  }

  /// How many scalars begin before a byte.
  private func scalars(before offset: Int) -> Int {
    if scalarCounts.isEmpty { return offset }
    let index = offset / Self.block
    return scalarCounts[index] + bytes[(index * Self.block)..<offset].count { $0.beginsScalar }
  }

  package init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// Where the text begins: behind a byte order mark.
  var start: Int { lineStarts[0] }

  /// The place of a byte. Complexity: O(log *lines*).
  package func position(of offset: Int) -> SourcePosition {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let end = min(max(offset, lineStarts[low]), bytes.count)
    return SourcePosition(line: low + 1, column: scalars(before: end) - scalars(before: lineStarts[low]) + 1)
  }

  /// The line's text without its end; empty if there is no such line.
  package func line(_ number: Int) -> String {
    guard lineStarts.indices.contains(number - 1) else { return "" }
    let rest = bytes[min(lineStarts[number - 1], bytes.count)...]
    return String(decoding: rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
  }

  /// The offset of the first byte that is not part of valid UTF-8.
  var firstInvalidByte: Int? {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .emptyInput: return nil
      case .error: return offset
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      }
    }
  }
}

extension UInt8 {
  /// True of each byte of UTF-8 that does not continue a scalar.
  fileprivate var beginsScalar: Bool { self & 0xC0 != 0x80 }
}
