import CassowaryLayout
import Testing

@testable import CassowaryFormats

/// What an import makes of attributes, on the canvas, on other screens and at run time.
@Suite struct InterfaceImportTests {
  private static let box = Rect(x: 1, y: 2, width: 30, height: 40)

  private func frames(_ name: String, _ change: (inout SceneRequest) -> Void) throws -> [String: Rect] {
    InterfaceTrial.frames(try InterfaceTrial.facts(try InterfaceTrial.text(name), change))
  }

  private func canvas(_ width: Double, _ height: Double) -> SceneRequest.Canvas {
    SceneRequest.Canvas(name: "c", size: Size(width: width, height: height))
  }

  @Test func placeholdersCountOnTheCanvasOnly() throws {
    let frames = try frames("placeholders.xib") { $0.interface.options.isRuntime = true }
    #expect(frames["BOX-pl-ace"] == Rect(x: 10, y: 10, width: 7, height: 50))
    #expect(frames["INT-pl-ace"]?.width == 0)
  }

  @Test func designTimeSizesCountOnTheCanvasOnly() throws {
    let frames = try frames("design-time.xib") { $0.interface.options.isRuntime = true }
    #expect(frames["PLA-de-sig"] == Rect(x: 187.5, y: 0, width: 0, height: 20))
  }

  @Test func variationsFollowTheSizeClasses() throws {
    let frames = try frames("variations.xib") {
      $0.interface.widthClass = .regular
      $0.interface.heightClass = .compact
    }
    // No constraint for the top is installed then, and the constant is that of the constraint.
    #expect(frames["BOX-va-ria"]?.minX == 10)
    #expect(frames["BOX-va-ria"]?.minY == 0)
    #expect(frames["BOX-re-gul"]?.size == Size(width: 40, height: 40))
    #expect(frames["VS2-va-ria"] == Rect(x: 24, y: 0, width: 20, height: 20))
  }

  @Test func traitsAreThoseOfScreens() {
    func classes(_ width: Double, _ height: Double) -> [SizeClass?] {
      let traits = InterfaceTraits(screen: Size(width: width, height: height))
      return [traits.width, traits.height]
    }
    #expect(classes(390, 844) == [.compact, .regular])
    #expect(classes(844, 390) == [.compact, .compact])
    #expect(classes(896, 414) == [.regular, .compact])
    #expect(classes(768, 1024) == [.regular, .regular])
    let traits = InterfaceTraits(screen: Size(width: 390, height: 844))
    #expect(traits.specificity(of: "default") == 0)
    #expect(traits.specificity(of: "heightClass=regular-widthClass=compact") == 2)
    #expect(traits.specificity(of: "widthClass=regular") == nil)
    #expect(traits.specificity(of: "userInterfaceIdiom=mac") == nil)
    #expect(traits.specificity(of: "") == nil)
  }

  @Test func screensTakeTheSizeOfADevice() throws {
    let device = try #require(Device.named("iphone-15-landscape"))
    let frames = try frames("safe-area.storyboard") { $0.canvases = [SceneRequest.Canvas(device)] }
    #expect(frames["ROO-sa-fe1"]?.size == Size(width: 852, height: 393))
    #expect(frames["BOX-sa-fe1"] == Rect(x: 59, y: 0, width: 734, height: 372))
  }

  @Test func canvasesTurn() throws {
    let frames = try frames("safe-area.storyboard") { $0.interface.isLandscape = true }
    #expect(frames["BOX-sa-fe1"] == Rect(x: 44, y: 0, width: 808, height: 393))
  }

