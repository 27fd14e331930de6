import Testing

@testable import CassowaryLayout

@Suite struct GeneralNumberTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (8, "8"), (-2, "-2"), (0.4, "0.4"), (94.33333333, "94.3333"), (1.574, "1.574"),
      (0.384615384, "0.384615"), (2.2250738585072014e-308, "2.22507e-308"), (999999, "999999"), (999999.5, "1e+06"),
      (1_000_000, "1e+06"), (1_234_567, "1.23457e+06"), (100, "100"), (0.0001, "0.0001"), (0.00001, "1e-05"),
      (0.000123456789, "0.000123457"), (199.9999999, "200"), (1e300, "1e+300"), (10000.5, "10000.5"),
    ] as [(Double, String)])
  func sixDigits(number: Double, text: String) {
    #expect(general(number) == text)
  }

  @Test func infinities() {
    #expect(general(.infinity) == "inf" && general(.nan) == "nan")
  }
}
