/// The sizes of one text that were measured, each with the widths at which it is the same.
///
/// As long as all lines of a plain text fit, its lines stay: what was measured holds down to the width of its longest line.
/// With soft hyphens, and characters without a width, other lines may do as well: of such a text only the widths themselves
/// are remembered.
struct WrappedSizes {
  private struct Entry {
    /// The longest line, or the width itself where a line is wider than it is allowed to be, as one of a single character.
    var low: Double
    var high: Double
    let size: Size
  }

  private let isPlain: Bool
  private var entries: [Entry] = []
  /// What is forgotten next.
  private var oldest = 0

  /// So many are kept: more than a layout of one screen has, and few enough to look through.
  private static let most = 32

  init(of text: String) {
    isPlain = text.utf8.allSatisfy { (0x20...0x7E).contains($0) || $0 == 0x0A }
  }

  /// What is known of a width.
  func size(at width: Double) -> Size? {
    entries.first { $0.low <= width && width <= $0.high }?.size
  }

  /// Remembers what was measured.
  mutating func note(_ size: Size, at width: Double) {
    let entry = Entry(low: isPlain ? min(size.width, width) : width, high: width, size: size)
    if let index = entries.firstIndex(where: { $0.size == size && $0.low == entry.low }) {
      entries[index].high = max(entries[index].high, width)
    } else if entries.count < Self.most {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.most
    }
  }
}
