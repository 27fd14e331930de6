import CassowaryLayout
import Testing

@testable import CassowaryFormats

/// The elements of Xcode's library: which have a size of their own, and what guides and cells mean.
@Suite struct InterfaceElementTests {
  /// Whether the recorded width and height are the content's.
  static let contents: [(element: String, width: Bool, height: Bool)] = [
    ("label", true, true), ("button", true, true), ("textField", true, true), ("switch", true, true),
    ("segmentedControl", true, true), ("stepper", true, true), ("progressView", true, true),
    ("activityIndicatorView", true, true), ("datePicker", true, true), ("pageControl", true, true),
    ("searchBar", false, true), ("toolbar", false, true), ("slider", false, true), ("pickerView", false, true),
    ("navigationBar", false, true), ("tabBar", false, true), ("view", false, false), ("containerView", false, false),
    ("textView", false, false), ("imageView", false, false), ("scrollView", false, false), ("tableView", false, false),
    ("collectionView", false, false), ("mapView", false, false), ("wkWebView", false, false),
    ("visualEffectView", false, false), ("stackView", false, false), ("glkView", false, false),
  ]

  private static func text(_ element: String, _ attributes: String = "", more: String = "") -> String {
    InterfaceTrial.xib(
      """
      <\(element) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="V">\
      <rect key="frame" x="0.0" y="0.0" width="70" height="60"/>\(more)</\(element)>
      """,
      constraints: """
        <constraint firstItem="V" firstAttribute="leading" secondItem="ROO" secondAttribute="leading"/>
        <constraint firstItem="V" firstAttribute="top" secondItem="ROO" secondAttribute="top"/>
        """)
  }

  @Test(arguments: contents)
  func contentSizesAreRecorded(element: String, width: Bool, height: Bool) throws {
    let text = Self.text(element)
    #expect(try InterfaceFile.read(SourceText(name: "t", text: text)).notes.isEmpty)
    let frame = try #require(try InterfaceTrial.frames(text)["V"])
    // A slider without a width still has what reaches beyond its alignment rectangle.
    let outside = element == "slider" ? 4.0 : 0
    #expect(frame.size == Size(width: width ? 70 : outside, height: height ? 60 : 0))
  }

  @Test func textViewsHaveASizeIfTheyDoNotScroll() throws {
    let frames = try InterfaceTrial.frames(Self.text("textView", "scrollEnabled=\"NO\""))
    #expect(frames["V"]?.size == Size(width: 70, height: 60))
  }

