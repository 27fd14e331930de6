import CassowaryLayout
import Testing

@testable import CassowaryFormats

@Suite struct DeviceTests {
  @Test func namesAreUnique() {
    #expect(Set(Device.names).count == Device.all.count)
    #expect(Device.all.count == 48)
    // However they are typed.
    #expect(Set(Device.known.map { $0.name.filter { $0.isLetter || $0.isNumber } }).count == Device.known.count)
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

  @Test(arguments: [
    ("iphone15pro", "iphone-15-pro", "iPhone 15 Pro"), ("iPhone 15 Pro", "iphone-15-pro", "iPhone 15 Pro"),
    ("iphone-15-pro", "iphone-15-pro", "iPhone 15 Pro"), ("IPHONE15PRO", "iphone-15-pro", "iPhone 15 Pro"),
    ("iPhone_SE", "iphone-se", "iPhone SE"), ("iPhone SE 3", "iphone-se-3", "iPhone SE 3"),
    ("iPadPro11", "ipad-pro-11", "iPad Pro 11"), ("iPad Pro 12.9", "ipad-pro-12.9", "iPad Pro 12.9"),
    ("iPhone XR landscape", "iphone-xr-landscape", "iPhone XR"), ("iphone 4s", "iphone-4s", "iPhone 4s"),
    ("iPad Pro 11 M4", "ipad-pro-11-m4", "iPad Pro 11 M4"),
  ])
  func namesAreReadAsPeopleTypeThem(_ typed: String, _ name: String, _ title: String) throws {
    let device = try #require(Device.named(typed))
    #expect(device.name == name && device.title == title)
    #expect(
      Device.named(title)?.canvas.size.width
        == (device.isLandscape ? device.canvas.size.height : device.canvas.size.width))
  }

  /// What simulators are called, and what Interface Builder calls screens.
  @Test(arguments: [
    ("iPhone SE (3rd generation)", "iphone-se-3"), ("iPhone Xʀ", "iphone-xr"), ("iPhone Xs Max", "iphone-xs-max"),
    ("iPod touch (7th generation)", "ipod-touch-7"), ("iPad (10th generation)", "ipad-10"), ("iPad (A16)", "ipad-a16"),
    ("iPad mini (6th generation)", "ipad-mini-6"), ("iPad mini (A17 Pro)", "ipad-mini-a17-pro"),
    ("iPad Air 13-inch (M2)", "ipad-air-13-m2"), ("iPad Pro (9.7-inch)", "ipad-pro-9.7"),
    ("iPad Pro (11-inch)", "ipad-pro-11"), ("iPad Pro (11-inch) (4th generation)", "ipad-pro-11-4"),
    ("iPad Pro (12.9-inch) (2nd generation)", "ipad-pro-12.9-2"),
    ("iPad Pro (12.9-inch) (6th generation)", "ipad-pro-12.9-6"), ("iPad Pro 13-inch (M4)", "ipad-pro-13-m4"),
    ("Apple TV", "apple-tv"), ("Apple TV 4K (3rd generation) (at 1080p)", "apple-tv-4k-3"),
    ("retina6_12", "iphone-15"), ("retina6_1", "iphone-11"), ("retina4_7-landscape", "iphone-8-landscape"),
    ("ipad12_9", "ipad-pro-12.9-1"), ("appleTV", "apple-tv"),
  ])
  func othersNamesAreRead(_ typed: String, _ name: String) throws {
    #expect(try #require(Device.named(typed)).name == name)
  }

  @Test func everyScreenOfInterfaceBuilderIsADevice() throws {
    for id in CanvasDevice.names.keys {
      let device = try #require(Device.named(id), "\(id)")
      #expect(device.canvas == CanvasDevice.model(of: id)?.portrait)
    }
  }

  @Test func televisionsAreNotTurned() throws {
    let television = try #require(Device.named("Apple TV"))
    #expect(television.canvas.size == Size(width: 1920, height: 1080))
    #expect(television.canvas.safeArea == EdgeInsets(top: 60, left: 80, bottom: 60, right: 80))
    #expect(television.turned(isLandscape: true).canvas == television.canvas)
    #expect(television.title == "Apple TV")
    #expect(!Device.all.contains(television))
  }

  @Test func twinsHaveTheSameScreen() throws {
    for (one, other) in [("iphone-se-2", "iphone-8"), ("iphone-17-pro", "iphone-16-pro"), ("ipad-10", "ipad-air-5")] {
      #expect(try #require(Device.named(one)).canvas == #require(Device.named(other)).canvas)
    }
    let device = try #require(Device.named("iphone-15-pro"))
    #expect(device.turned(isLandscape: true) == Device.named("iphone-15-pro-landscape"))
    #expect(device.turned(isLandscape: true).turned(isLandscape: false) == device)
  }

  @Test func wrongNamesResembleRightOnes() {
    #expect(Device.named("iphone15x") == nil)
    #expect(Device.suggestion(for: "iphone15x") == "iphone-15")
    #expect(Device.suggestion(for: "iPhone 15 Prp") == "iphone-15-pro")
    #expect(Device.suggestion(for: "pixel") == nil)
    #expect(Device.named("") == nil)
  }
}
