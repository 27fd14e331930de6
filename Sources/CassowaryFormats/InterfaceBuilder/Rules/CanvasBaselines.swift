import CassowaryLayout

extension ViewElement {
  /// Shares of a font's size, read off recorded frames: from the upper edge to the first baseline, from the last one to the
  /// lower edge, and from the middle of a control down to its baseline.
  private static let shares = (ascent: 0.952, descent: 0.241, middle: 0.355)

  /// Where the first and the last line of text stand; `nil` for views without text.
  func baselines(fontSize: Double) -> (first: Baseline, last: Baseline)? {
    switch text {
    case .none: return nil
    case .top:
      return (
        Baseline(offset: Self.shares.ascent * fontSize),
        Baseline(fractionOfHeight: 1, offset: -Self.shares.descent * fontSize)
      )
    case .center:
      let middle = Baseline(fractionOfHeight: 0.5, offset: Self.shares.middle * fontSize)
      return (middle, middle)
    }
  }
}
