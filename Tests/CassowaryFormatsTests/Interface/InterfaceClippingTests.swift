import CassowaryLayout
import Testing

@testable import CassowaryFormats

/// What a view around cuts off is clipped, as what lies beyond the screen is.
@Suite struct InterfaceClippingTests {
  /// A label as wide as its text, 60 points, 10 points from the leading edge of a card inside another one, both of which
  /// are 40 points wide.
  private static func text(outer: String = "", inner: String = "", element: String = "view") -> String {
    let label =
      "<label text=\"A\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"LAB\"><rect key=\"frame\" x=\"10\" y=\"0.0\" "
      + "width=\"60\" height=\"20\"/></label>"
    func pin(_ view: String, _ constant: Int) -> String {
      ["leading", "top"].map {
        "<constraint firstItem=\"\(view)\" firstAttribute=\"\($0)\" secondItem=\"\(view == "LAB" ? "INN" : "OUT")\" "
          + "secondAttribute=\"\($0)\" constant=\"\($0 == "leading" ? constant : 0)\"/>"
      }.joined()
    }
    let card = InterfaceTrial.box("INN", "<subviews>\(label)</subviews>", inner)
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21701"><device id="retina4_7"/>
      <scenes><scene sceneID="S"><objects><viewController id="C"><view key="view" id="ROO"><rect key="frame" width="375"
      height="667"/><subviews><\(element) translatesAutoresizingMaskIntoConstraints="NO" \(outer) id="OUT"><rect key="frame"/>
      <subviews>\(card)</subviews></\(element)></subviews><constraints>\(pin("INN", 0))\(pin("LAB", 10))
      <constraint firstItem="INN" firstAttribute="width" constant="40"/>
      <constraint firstItem="INN" firstAttribute="height" constant="40"/>
      \(InterfaceTrial.pins("OUT", Rect(x: 0, y: 100, width: 40, height: 40)))</constraints></view></viewController>
      </objects></scene></scenes></document>
      """
  }

  private static func check(_ text: String) throws -> FileFindings {
    var request = SceneRequest()
    request.canvases = [SceneRequest.Canvas(try #require(Device.named("iphone-se")))]
    return InputFile.check("t.storyboard", Array(text.utf8), request, changes: [])
  }

  private static let clips = "clipsSubviews=\"YES\""

  @Test func whatNothingClipsFits() throws {
    #expect(try Self.check(Self.text()).fits.map(\.sentence) == ["fits iPhone SE in portrait: yes"])
  }

  @Test(arguments: [("", clips), (clips, ""), (clips, clips)])
  func whatIsCutOffIsClipped(outer: String, inner: String) throws {
    let result = try Self.check(Self.text(outer: outer, inner: inner))
    #expect(result.fits.map(\.sentence) == ["fits iPhone SE in portrait: no, 'LAB' of S is clipped by 30 pt"])
    let told = result.findings.filter { $0.rule == .clippedContent }.map(\.message)
    #expect(told.contains("LAB does not fit into INN: 30 points beyond its right edge"))
    #expect(
      told.contains("LAB is cut off by OUT, which clips its subviews: 30 points") == (inner.isEmpty && !outer.isEmpty))
  }

  @Test func whatScrollsIsNotCutOff() throws {
    let result = try Self.check(Self.text(outer: Self.clips, element: "scrollView"))
    #expect(result.fits.allSatisfy { !$0.sentence.contains("LAB") })
    #expect(!result.findings.contains { $0.message.contains("is cut off by") })
  }
}
