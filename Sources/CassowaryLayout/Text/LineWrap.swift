/// Fills lines greedily, one character after the other. Sums are whole font units, so that the order of adding does not
/// matter.
struct LineWrap {
  /// A place where the line under way could end.
  private struct Opportunity {
    /// Where the next line would begin.
    var index: String.Index
    /// The line's units up to here, blanks at the end included.
    var total: Int
    /// The same without these blanks, and with the hyphen that a soft hyphen shows.
    var visible: Int
  }

  private let font: Font
  private let width: Double
  private let limit: Int

  private var lines: [TextLine] = []
  private var start: String.Index
  /// Units on the line so far, with and without the blanks at its end.
  private var total = 0
  private var visible = 0
  private var opportunity: Opportunity?
  private var rules = LineBreak()

  init(font: Font, width: Double, limit: Int, start: String.Index) {
    self.font = font
    self.width = width
    self.limit = limit
    self.start = start
  }

  /// Whether no further line may be begun.
  var isFull: Bool { lines.count >= limit }

  /// Puts a character on the line, or breaks the line before it.
  mutating func take(_ character: Character, at index: String.Index, before next: String.Index) {
    if character.isNewline {
      endParagraph(at: index)
      begin(at: next)
      return
    }
    let advance = Typeface.advance(of: character)
    if LineBreak.isBlank(character) {
      total += advance
      opportunity = Opportunity(index: next, total: total, visible: visible)
    } else {
      noteOpportunity(before: character, at: index)
      while advance > 0, index > start, !fits(total + advance) {
        breakLine(at: index)
        // A hyphen that was too wide for the line before may fit on this one.
        noteOpportunity(before: character, at: index)
      }
      total += advance
      if advance > 0 { visible = total }
    }
    rules.advance(over: character)
  }

  /// The lines, with the one under way.
  consuming func finish(at end: String.Index) -> [TextLine] {
    if !isFull { endParagraph(at: end) }
    return lines
  }

  private mutating func noteOpportunity(before character: Character, at index: String.Index) {
    guard index > start, rules.mayBreak(before: character) else { return }
    let hyphen = rules.endsInSoftHyphen ? Typeface.advance(of: "-") : 0
    guard fits(visible + hyphen) else { return }
    opportunity = Opportunity(index: index, total: total, visible: visible + hyphen)
  }

  /// Ends the line at the last opportunity, or without one before the character at `index`.
  private mutating func breakLine(at index: String.Index) {
    guard let place = opportunity, place.index > start else {
      append(upTo: index, units: visible)
      begin(at: index)
      return
    }
    append(upTo: place.index, units: place.visible)
    start = place.index
    total -= place.total
    visible = total
    opportunity = nil
  }

  private mutating func endParagraph(at index: String.Index) {
    append(upTo: index, units: fits(total) ? total : visible)
  }

  private mutating func append(upTo end: String.Index, units: Int) {
    if !isFull { lines.append(TextLine(range: start..<end, width: font.points(units))) }
  }

  private mutating func begin(at index: String.Index) {
    start = index
    total = 0
    visible = 0
    opportunity = nil
    rules = LineBreak()
  }

  private func fits(_ units: Int) -> Bool { !(font.points(units) > width + TextMeasurer.slack) }
}