  @Test func masksFollowTheSuperviewFromItsRecordedSize() throws {
    // A canvas of 375 points grows by 25: so does what is as wide, and the corner stays at the end.
    let text = try InterfaceTrial.text("masks.xib")
    let scene = try #require(try SceneRequest().variants(of: LayoutFile.read(text)).first)
    var options = SceneOptions()
    options.size = Size(width: 400, height: 300)
    let frames = InterfaceTrial.frames([try LayoutScene(scene.document(), options).facts()])
    #expect(frames["FIL-ma-sks"] == Rect(x: 10, y: 10, width: 380, height: 180))
    #expect(frames["END-ma-sks"] == Rect(x: 350, y: 150, width: 50, height: 50))
    #expect(frames["FIX-ma-sks"] == Rect(x: 30, y: 220, width: 60, height: 40))
  }

  @Test func givenInsetsReplaceTheRules() throws {
    let guides = try GuideInsets.read(
      SourceText(
        name: "g",
        text: """
          {"file": "safe-area.storyboard", "scenes": [{"id": "SAF-ar-ea1", "guides":
            {"ROO-sa-fe1": {"safeArea": {"top": 88, "bottom": null}, "margins": {"leading": 30}}}}]}
          """))
    let frames = try frames("safe-area.storyboard") { $0.interface.guides[guides.file] = guides }
    #expect(frames["BOX-sa-fe1"] == Rect(x: 0, y: 88, width: 414, height: 774))
    // Margins that are given are the whole; the other sides are those of the rules, without the safe area.
    #expect(frames["BOX-ma-rg1"] == Rect(x: 30, y: 0, width: 364, height: 100))
    let others = try self.frames("margins.xib") { $0.interface.guides[guides.file] = guides }
    #expect(others["OUT-ma-rgi"]?.minX == 16)
  }

  @Test func givenInsetsGoByTheirOwnNameToo() throws {
    let text = SourceText(name: "guides/Main.storyboard.guides.json", text: "{\"scenes\": []}")
    #expect(try GuideInsets.read(text).file == "Main.storyboard")
    let nothing = SourceText(
      name: "g", text: "{\"file\": \"f\", \"scenes\": [{\"guides\": {\"V\": {\"safeArea\": null, \"margins\": null}}}]}"
    )
    #expect(try GuideInsets.read(nothing).safeAreas.isEmpty)
  }

  @Test func givenInsetsAreCheckedForTheirShape() {
    for text in ["[]", "{\"file\": \"f\"}", "{\"file\": \"f\", \"scenes\": [{\"guides\": 1}]}"] {
      #expect(throws: DocumentErrors.self) { try GuideInsets.read(SourceText(name: "g", text: text)) }
    }
    let side = "{\"file\": \"f\", \"scenes\": [{\"guides\": {\"V\": {\"safeArea\": {\"left\": 1}}}}]}"
    #expect(throws: DocumentErrors.self) { try GuideInsets.read(SourceText(name: "g", text: side)) }
  }

  @Test func scenesGoByNames() throws {
    let file = try LayoutFile.read(InterfaceTrial.text("layout-guides.storyboard"))
    func scenes(_ names: String...) throws -> [String] {
      var request = SceneRequest()
      request.interface.scenes = names
      return try request.variants(of: file).map(\.name)
    }
    #expect(try scenes() == ["GUI-al-one", "GUI-in-nav", "GUI-pu-shd", "GUI-me-tri"])
    #expect(try scenes("VC3-pu-shd", "GUI-al-one") == ["GUI-al-one", "GUI-pu-shd"])
    #expect(throws: DocumentErrors.self) { try scenes("GUI-al-on") }
  }

  @Test func barsComeFromControllersAroundAndBefore() throws {
    let file = try InterfaceTrial.file("layout-guides.storyboard")
    let bars = Dictionary(uniqueKeysWithValues: zip(file.controllers.map(\.id), file.bars))
    #expect(bars["VC1-al-one"] == ControllerBars())
    for id in ["VC2-in-nav", "VC3-pu-shd"] {
      #expect(bars[id]?.navigationBar?.height == 44)
      #expect(bars[id]?.tabBarHeight == 49)
    }
    #expect(bars["VC4-me-tri"]?.toolbarHeight == 44)
  }

