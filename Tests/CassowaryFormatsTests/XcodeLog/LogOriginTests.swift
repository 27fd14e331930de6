import Testing

@testable import CassowaryFormats

@Suite struct LogOriginTests {
  @Test(arguments: [
    ("NSLayoutConstraint", nil, LogOrigin.own), ("NSLayoutConstraint", "my-gap", .own),
    ("MASLayoutConstraint", nil, .own), ("NSAutoresizingMaskLayoutConstraint", nil, .autoresizingMask),
    ("NSLayoutConstraint", "UISV-spacing", .stackView),
    ("NSLayoutConstraint", "UIViewSafeAreaLayoutGuide-left", .safeArea), ("_UILayoutSupportConstraint", nil, .safeArea),
    ("NSLayoutConstraint", "UIView-leftMargin-guide-constraint", .margins),
    ("NSLayoutConstraint", "UIView-Encapsulated-Layout-Width", .encapsulated),
    ("NSLayoutConstraint", "_UITemporaryLayoutWidth", .encapsulated),
    ("NSLayoutConstraint", "fittingSizeHTarget", .encapsulated), ("NSContentSizeLayoutConstraint", nil, .contentSize),
    ("NSIBPrototypingLayoutConstraint", "IB auto generated", .other),
  ])
  func isToldFromClassAndIdentifier(_ className: String, _ identifier: String?, _ origin: LogOrigin) throws {
    let name = identifier.map { "'\($0)' " } ?? ""
    let trial = LogTrial(listing: ["<\(className):0x1 \(name)UIView:0xa.width == 1>"])
    #expect(trial.log.reports.first?.constraints.first?.origin == origin)
  }
}
