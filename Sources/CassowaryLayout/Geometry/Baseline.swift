/// Where a baseline lies in a view: a share of the height plus a distance, both from the top of the alignment rectangle.
public struct Baseline: Hashable, Sendable {
  /// The share of the height, 0 at the top and 1 at the bottom.
  public var fractionOfHeight: Double
  /// Points below that place.
  public var offset: Double

  /// The line at `fractionOfHeight` times the height plus `offset`.
  public init(fractionOfHeight: Double = 0, offset: Double = 0) {
    self.fractionOfHeight = fractionOfHeight
    self.offset = offset
  }

  /// The upper edge, where views without text have their first baseline.
  public static let top = Baseline()
  /// The lower edge, where views without text have their last baseline.
  public static let bottom = Baseline(fractionOfHeight: 1)
}
