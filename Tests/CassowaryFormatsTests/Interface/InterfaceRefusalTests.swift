import CassowaryLayout
import Testing

@testable import CassowaryFormats

/// What is no file that can be read is refused with the reason; what is wrong in a file is told and left out.
@Suite struct InterfaceRefusalTests {
  private static let cocoa = "com.apple.InterfaceBuilder3.Cocoa"

  @Test(arguments: [
    (
      "<document type=\"\(cocoa).XIB\"/>",
      "1:1: this file is for macOS; files for iOS and tvOS are read here, which lay out "
        + "with UIKit's rules"
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"/>",
      "1:1: this file is for watchOS; files for iOS "
        + "and tvOS are read here, which lay out with UIKit's rules"
    ),
    (
      "<!-- old -->\n <archive type=\"x\"/>",
      "2:2: this is an archive of Xcode 3; open it in a newer Xcode and save it in "
        + "the format of today"
    ),
    (
      "<document type=\"\(cocoa)Touch.XIB\" targetRuntime=\"watchKit\"/>",
      "1:1: this file is for watchOS; files for iOS and tvOS are read here, which lay out with UIKit's rules"
    ),
    (
      "<document type=\"\(cocoa)Touch.Storyboard.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>",
      "1:1: this file is for macOS; files for iOS and tvOS are read here, which lay out with UIKit's rules"
    ),
    ("<html/>", "1:1: expected <document> of a storyboard or xib, found <html>"),
    (
      "<document type=\"other\"/>",
      "1:1: 'other' is no document type that is known here; expected "
        + "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB or com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    ),
    ("<document>", "1:11: this is not well-formed XML: it ends too early inside <document>; is the file complete?"),
    ("<?xml version=\"1.0\"?>\n", "2:1: this is not well-formed XML: it ends too early; is the file complete?"),
    ("<a/>\n<b/>", "2:1: this is not well-formed XML: there is something behind the end of the document; remove it"),
    (
      "<a><!-- ",
      "1:9: this is not well-formed XML: it ends too early: a comment, instruction or CDATA section is not closed inside <a>"
    ),
    ("<a>\n<b></a>", "2:8: this is not well-formed XML: an end tag that does not fit inside <b>"),
    (
      "<!DOCTYPE d [<!ENTITY a \"b\">]><d>&a;</d>",
      "1:1: the text declares a document type or entities, which Interface "
        + "Builder does not; remove the declaration"
    ),
  ])
  func filesAreRefused(text: String, refusal: String) { #expect(InterfaceTrial.refusals(text) == [refusal]) }

  /// The end of its name tells what a file is meant to be that has no first character of either kind.
  @Test(arguments: [".storyboard", ".xib", ".layout.json"])
  func whatIsNeitherIsRefusedByItsEnding(ending: String) throws {
    func refusal(_ text: String) -> String {
      do throws(DocumentErrors) {
        _ = try LayoutFile.read(SourceText(name: "a" + ending, text: text))
        return "read"
      } catch {
        return error.errors[0].message
      }
    }
    let isMarkup = ending != ".layout.json"
    #expect((refusal("") == "the file is empty; expected a storyboard or xib") == isMarkup)
    #expect((refusal(" \n") == "the file is empty; expected a storyboard or xib") == isMarkup)
    #expect((refusal("hello") == "this is no XML; a storyboard or xib begins with '<'") == isMarkup)
    #expect(refusal(#"{"version": 1, "root": {}}"#) == "read")
    #expect(refusal("<html/>") == "expected <document> of a storyboard or xib, found <html>")
  }

  @Test func encodingsAreRefused() {
    #expect(
      InterfaceTrial.refusals([0x3C, 0x61, 0xFF, 0x2F, 0x3E]) == [
        "1:3: this is not valid UTF-8; save the file as UTF-8"
      ])
  }

  @Test func depthIsBounded() {
    let depth = MarkupLimits.depth + 1
    let text = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    #expect(InterfaceTrial.refusals(text) == ["1:721: nesting is too deep: more than 240 elements inside one another"])
    let deepest = InterfaceTrial.xib(
      String(repeating: "<view id=\"v\"><subviews>", count: 110)
        + String(repeating: "</subviews></view>", count: 110))
    #expect(InterfaceTrial.refusals(deepest) == [])
  }

  @Test func longTagsAreRefused() {
    let text = "<a b=\"" + String(repeating: "x", count: MarkupLimits.tagSize) + "\"/>"
    #expect(InterfaceTrial.refusals(text) == ["1:1: the tag is longer than 1 MiB"])
  }

  /// Limits of the parser are no mistakes of the text's form.
  @Test(arguments: [("<a>", "</a>"), ("<a><!--", "--></a>"), ("<a><![CDATA[", "]]></a>"), ("<a><?b ", "?></a>")])
  func longTextsAreRefused(before: String, after: String) throws {
    let text = before + String(repeating: "x", count: MarkupLimits.run + 100) + after
    let refusals = InterfaceTrial.refusals(text)
    #expect(
      refusals.first?.hasPrefix("1:4: the text, comment or instruction is longer than 8 MiB") == true, "\(refusals)")
  }

