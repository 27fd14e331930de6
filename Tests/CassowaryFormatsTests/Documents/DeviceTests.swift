import CassowaryLayout
import Testing

@testable import CassowaryFormats

@Suite struct DeviceTests {
  @Test func namesAreUnique() {
    #expect(Set(Device.names).count == Device.all.count)
    #expect(Device.all.count == 32)
  }

  @Test(
    arguments: [
      ("iphone-8", Size(width: 375, height: 667), 2, EdgeInsets(top: 20), EdgeInsets()),
      (
        "iphone-11", Size(width: 414, height: 896), 2, EdgeInsets(top: 48, bottom: 34),
        EdgeInsets(left: 48, bottom: 21, right: 48)
      ),
      (
        "iphone-15", Size(width: 393, height: 852), 3, EdgeInsets(top: 59, bottom: 34),
        EdgeInsets(left: 59, bottom: 21, right: 59)
      ),
      ("ipad", Size(width: 768, height: 1024), 2, EdgeInsets(top: 20), EdgeInsets(top: 20)),
      (
        "ipad-pro-12.9", Size(width: 1024, height: 1366), 2, EdgeInsets(top: 24, bottom: 20),
        EdgeInsets(top: 24, bottom: 20)
      ),
    ] as [(String, Size, Double, EdgeInsets, EdgeInsets)])
  func screensAreKnown(name: String, size: Size, scale: Double, upright: EdgeInsets, onItsSide: EdgeInsets) throws {
    let portrait = try #require(Device.named(name)).canvas
    let landscape = try #require(Device.named(name + "-landscape")).canvas
    #expect(portrait.size == size && landscape.size == Size(width: size.height, height: size.width))
    #expect(portrait.scale == scale && landscape.scale == scale)
    #expect(portrait.safeArea == upright)
    #expect(landscape.safeArea == onItsSide)
  }

  @Test func wrongNamesResembleRightOnes() {
    #expect(Device.named("iphone15") == nil)
    #expect(Device.suggestion(for: "iphone15") == "iphone-15")
    #expect(Device.suggestion(for: "iPhone-15") == "iphone-15")
    #expect(Device.suggestion(for: "pixel") == nil)
  }
}
