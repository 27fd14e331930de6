import Testing

@testable import CassowaryLayout

@Suite struct SystemSpacingTests {
  /// The five distances measured on UIKit at two pixels per point determine the font's metrics within a tenth of a point:
  /// line heights in whole points, descenders of 0.211 em.
  static func metrics(_ size: Double) -> FontMetrics {
    let heights = [9.0: 11.0, 17: 20, 40: 47]
    return FontMetrics(lineHeight: heights[size] ?? .nan, descender: -0.211 * size)
  }

  @Test(arguments: [(17.0, 17.0, 20.0), (9, 40, 18), (40, 9, 40.5), (17, 40, 25), (40, 17, 42.5)])
  func measuredBaselineDistances(lower: Double, upper: Double, distance: Double) {
    #expect(
      SystemSpacing.baselineToBaseline(lower: Self.metrics(lower), upper: Self.metrics(upper), scale: 2) == distance)
  }

  @Test func equalFontsFollowEachOtherAsInOneText() {
    let font = Font(size: 17)
    let distance = SystemSpacing.distance(lower: font, upper: font, isBaseline: true, scale: 0, multiplier: 1)
    #expect(abs(distance - font.lineHeight) < 1e-12)
  }

  @Test func edgesAreEightApart() {
    let font = Font(size: 40)
    #expect(SystemSpacing.distance(lower: font, upper: font, isBaseline: false, scale: 2, multiplier: 1) == 8)
    #expect(SystemSpacing.distance(lower: font, upper: font, isBaseline: false, scale: 2, multiplier: 3) == 24)
    #expect(SystemSpacing.distance(lower: nil, upper: nil, isBaseline: true, scale: 2, multiplier: 0.25) == 2)
    #expect(SystemSpacing.distance(lower: font, upper: nil, isBaseline: true, scale: 2, multiplier: 1) == 8)
  }

  @Test(arguments: [-0.5, -2, 0])
  func negativeMultipliersAskForNothing(multiplier: Double) {
    #expect(SystemSpacing.distance(lower: nil, upper: nil, isBaseline: false, scale: 2, multiplier: multiplier) == 0)
  }
}
