import CassowaryLayout
import Testing

@testable import CassowaryFormats

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads Interface Builder files and lays their screens out.
enum InterfaceTrial {
  /// This file is Tests/CassowaryFormatsTests/Interface/InterfaceTrial.swift.
  private static let folder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    .joined(separator: "/") + "/Fixtures/Interface/"

  /// The fixtures: small files, each about one thing, with the frames that Interface Builder would record.
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

  static func text(_ name: String) throws -> SourceText {
    let data = try #require(FileManager.default.contents(atPath: folder + name), "\(name)")
    return SourceText(name: name, bytes: Array(data))
  }

  static func file(_ name: String) throws -> InterfaceFile { try InterfaceFile.read(text(name)) }

  /// A xib with these views in a root of 200 by 100 points called `ROO`, and these constraints of the root's.
  static func xib(
    _ subviews: String, constraints: String = "", root: String = "", document: String = "toolsVersion=\"17701\""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \(document) useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/>
    <objects><view id="ROO"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
    <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>\(root)</view></objects></document>
    """
  }

  /// A plain view that constraints lay out.
  static func box(_ id: String, _ more: String = "", _ attributes: String = "") -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="\(id)">\
    <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>\(more)</view>
    """
  }

  /// Constraints for the frame of a view in the root `ROO`.
  static func pins(_ id: String, _ frame: Rect) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="left" secondItem="ROO" secondAttribute="left" constant="\(frame.minX)"/>
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="ROO" secondAttribute="top" constant="\(frame.minY)"/>
    <constraint firstItem="\(id)" firstAttribute="width" constant="\(frame.width)"/>
    <constraint firstItem="\(id)" firstAttribute="height" constant="\(frame.height)"/>
    """
  }

  static func facts(_ text: String, _ change: (inout SceneRequest) -> Void = { _ in }) throws -> [SceneFacts] {
    try facts(SourceText(name: "t.xib", text: text), change)
  }

  static func facts(_ text: SourceText, _ change: (inout SceneRequest) -> Void = { _ in }) throws -> [SceneFacts] {
    var request = SceneRequest()
    change(&request)
    return try request.variants(of: LayoutFile.read(text)).map { variant in
      try LayoutScene(variant.document(), variant.options).facts()
    }
  }

  /// The frames of all screens by the views' ids.
  static func frames(_ text: String, _ change: (inout SceneRequest) -> Void = { _ in }) throws -> [String: Rect] {
    frames(try facts(text, change))
  }

  static func frames(_ facts: [SceneFacts]) -> [String: Rect] {
    Dictionary(
      facts.flatMap(\.views).map { ($0.labelledID ?? $0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  /// `3:7: message` for each mistake of a text, or of the screens in it.
  static func refusals(_ text: String) -> [String] { refusals(Array(text.utf8)) }

  static func refusals(_ bytes: [UInt8]) -> [String] {
    func texts(_ errors: [DocumentError]) -> [String] {
      errors.map { "\($0.position.line):\($0.position.column): \($0.message)" }
    }
    do throws(DocumentErrors) {
      let file = try LayoutFile.read(SourceText(name: "t", bytes: bytes))
      return texts(try SceneRequest().variants(of: file).flatMap { $0.document().mistakes })
    } catch {
      return texts(error.errors)
    }
  }
}