  @Test(arguments: [("<", "/>", 2), ("<a ", "=\"1\"/>", 4), ("<a b=\"2\" ", "='1'/>", 10)])
  func longNamesAreRefused(before: String, after: String, column: Int) {
    func text(_ count: Int) -> String { before + String(repeating: "x", count: count) + after }
    let refusal = "1:\(column): the name is longer than 32 KiB, which is a limit here; make it shorter"
    #expect(InterfaceTrial.refusals(text(MarkupLimits.nameSize + 1)) == [refusal])
    #expect(InterfaceTrial.refusals(text(MarkupLimits.nameSize - 1)) != [refusal])
  }

  /// A long value is no long name.
  @Test func longValuesAreRead() throws {
    let value = String(repeating: "x", count: 2 * MarkupLimits.nameSize)
    #expect(InterfaceTrial.refusals(InterfaceTrial.xib("", root: "<a b=\"\(value)\"/>")) == [])
  }

  @Test(arguments: ["", " targetRuntime=\"iOS.CocoaTouch.iPad\""])
  func filesWithoutViewsShowNothing(more: String) throws {
    let text = "<document type=\"\(Self.cocoa)Touch.XIB\"\(more)/>"
    #expect(InterfaceTrial.refusals(text) == [])
    #expect(try InterfaceTrial.facts(text).isEmpty)
    let file = LayoutFile.interface(try InterfaceFile.read(SourceText(name: "t", text: text)))
    #expect(
      InterfaceRequest().notes(on: file).map(\.message) == [
        "there are no views in this file, and so nothing to lay out"
      ])
    #expect(throws: DocumentErrors.self) { try InterfaceTrial.facts(text) { $0.interface.scenes = ["A"] } }
  }

  @Test(arguments: [
    ("id=\"retina9_9\"", "3:1: there is no device 'retina9_9' that is known here; iphone-16-pro is assumed"),
    ("id=\"ipad99\"", "3:1: there is no device 'ipad99' that is known here; ipad-pro-11 is assumed"),
    (
      "id=\"cube\"", "3:1: there is no device 'cube' that is known here; screens as large as they are drawn are assumed"
    ),
    (
      "id=\"retina4_7\" orientation=\"upsideDown\"",
      "3:1: 'orientation' is 'upsideDown'; it is one of portrait, landscape; portrait is assumed"
    ),
  ])
  func unknownCanvasesAreNoted(attributes: String, note: String) throws {
    let text = InterfaceTrial.xib("").replacing("id=\"retina4_7\" orientation=\"portrait\"", with: attributes)
    #expect(try Self.notes(text) == [note])
  }

  @Test(arguments: ["new", "", "nan"]) func unknownToolsAreNoted(version: String) throws {
    let notes = try Self.notes(InterfaceTrial.xib("", document: "toolsVersion=\"\(version)\""))
    #expect(notes == ["2:1: 'toolsVersion' is '\(version)', which is no number; the newest tools are assumed"])
  }

  @Test func tooLargeNumbersNameTheLimit() {
    let huge = "<constraint firstItem=\"BOX\" firstAttribute=\"width\" constant=\"1e10\" id=\"C\"/>"
    let refusals = InterfaceTrial.refusals(InterfaceTrial.xib(InterfaceTrial.box("BOX"), constraints: huge))
    #expect(refusals.count == 1)
    #expect(refusals.first?.contains("expected a number of points from -1e9 to 1e9;") == true, "\(refusals)")
  }

  @Test func mistakesAreToldAndLeftOut() throws {
    let text = InterfaceTrial.xib(
      InterfaceTrial.box("BOX") + "<stackView axis=\"diagonal\" id=\"STA\"/>",
      constraints: """
        \(InterfaceTrial.pins("BOX", Rect(x: 1, y: 2, width: 3, height: 4)))
        <constraint firstItem="BOX" firstAttribute="wdth" constant="9"/>
        <constraint firstItem="BOX" firstAttribute="width" constant="nan"/>
        <constraint firstItem="BOX" firstAttribute="width" constant="5" priority="2000"/>
        <constraint firstItem="BOX" firstAttribute="width" multiplier="1:0" secondItem="ROO" secondAttribute="width"/>
        <constraint firstItem="BOX" firstAttribute="width" relation="about" constant="9"/>
        <constraint firstItem="BOX" constant="9"/>
        <constraint firstItem="GONE" firstAttribute="width" constant="9"/>
        """)
    #expect(
      InterfaceTrial.refusals(text) == [
        "5:141: 'axis' is 'diagonal'; it is one of horizontal, vertical",
        "9:1: there is no layout attribute 'wdth'; did you mean 'width'?",
        "10:1: 'constant' is 'nan'; expected a number of points; the constraint is left out",
        "11:1: 'priority' is '2000'; expected a number above 0 and at most 1000; the constraint is left out",
        "12:1: 'multiplier' is '1:0'; expected a number or a ratio such as 16:9; the constraint is left out",
        "13:1: 'relation' is 'about'; it is one of equal, greaterThanOrEqual, lessThanOrEqual",
        "14:1: the constraint has no 'firstAttribute'; write one of the layout attributes, such as leading, top or width",
      ])
    #expect(try InterfaceTrial.frames(text)["BOX"] == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  private static func notes(_ text: String) throws -> [String] {
    try InterfaceFile.read(SourceText(name: "t", text: text)).notes.map {
      "\($0.position.line):\($0.position.column): \($0.message)"
    }
  }

  @Test func referencesToNothingAreNotedOnce() throws {
    let gone = "<constraint firstItem=\"GONE\" firstAttribute=\"width\" constant=\"9\"/>"
    let text = InterfaceTrial.xib(
      InterfaceTrial.box("BOX"),
      constraints: InterfaceTrial.pins("BOX", Rect(x: 1, y: 2, width: 3, height: 4)) + "\n" + gone + "\n" + gone)
    #expect(
      try Self.notes(text) == [
        "9:1: nothing in the file has the id 'GONE', which the 'firstItem' of a constraint names; it is left out"
      ])
    #expect(try InterfaceTrial.frames(text)["BOX"] == Rect(x: 1, y: 2, width: 3, height: 4))
    let result = InputFile.check("t.xib", Array(text.utf8), SceneRequest(), changes: [])
    #expect(result.findings.filter { $0.rule == .doubtfulPart }.map(\.position?.line) == [9])
    #expect(result.scenes == 1)
  }

  @Test func idsThatStandThereTwiceAreNoted() throws {
    let text = InterfaceTrial.xib(
      InterfaceTrial.box("BOX") + "\n" + InterfaceTrial.box("BOX"),
      constraints: InterfaceTrial.pins("BOX", Rect(x: 1, y: 2, width: 3, height: 4)))
    #expect(
      try Self.notes(text) == [
        "6:1: the id 'BOX' stands on line 5 already; what refers to it means the first on its screen"
      ])
    #expect(try InterfaceTrial.frames(text)["BOX"] == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(arguments: [
    (
      "<view id=\"V\"><rect key=\"frame\" x=\"0x10\" y=\"1\" width=\"2\" height=\"3\"/></view>",
      "5:24: 'x' is '0x10', which is no number; 0 is assumed"
    ),
    (
      "<view horizontalHuggingPriority=\"high\" id=\"V\"/>",
      "5:11: 'horizontalHuggingPriority' is 'high', which is no number; the usual priority is assumed"
    ),
    (
      "<view placeholderIntrinsicWidth=\"1,5\" placeholderIntrinsicHeight=\"infinite\" id=\"V\"/>",
      "5:11: 'placeholderIntrinsicWidth' is '1,5', which is no number; no size is assumed"
    ),
    (
      "<view id=\"V\"><edgeInsets key=\"layoutMargins\" top=\"0x1p3\"/></view>",
      "5:24: 'top' is '0x1p3', which is no number; 0 is assumed"
    ),
  ])
  func malformedNumbersAreNoted(view: String, note: String) throws {
    #expect(try Self.notes(InterfaceTrial.xib(view)) == [note])
  }

  /// However many there are, not more are told than anybody reads.
  @Test func notesAreBounded() throws {
    let views = (0..<100).map { _ in "<view id=\"V\"><rect key=\"frame\" x=\"a\" y=\"b\"/></view>" }
    #expect(try Self.notes(InterfaceTrial.xib(views.joined())).count == 2 * DocumentLimits.problems)
  }

  @Test func unknownElementsAreNotedOnce() throws {
    let strange =
      "<hologram id=\"A\"/><hologram id=\"B\"/><cube id=\"C\"><rect key=\"frame\" x=\"1\" y=\"0\" width=\"2\" "
      + "height=\"3\"/></cube>"
    let text = SourceText(name: "t", text: InterfaceTrial.xib(strange))
    let file = try InterfaceFile.read(text)
    #expect(
      file.notes.map(\.message) == [
        "<hologram> is not known here; it is passed over", "<cube> is not known here; it is laid out as a plain view",
      ])
    #expect(InterfaceTrial.frames(try InterfaceTrial.facts(text))["C"] == Rect(x: 1, y: 0, width: 2, height: 3))
  }

  /// A file that ends anywhere is refused, at a place in it.
  @Test func cutFilesAreRefused() throws {
    let text = try InterfaceTrial.text("variations.xib")
    let end = try #require(text.bytes.lastIndex(of: UInt8(ascii: ">")))
    for length in stride(from: 1, through: end, by: 7) {
      let refusals = InterfaceTrial.refusals(Array(text.bytes[..<length]))
      #expect(refusals.count == 1, "\(length)")
    }
  }
}
