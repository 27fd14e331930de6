/// The values that a parameter runs through.
package struct SweepRange: Hashable, Sendable {
  package let lower: Double
  package let upper: Double

  package var length: Double { upper - lower }

  /// Why words are no range.
  package struct Mistake: Error, Hashable, Sendable {
    /// A sentence without a full stop.
    package let message: String

    package init(_ message: String) { self.message = message }
  }

  package init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// `280...1400`. Lengths, as against values of variables, are not negative.
  package init(_ text: String, isLength: Bool) throws(Mistake) {
    guard let dots = text.firstRange(of: "...") else {
      throw Mistake("'\(text)' is no range; write both ends, such as 280...1400")
    }
    let ends = [text[..<dots.lowerBound], text[dots.upperBound...]]
    var numbers: [Double] = []
    for end in ends {
      guard let number = Double(end), number.isFinite else {
        throw Mistake("'\(end)' in '\(text)' is no number; write both ends, such as 280...1400")
      }
      if isLength && number < 0 {
        throw Mistake("'\(text)' begins below 0; no width or height is negative")
      }
      if abs(number) > SweepLimits.farthest {
        throw Mistake("'\(text)' reaches beyond \(numberText(SweepLimits.farthest)); take a shorter range")
      }
      numbers.append(number)
    }
    if numbers[0] > numbers[1] {
      throw Mistake("'\(text)' runs backwards; write \(ends[1])...\(ends[0])")
    }
    self.init(lower: numbers[0], upper: numbers[1])
  }
}
