import CassowaryLayout

/// The widths at which a text that wraps changes its height.
///
/// As long as all lines of a text fit, its lines stay: so a narrower width is looked at only where the longest line ends.
struct TextSteps {
  /// Characters that may still be measured.
  private var budget = SweepLimits.measuredCharacters
  /// What was found of each text, and between which widths it was searched for.
  private var known: [Key: (low: Double, high: Double, widths: [Double])] = [:]

  private struct Key: Hashable {
    let text: String
    let font: Font
    let lines: Int
  }

  /// In points: over so little the longest line of a text is searched for the very width at which it breaks.
  private static let search = 0.01

  /// Whether the height of a label follows its width.
  static func follow(_ view: LayoutView) -> Label? {
    guard let label = view as? Label, label.overrides.contentSize == nil,
      label.intrinsicContentSize(forWidth: .infinity) != nil
    else { return nil }
    return label
  }

  /// The widths between `low` and `high` where the height steps, falling.
  mutating func widths(of label: Label, from low: Double, to high: Double) throws(SweepError) -> [Double] {
    let key = Key(text: label.text, font: label.font, lines: label.numberOfLines)
    var entry = known[key] ?? (high, high, [])
    if low < entry.low {
      entry.widths += try search(label, from: low, to: entry.low)
      entry.low = low
    }
    if high > entry.high {
      entry.widths = try search(label, from: entry.high, to: high) + entry.widths
      entry.high = high
    }
    known[key] = entry
    return entry.widths.filter { $0 > low && $0 < high }
  }

  private mutating func search(_ label: Label, from low: Double, to high: Double) throws(SweepError) -> [Double] {
    let measurer = TextMeasurer(font: label.font)
    let limit = max(0, label.numberOfLines)
    var found: [Double] = []
    var width = high
    var height = try self.height(of: label, at: width)
    while width > low {
      let longest = measurer.lines(of: label.text, width: width, limit: limit).reduce(0) { max($0, $1.width) }
      try spend(label)
      let next = min(longest, width) - Self.search
      if longest <= 0 || next <= 0 { break }
      let lower = try self.height(of: label, at: next)
      if lower != height {
        var (bad, good) = (next, width)
        while true {
          let middle = bad / 2 + good / 2
          if middle <= bad || middle >= good { break }
          if try self.height(of: label, at: middle) == height { good = middle } else { bad = middle }
        }
        if good > low { found.append(good) }
        // Just below it, not at `next`: two lines may break over so little.
        width = bad
        height = try self.height(of: label, at: bad)
      } else {
        width = next
      }
    }
    return found
  }

  private mutating func height(of label: Label, at width: Double) throws(SweepError) -> Double {
    try spend(label)
    return label.intrinsicContentSize(forWidth: width)?.height ?? 0
  }

  private mutating func spend(_ label: Label) throws(SweepError) {
    budget -= label.text.utf8.count
    if budget < 0 { throw .tooMuchText }
  }
}
