import CassowaryLayout
import Testing

@testable import CassowaryFormats

/// The facts that the rules stand on.
@Suite struct InterfaceRuleTests {
  @Test(arguments: [
    ("1:2", 0.5), ("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("0.75", 0.75), ("-2", -2),
    ("119.99999999999999", 119.99999999999999),
  ])
  func ratiosAreRead(text: String, value: Double) { #expect(InterfaceNumber.ratio(text) == value) }

  @Test(arguments: [
    "", "1:", ":1", "1:0", "1:2:3", "inf", "nan", "0x10", "1_0", "0x1p3", "1.5.2", "1e300", "x", "1e200:1e-200",
  ])
  func otherTextsAreNoRatios(text: String) { #expect(InterfaceNumber.ratio(text) == nil) }

  @Test func versionsCompare() {
    #expect(ToolsVersion("16097.3") < ToolsVersion("17156"))
    #expect(ToolsVersion("32700.99.1234") > .xcode26)
    #expect(ToolsVersion("") >= .xcode26)
  }

  @Test func statusBarsAreThoseOfTheTools() throws {
    func top(_ id: String, _ tools: String) throws -> Double {
      try #require(CanvasDevice.model(of: id)).safeArea(isLandscape: false, ToolsVersion(tools)).top
    }
    #expect(try top("retina6_1", "17701") == 44)
    #expect(try top("retina6_1", "20037") == 48)
    #expect(try top("retina4_7", "14113") == 20)
    #expect(try top("retina4_7", "15702") == 0)
    #expect(try top("retina4_7", "21701") == 20)
    #expect(try top("ipad9_7", "15702") == 20)
    #expect(CanvasDevice.model(of: "watch") == nil)
  }

  @Test func alignmentRectanglesOfSliders() throws {
    let slider = try #require(ViewElement.named("slider"))
    #expect(slider.alignmentInsets(ToolsVersion("23094")) == EdgeInsets(left: 2, bottom: 1, right: 2))
    #expect(slider.alignmentInsets(ToolsVersion("24412")) == .zero)
  }

  @Test(arguments: [
    ("<label><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleCaption1\"/></label>", 12.0),
    ("<label><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"31\"/></label>", 31),
    ("<label><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"0.0\"/></label>", 17),
    ("<label/>", 17),
    ("<button/>", 15), ("<textField/>", 14),
  ])
  func fontsHaveSizes(text: String, size: Double) throws {
    let tree = try MarkupReader.read(SourceText(name: "t", text: text))
    #expect(CanvasFont.size(of: 0, in: tree) == size)
  }

  @Test func textStylesGrowWithTheCategory() throws {
    for (smaller, larger) in zip(ContentSizeCategory.allCases, ContentSizeCategory.allCases.dropFirst()) {
      for style in ["LargeTitle", "Title1", "Title2", "Title3", "Headline", "Body", "Callout", "Footnote", "Caption2"] {
        #expect(smaller.size(ofStyle: style) <= larger.size(ofStyle: style))
      }
    }
    #expect(ContentSizeCategory.l.size(ofStyle: "unknown") == 17)
    #expect(ContentSizeCategory.ax5.size(ofStyle: "Caption1") == 43)
    let text = "<label><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleTitle2\"/></label>"
    let tree = try MarkupReader.read(SourceText(name: "t", text: text))
    #expect(CanvasFont.size(of: 0, in: tree, .xl) == 24)
  }

  private func margins(of cell: String, tools: String) throws -> Rect {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)"><device id="retina4_7"/><objects>
      <tableViewCell \(cell) id="CEL"><rect key="frame" width="375" height="60"/><tableViewCellContentView key="contentView"
      id="CON"><rect key="frame" width="375" height="60"/><subviews>\(InterfaceTrial.box("BOX"))</subviews><constraints>
      <constraint firstItem="BOX" firstAttribute="leading" secondItem="CON" secondAttribute="leadingMargin"/>
      <constraint firstItem="BOX" firstAttribute="trailing" secondItem="CON" secondAttribute="trailingMargin"/>
      <constraint firstItem="BOX" firstAttribute="top" secondItem="CON" secondAttribute="topMargin"/>
      <constraint firstItem="BOX" firstAttribute="bottom" secondItem="CON" secondAttribute="bottomMargin"/>
      </constraints></tableViewCellContentView></tableViewCell></objects></document>
      """
    return try #require(try InterfaceTrial.frames(text)["BOX"])
  }

  @Test func cellsHaveTheMarginsOfTheirTime() throws {
    #expect(try margins(of: "", tools: "17701") == Rect(x: 16, y: 11, width: 343, height: 38))
    #expect(try margins(of: "", tools: "14854") == Rect(x: 15, y: 11, width: 345, height: 38))
    #expect(try margins(of: "", tools: "12121") == Rect(x: 15, y: 8, width: 345, height: 44))
    #expect(try margins(of: "", tools: "24412") == Rect(x: 20, y: 15, width: 335, height: 30))
    let accessory = try margins(of: "accessoryType=\"checkmark\"", tools: "17701")
    #expect(accessory == Rect(x: 16, y: 11, width: 351, height: 38))
  }

  /// A view that was recorded between bars has nothing of them inside.
  @Test func viewsBetweenBarsAreNotCovered() throws {
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
    let tabs = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
    let below = "<extendedEdge key=\"edgesForExtendedLayout\" bottom=\"YES\"/>"
    func insets(_ y: Int, _ height: Int, _ controller: String) throws -> EdgeInsets {
      try safeArea(
        "retina4_7", Size(width: 375, height: Double(height)), y: y, controller: controller, tools: "11762")
    }
    #expect(try insets(0, 667, bar + tabs) == EdgeInsets(top: 64, bottom: 49))
    #expect(try insets(64, 603, bar + tabs) == EdgeInsets(bottom: 49))
    #expect(try insets(64, 554, bar + tabs) == .zero)
    #expect(try insets(0, 603, bar + tabs + below) == EdgeInsets(bottom: 49))
    #expect(try insets(0, 554, bar + tabs + below.replacing("bottom", with: "left")) == .zero)
    #expect(try insets(20, 647, "") == .zero)
  }

  @Test func televisionsHaveTheMarginsOfTheirCanvas() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" toolsVersion="21701"><device id="appleTV"/><scenes>
      <scene sceneID="S"><objects><viewController id="C"><view key="view" id="V"><rect key="frame" width="1920"
      height="1080"/><subviews>\(InterfaceTrial.box("BOX"))</subviews><constraints>
      <constraint firstItem="BOX" firstAttribute="leading" secondItem="V" secondAttribute="leadingMargin"/>
      <constraint firstItem="BOX" firstAttribute="top" secondItem="V" secondAttribute="topMargin"/>
      </constraints></view></viewController></objects></scene></scenes></document>
      """
    #expect(try InterfaceTrial.frames(text)["BOX"]?.origin == Point(x: 96, y: 60))
  }

  private func safeArea(_ device: String, _ size: Size, y: Int = 0, controller: String, tools: String = "17701") throws
    -> EdgeInsets
  {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(tools)"><device id="\(device)"/>
      <scenes><scene sceneID="S"><objects><viewController id="C"><view key="view" id="V"><rect key="frame"
      y="\(y)" width="\(size.width)" height="\(size.height)"/></view>\(controller)</viewController></objects></scene></scenes></document>
      """
    return try #require(try InterfaceTrial.facts(text).first).canvas.safeArea
  }

  @Test func safeAreasDependOnWhatTheScreenShows() throws {
    let screen = Size(width: 375, height: 812)
    #expect(try safeArea("retina5_9", screen, controller: "") == EdgeInsets(top: 44, bottom: 34))
    let sheet = Size(width: 375, height: 758)
    #expect(try safeArea("retina5_9", sheet, controller: "") == EdgeInsets(bottom: 34))
    let small = Size(width: 375, height: 120)
    let freeform = "<size key=\"freeformSize\" width=\"375\" height=\"120\"/>"
    #expect(try safeArea("retina5_9", small, controller: freeform) == EdgeInsets(top: 44))
    #expect(try safeArea("retina4_7", small, controller: freeform, tools: "14113") == .zero)
    let hidden = "<nil key=\"simulatedStatusBarMetrics\"/>"
    let phone = Size(width: 375, height: 667)
    #expect(try safeArea("retina4_7", phone, controller: hidden, tools: "14113") == .zero)
    #expect(try safeArea("retina4_7", phone, controller: hidden, tools: "21701") == EdgeInsets(top: 20))
  }
}