  /// Bars are lower on phones that lie on their side, unless these are large.
  @Test(arguments: [
    ("iphone-15", 103.0, 83.0), ("iphone-15-landscape", 32, 53), ("iphone-8-landscape", 32, 32),
    ("iphone-15-plus-landscape", 44, 70), ("ipad-landscape", 64, 49),
  ])
  func barsFollowTheScreen(device: String, top: Double, bottom: Double) throws {
    let device = try #require(Device.named(device))
    let facts = try InterfaceTrial.facts(try InterfaceTrial.text("layout-guides.storyboard")) {
      $0.canvases = [SceneRequest.Canvas(device)]
      $0.interface.scenes = ["GUI-in-nav"]
    }
    #expect(facts.map(\.canvas.safeArea.top) == [top])
    #expect(facts.map(\.canvas.safeArea.bottom) == [bottom])
  }

  @Test func aFixedFrameKeepsAViewOutOfAStack() throws {
    let fixed =
      "<view fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"FIX\"><rect key=\"frame\" "
      + "x=\"7\" y=\"8\" width=\"9\" height=\"10\"/><autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\"/></view>"
    let text = InterfaceTrial.xib(
      "<stackView translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"STA\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" "
        + "width=\"0.0\" height=\"0.0\"/><subviews>\(fixed)\(InterfaceTrial.box("BOX"))</subviews></stackView>",
      constraints: InterfaceTrial.pins("STA", Self.box))
    let facts = try InterfaceTrial.facts(text)
    let frames = InterfaceTrial.frames(facts)
    #expect(frames["FIX"] == Rect(x: 7, y: 8, width: 9, height: 10))
    #expect(frames["BOX"] == Rect(x: 0, y: 0, width: 30, height: 40))
    #expect(facts[0].conflicts.isEmpty)
  }

  @Test func textsAreMeasuredIfAsked() throws {
    let label =
      "<label text=\"Hello\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"LAB\"><rect key=\"frame\" "
      + "x=\"0.0\" y=\"0.0\" width=\"3\" height=\"4\"/></label>"
    let text = InterfaceTrial.xib(
      label,
      constraints: """
        <constraint firstItem="LAB" firstAttribute="leading" secondItem="ROO" secondAttribute="leading"/>
        <constraint firstItem="LAB" firstAttribute="top" secondItem="ROO" secondAttribute="top"/>
        """)
    #expect(try InterfaceTrial.frames(text)["LAB"]?.size == Size(width: 3, height: 4))
    let measured = try InterfaceTrial.frames(text) {
      $0.interface.options.textSize = .measure
      $0.scale = 0
    }
    #expect(try #require(measured["LAB"]).width > 30)
  }

  @Test func recordedFramesStandBesideTheComputedOnes() throws {
    let text = InterfaceTrial.xib(
      InterfaceTrial.box("BOX").replacing("width=\"0.0\"", with: "width=\"30.9\"")
        .replacing("height=\"0.0\"", with: "height=\"42\""),
      constraints: InterfaceTrial.pins("BOX", Rect(x: 0, y: 0, width: 30, height: 40)))
    let view = try #require(try InterfaceTrial.facts(text)[0].views.last)
    #expect(view.recorded == Rect(x: 0, y: 0, width: 30.9, height: 42))
    #expect(view.isMisplaced)
    let close = text.replacing("\"42\"", with: "\"41\"")
    #expect(try InterfaceTrial.facts(close)[0].views.map(\.isMisplaced) == [false, false])
    let other = try InterfaceTrial.facts(text) {
      $0.canvases = [SceneRequest.Canvas(name: "c", size: Size(width: 9, height: 9))]
    }
    #expect(other[0].views.allSatisfy { $0.recorded == nil })
  }

