import Testing

@testable import CassowaryFormats

@Suite struct SweepRangeTests {
  @Test(arguments: [
    ("280...1400", 280.0, 1400.0), ("0...0", 0, 0), ("1.5...2e3", 1.5, 2000), ("0...1e9", 0, 1e9),
  ])
  func ranges(text: String, lower: Double, upper: Double) throws {
    #expect(try SweepRange(text, isLength: true) == SweepRange(lower: lower, upper: upper))
  }

  @Test func valuesOfVariablesMayBeNegative() throws {
    #expect(try SweepRange("-5...-1", isLength: false) == SweepRange(lower: -5, upper: -1))
  }

  @Test(arguments: [
    ("1400...280", "runs backwards; write 280...1400"), ("280", "is no range"), ("280..1400", "is no range"),
    ("...", "'' in '...' is no number"), ("a...b", "'a' in"), ("nan...5", "'nan' in"), ("0...inf", "'inf' in"),
    ("0...nan", "'nan' in"), ("-1...5", "below 0"), ("0...1e10", "reaches beyond 1000000000"),
    ("0...1...2", "'1...2' in"),
    ("", "is no range"), ("0...9e999", "is no number"),
  ])
  func mistakes(text: String, message: String) {
    let error = #expect(throws: SweepRange.Mistake.self) { try SweepRange(text, isLength: true) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }
}