  @Test func imagesThatTheFileDoesNotKnowKeepTheirSize() throws {
    #expect(
      try InterfaceTrial.frames(Self.text("imageView", "image=\"photo\""))["V"]?.size == Size(width: 70, height: 60))
    let reference = "<imageReference key=\"image\" image=\"star\" catalog=\"system\"/>"
    #expect(
      try InterfaceTrial.frames(Self.text("imageView", more: reference))["V"]?.size == Size(width: 70, height: 60))
  }

  @Test func placeholderSizesWin() throws {
    let placeholders = "placeholderIntrinsicWidth=\"11\" placeholderIntrinsicHeight=\"infinite\""
    for element in ["view", "label", "slider"] {
      let frame = try #require(try InterfaceTrial.frames(Self.text(element, placeholders))["V"])
      #expect(frame.width == (element == "slider" ? 15 : 11))
      #expect(frame.height == (element == "slider" ? 1 : 0))
    }
  }

  @Test func proportionalStacksShareByRecordedSizes() throws {
    let views = [("A", 30), ("B", 10)].map { id, width in
      "<view id=\"\(id)\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"0.0\"/></view>"
    }
    let text = InterfaceTrial.xib(
      """
      <stackView distribution="fillProportionally" translatesAutoresizingMaskIntoConstraints="NO" id="S"><rect key="frame"/>\
      <subviews>\(views.joined())</subviews></stackView>
      """, constraints: InterfaceTrial.pins("S", Rect(x: 0, y: 0, width: 80, height: 9)))
    let frames = try InterfaceTrial.frames(text)
    #expect(frames["A"] == Rect(x: 0, y: 0, width: 60, height: 9))
    #expect(frames["B"] == Rect(x: 60, y: 0, width: 20, height: 9))
  }

  @Test func controllersGuidesAndTheKeyboardStandForTheSafeArea() throws {
    func pair(_ id: String, _ attribute: String, _ guide: String, _ other: String) -> String {
      "<constraint firstItem=\"\(id)\" firstAttribute=\"\(attribute)\" secondItem=\"\(guide)\" secondAttribute=\"\(other)\"/>"
    }
    let constraints = [
      pair("BOX", "top", "TOP", "bottom"), pair("BOX", "bottom", "KEY", "top"),
      pair("BOX", "leading", "MAR", "leading"),
      pair("BOX", "trailing", "REA", "trailing"), pair("BAR", "top", "TOP", "top"),
      pair("BAR", "bottom", "TOP", "bottom"),
      pair("BAR", "left", "BOT", "left"), pair("BAR", "right", "BOT", "right"),
    ]
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="17701"><device id="retina5_9"/>
      <scenes><scene sceneID="S"><objects><viewController id="C"><layoutGuides><viewControllerLayoutGuide type="top" id="TOP"/>
      <viewControllerLayoutGuide type="bottom" id="BOT"/></layoutGuides><view key="view" id="ROO">
      <rect key="frame" width="375" height="812"/><subviews>\(InterfaceTrial.box("BOX"))\(InterfaceTrial.box("BAR"))</subviews>
      <viewLayoutGuide key="keyboard" id="KEY"/><viewLayoutGuide key="layoutMargins" id="MAR"/>
      <viewLayoutGuide key="readableContent" id="REA"/><constraints>\(constraints.joined())</constraints></view>
      </viewController></objects></scene></scenes></document>
      """
    let frames = try InterfaceTrial.frames(text)
    #expect(frames["BOX"] == Rect(x: 16, y: 44, width: 343, height: 734))
    #expect(frames["BAR"] == Rect(x: 0, y: 0, width: 375, height: 44))
  }

  /// Also where the frame around it is not there to compare with.
  @Test(arguments: [(0, 0), (100, 80)])
  func contentViewsOfEffectsFillThem(width: Int, height: Int) throws {
    let text = InterfaceTrial.xib(
      """
      <visualEffectView translatesAutoresizingMaskIntoConstraints="NO" id="V"><rect key="frame" x="0.0" y="0.0" \
      width="\(width)" height="\(height)"/><view key="contentView" id="C"><rect key="frame" x="0.0" y="0.0" width="100" \
      height="80"/></view></visualEffectView>
      """, constraints: InterfaceTrial.pins("V", Rect(x: 5, y: 6, width: 70, height: 60)))
    #expect(try InterfaceTrial.frames(text)["C"] == Rect(x: 0, y: 0, width: 70, height: 60))
  }

  @Test func refreshControlsArePassedOver() throws {
    let control =
      "<refreshControl key=\"refreshControl\" id=\"R\"><rect key=\"frame\" width=\"9\" height=\"9\"/></refreshControl>"
    let file = try InterfaceFile.read(SourceText(name: "t", text: InterfaceTrial.xib("", root: control)))
    #expect(file.notes.isEmpty && file.views.count == 1)
  }

  @Test func contentViewsFillTheirCells() throws {
    let text = InterfaceTrial.xib(
      """
      <collectionView fixedFrame="YES" id="T"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/><cells>
      <collectionViewCell id="C"><rect key="frame" x="5" y="6" width="50" height="40"/><view key="contentView"><rect key="frame"
      x="0.0" y="0.0" width="50" height="40"/><autoresizingMask key="autoresizingMask"/><subviews>\(InterfaceTrial.box("BOX"))
      </subviews></view><constraints><constraint firstItem="BOX" firstAttribute="width" constant="7"/>
      <constraint firstAttribute="bottom" secondItem="BOX" secondAttribute="bottom"/>
      <constraint firstItem="BOX" firstAttribute="height" constant="9"/>
      <constraint firstAttribute="trailing" secondItem="BOX" secondAttribute="trailing" constant="1"/></constraints>
      </collectionViewCell></cells></collectionView>
      """)
    let frames = try InterfaceTrial.frames(text)
    #expect(frames["C"] == Rect(x: 5, y: 6, width: 50, height: 40))
    #expect(frames["BOX"] == Rect(x: 42, y: 31, width: 7, height: 9))
  }
}