  @Test func constraintsKeepTheirPlaces() throws {
    let text = InterfaceTrial.xib(
      InterfaceTrial.box("BOX"),
      constraints: InterfaceTrial.pins("BOX", Self.box)
        + "\n<constraint firstItem=\"BOX\" firstAttribute=\"width\" constant=\"9\" id=\"WID\"/>")
    let conflict = try #require(try InterfaceTrial.facts(text)[0].conflicts.first)
    #expect(conflict.members.map(\.position?.line) == [7, 9])
    #expect(conflict.members.map(\.identifier) == ["", "WID"])
  }

  @Test func filesWithoutAutoLayoutKeepTheirFrames() throws {
    let text = InterfaceTrial.xib(
      "<view id=\"OLD\"><rect key=\"frame\" x=\"3\" y=\"4\" width=\"5\" height=\"6\"/></view>"
    )
    .replacing(" useAutolayout=\"YES\"", with: "")
    #expect(try InterfaceTrial.frames(text)["OLD"] == Rect(x: 3, y: 4, width: 5, height: 6))
  }

  /// Without a number: 20 to an edge of the superview, 8 between siblings, nothing to a margin or a guide.
  @Test func standardDistances() throws {
    func constraint(_ first: String, _ attribute: String, _ second: String, _ other: String) -> String {
      """
      <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" secondAttribute="\(other)" \
      symbolic="YES"/>
      """
    }
    let sizes = ["A", "B", "C"].map {
      """
      <constraint firstItem="\($0)" firstAttribute="width" constant="30"/>
      <constraint firstItem="\($0)" firstAttribute="height" constant="10"/>
      """
    }
    let frames = try InterfaceTrial.frames(
      InterfaceTrial.xib(
        ["A", "B", "C"].map { InterfaceTrial.box($0) }.joined(),
        constraints: sizes.joined() + constraint("A", "left", "ROO", "left") + constraint("A", "top", "ROO", "top")
          + constraint("B", "left", "A", "right") + constraint("ROO", "bottom", "B", "bottom")
          + constraint("C", "left", "ROO", "leftMargin") + constraint("C", "top", "A", "bottom")))
    #expect(frames["A"] == Rect(x: 20, y: 20, width: 30, height: 10))
    #expect(frames["B"] == Rect(x: 58, y: 70, width: 30, height: 10))
    #expect(frames["C"] == Rect(x: 16, y: 38, width: 30, height: 10))
  }

  /// An anchor's multiplier is one of the standard distance.
  @Test func anchorsMultiplyTheirDistance() throws {
    let frames = try InterfaceTrial.frames(
      InterfaceTrial.xib(
        InterfaceTrial.box("A") + InterfaceTrial.box("B"),
        constraints: InterfaceTrial.pins("A", Rect(x: 1, y: 40, width: 3, height: 4)) + """
          <constraint firstItem="B" firstAttribute="top" secondItem="A" secondAttribute="bottom" multiplier="1.5" constant="8" \
          symbolType="layoutAnchor"/><constraint firstItem="B" firstAttribute="height" constant="9"/>
          """))
    #expect(frames["B"]?.minY == 56)
  }

  /// A variation holds another frame of its view, and is no view itself, whether it applies or not.
  @Test(arguments: ["widthClass=compact", "widthClass=regular"])
  func variationsAreNoViews(key: String) throws {
    let variation =
      "<variation key=\"\(key)\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></variation>"
    let text = InterfaceTrial.xib(
      "<view id=\"V\"><rect key=\"frame\" x=\"5\" y=\"6\" width=\"7\" height=\"8\"/>\(variation)</view>")
    let file = try InterfaceFile.read(SourceText(name: "t", text: text))
    #expect(file.notes.isEmpty)
    #expect(file.views.count == 2)
    let expected =
      key == "widthClass=compact" ? Rect(x: 1, y: 2, width: 3, height: 4) : Rect(x: 5, y: 6, width: 7, height: 8)
    #expect(try InterfaceTrial.frames(text)["V"] == expected)
  }
}
