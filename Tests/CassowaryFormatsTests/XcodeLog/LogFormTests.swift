import Testing

@testable import CassowaryFormats

/// Every form in which constraints are printed, by UIKit, AppKit and libraries, old and new.
@Suite struct LogFormTests {
  static let forms: [(String, [String])] = [
    // Equations.
    ("NSLayoutConstraint:0x1 UIView:0xa.height == 60   (active)", ["view.height == 60"]),
    ("NSLayoutConstraint:0x1 UIView:0xa.top == UILabel:0xb.top", ["view.top == label.top"]),
    ("NSLayoutConstraint:0x1 UIView:0xa.bottom == UILabel:0xb.bottom + 25", ["view.bottom == label.bottom + 25"]),
    ("NSLayoutConstraint:0x1 UIView:0xa.width <= UILabel:0xb.width - 32", ["view.width <= label.width - 32"]),
    ("NSLayoutConstraint:0x1 UIView:0xa.width == 0.4*UILabel:0xb.width", ["view.width == 0.4 * label.width"]),
    ("NSLayoutConstraint:0x1 UIView:0xa.width == 0.4*UILabel:0xb.width + 2", ["view.width == 0.4 * label.width + 2"]),
    ("NSLayoutConstraint:0x1 UIView:0xa.left == -UILabel:0xb.right - 2", ["view.left == -label.right - 2"]),
    ("NSLayoutConstraint:0x1 UIView:0xa.width == UIView:0xa.height * 0.25", ["view.width == 0.25 * view.height"]),
    ("NSLayoutConstraint:0x1 UIView:0xa.width == UILabel:0xb.width/2 + 8", ["view.width == 0.5 * label.width + 8"]),
    ("NSLayoutConstraint:0x1 UIView:0xa.width == 50%*UILabel:0xb.width", ["view.width == 0.5 * label.width"]),
    ("NSLayoutConstraint:0x1 UIView:0xa.bottom == UILabel:0xb.bottom NSSpace(0)", ["view.bottom == label.bottom"]),
    (
      "NSLayoutConstraint:0x1 UIView:0xa.bottom <= UILabel:0xb.bottom NSLayoutAnchorConstraintSpace(8)",
      ["view.bottom <= label.bottom + 8"]
    ),
    (
      "NSLayoutConstraint:0x1 (UIView:0xa.top - UILabel:0xb.bottom) == (UILabel:0xb.top - UIView:0xc.bottom)",
      ["view1.top - label.bottom == label.top - view2.bottom"]
    ),
    (
      "NSLayoutConstraint:0x1 UIView:0xa.top >= UILabel:0xb.top + 2 >= UIView:0xc.top",
      ["view1.top >= label.top + 2, label.top >= view2.top - 2"]
    ),
    ("NSLayoutConstraint:0x1 UIView:0xa.width == 2.22507e-308", ["view.width == 2.22507e-308"]),
    ("NSLayoutConstraint:0x1 UIView:0xa.width <= 1e+06", ["view.width <= 1000000"]),
    // Attributes.
    (
      "NSLayoutConstraint:0x1 UIView:0xa.leadingMargin == UILabel:0xb.trailingMargin",
      ["view.leadingMargin == label.trailingMargin"]
    ),
    (
      "NSLayoutConstraint:0x1 UIView:0xa.centerXWithinMargins == UILabel:0xb.minXMargin",
      ["view.centerXWithinMargins == label.leftMargin"]
    ),
    (
      "NSLayoutConstraint:0x1 UIView:0xa.firstBaseline == UILabel:0xb.baseline",
      ["view.firstBaseline == label.lastBaseline"]
    ),
    ("NSLayoutConstraint:0x1 UIView:0xa.maxY == UILabel:0xb.midY", ["view.bottom == label.centerY"]),
    // Visual format.
    ("NSLayoutConstraint:0x1 V:[UIView:0xa(230)]", ["view.height == 230"]),
    ("NSLayoutConstraint:0x1 H:[UIView:0xa(>=50@250)]", ["view.width >= 50 @250"]),
    ("NSLayoutConstraint:0x1 H:[UIView:0xa(>=50,<=80)]", ["view.width >= 50, view.width <= 80"]),
    ("NSLayoutConstraint:0x1 H:[UIView:0xa(==UILabel:0xb)]", ["view.width == label.width"]),
    ("NSLayoutConstraint:0x1 H:[UIView:0xa]-(8)-[UILabel:0xb]", ["label.leading == view.trailing + 8"]),
    ("NSLayoutConstraint:0x1 H:[UIView:0xa][UILabel:0xb]", ["label.leading == view.trailing"]),
    ("NSLayoutConstraint:0x1 V:[UIView:0xa]-(>=11)-[UILabel:0xb]", ["label.top >= view.bottom + 11"]),
    ("NSLayoutConstraint:0x1 V:[UIView:0xa]-(-2)-[UILabel:0xb]", ["label.top == view.bottom - 2"]),
    ("NSLayoutConstraint:0x1 V:[UIView:0xa]-(NSSpace(8))-[UILabel:0xb]", ["label.top == view.bottom + 8"]),
    (
      "NSLayoutConstraint:0x1 V:[UIView:0xa]-(>=NSLayoutAnchorConstraintSpace(8))-[UILabel:0xb]",
      ["label.top >= view.bottom + 8"]
    ),
    (
      "NSLayoutConstraint:0x1 V:|-(21)-[UILabel:0xa]   (active, names: '|':UIView:0xb )",
      ["label.top == view.top + 21"]
    ),
    (
      "NSLayoutConstraint:0x1 H:[UILabel:0xa]-(5)-|   (Names: '|':UIView:0xb )", ["view.trailing == label.trailing + 5"]
    ),
    (
      "NSLayoutConstraint:0x1 H:|-(5)-[UILabel:0xa](LTR)   (active, names: '|':UIView:0xb )",
      ["label.left == view.left + 5"]
    ),
    (
      "NSLayoutConstraint:0x1 H:|-(5)-[UILabel:0xa](RTL)   (active, names: '|':UIView:0xb )",
      ["view.right == label.right + 5"]
    ),
    ("NSLayoutConstraint:0x1 H:[UIView:0xa]-(8)-[UILabel:0xb](RTL)", ["view.left == label.right + 8"]),
    (
      "NSLayoutConstraint:0x1 H:|-(5)-[UILabel:0xa(20)]-(6)-[UIButton:0xc]-(7)-|   (Names: '|':UIView:0xb )",
      [
        "label.width == 20, label.leading == view.leading + 5, button.leading == label.trailing + 6, "
          + "view.trailing == button.trailing + 7"
      ]
    ),
    ("NSLayoutConstraint:0x1 V:|-(21)-[UILabel:0xa]", ["label.top == superview.top + 21"]),
    // Masks.
    (
      "NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=&-- UIView:0xa.midX == UIWindow:0xb.midX + 160",
      ["view.centerX == window.centerX + 160"]
    ),
    ("NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.minX == 0", ["view.left == superview.left"]),
    (
      "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.midY == + 30",
      ["view.centerY == superview.top + 30"]
    ),
    // Content sizes.
    (
      "NSContentSizeLayoutConstraint:0x1 UILabel:0xa.width == 111 Hug:250 CompressionResistance:1000",
      ["label.width <= 111 @250, label.width >= 111"]
    ),
    (
      "NSContentSizeLayoutConstraint:0x1 H:[UILabel:0xa'OK'(30)] Hug:1000 CompressionResistance:1000",
      ["label.width == 30"]
    ),
    ("NSLayoutConstraint:0x1 UIView:0xa.height == 60 priority:750   (active)", ["view.height == 60 @750"]),
    ("NSLayoutConstraint:0x1 UIView:0xa.height == 60@750", ["view.height == 60 @750"]),
    ("SnapKit.LayoutConstraint:0x1@Cell.swift#9 UIView:0xa.height == 50.0 ^999.0", ["view.height == 50 @999"]),
    ("MASLayoutConstraint:0x1 UIView:0xa.top == UILabel:0xb.top + 2 ^750", ["view.top == label.top + 2 @750"]),
    ("MASLayoutConstraint:0x1 UIView:0xa.top == UILabel:0xb.top ^high", ["view.top == label.top @750"]),
    ("MASLayoutConstraint:0x1 UIView:0xa.width == 2 ^medium", ["view.width == 2 @500"]),
    ("MASLayoutConstraint:0x1 UIView:0xa.width == 2 ^low", ["view.width == 2 @250"]),
    ("MASLayoutConstraint:0x1 UIView:0xa.width == 2 ^fitting size", ["view.width == 2 @50"]),
    ("MASLayoutConstraint:0x1 UIView:0xa.width == 2 ^required", ["view.width == 2"]),
    // Heads.
    ("NSLayoutConstraint:0x1 'a.b c' UIView:0xa.height == 60   (active)", ["view.height == 60"]),
    ("NSLayoutConstraint:0x1 'it's' UIView:0xa.height == 60", ["view.height == 60"]),
    ("SnapKit.LayoutConstraint:0x1@Row.swift#88 App.Row:0xa.height == 44.0", ["row.height == 44"]),
    ("_TtGC8RxCocoa3FooC_:0x1 UIView:0xa.height == 1", ["view.height == 1"]),
    ("MASLayoutConstraint:Top[0] UILabel:title.top == UIView:superview.top + 1", ["title.top == superview.top + 1"]),
    ("SnapKit.LayoutConstraint:0x1@My View.swift#88 UIView:0xa.width == 44.0", ["view.width == 44"]),
    ("SnapKit.LayoutConstraint:0x1@/Users/me/My App/Cell #2.swift#9 UIView:0xa.width == 4", ["view.width == 4"]),
    ("SnapKit.LayoutConstraint:my label@Cell.swift#9 UILabel:0xa'#5 @ 6'.width == 4", ["label.width == 4"]),
    ("SnapKit.LayoutConstraint:my label@My Cell.swift#9 V:[UIView:0xa(4@500)]", ["view.height == 4 @500"]),
    // Items.
    (
      "NSLayoutConstraint:0x1 _UIHostingView<Content<Stack<Text, Image>, Size>>:0xa.width == App.Page.Row:0xb.width",
      ["hostingView.width == row.width"]
    ),
    ("NSLayoutConstraint:0x1 App.(unknown context at $10a).Row:0xb.width == 3", ["row.width == 3"]),
    ("NSLayoutConstraint:0x1 UILabel:0xa'YOU'RE OK'.height == 20", ["label.height == 20"]),
    ("NSLayoutConstraint:0x1 V:[UILabel:0xa'a)]-(b'(20)]", ["label.height == 20"]),
    ("NSLayoutConstraint:0x1 UILabel:0xa''.height == 20", ["label.height == 20"]),
    ("NSLayoutConstraint:0x1 V:[UILabel:0xa'Größe > 5']-(1)-[UIView:0xb]", ["view.top == label.bottom + 1"]),
    (
      "NSLayoutConstraint:0x1 UILayoutGuide:0xa'UIViewSafeAreaLayoutGuide'.top == UIView:0xb.top",
      ["safeArea.top == view.top"]
    ),
    (
      "NSLayoutConstraint:0x1 progress background.height == 4   (active, names: progress background:0xa )",
      ["'progress background'.height == 4"]
    ),
    ("NSLayoutConstraint:0x1 Cell....width == 4   (active, names: Cell...:0xa )", ["Cell....width == 4"]),
    (
      "NSLayoutConstraint:0x1 cell.top == cell.bottom   (active, names: cell:0xa, cell:0xb )",
      ["cell1.top == cell2.bottom"]
    ),
    (
      "NSLayoutConstraint:0x1 V:|-(1)-[a, b]   (active, names: a, b:0xa, '|':my view:0xb )",
      ["'a, b'.top == 'my view'.top + 1"]
    ),
    ("NSLayoutConstraint:0x1 10.width == 10   (active, names: 10:0xa )", ["10.width == 10"]),
  ]

  @Test(arguments: ["Cell.swift#88", "My View.swift#88", "/Users/me/My App/Cell #2.swift#9", "Old View.m#7"])
  func sourcesMayHoldBlanks(_ source: String) {
    for key in ["0x1", "label", "my label"] {
      let report = LogTrial(
        listing: ["<SnapKit.LayoutConstraint:\(key)@\(source) UIView:0xa.width == 44.0 ^999.0>"]
      ).log.reports.first
      #expect(report?.constraints.map(\.source) == [source])
      #expect(report?.constraints.map(\.address) == [key])
      #expect(report?.problems == [])
    }
  }

  @Test(arguments: forms.indices) func isUnderstood(_ index: Int) {
    let (text, equations) = Self.forms[index]
    let trial = LogTrial(listing: ["<\(text)>"])
    #expect(trial.problems == [])
    #expect(trial.equations == equations)
    // Pages eat angle brackets and quotes.
    #expect(LogTrial(listing: [text]).equations == (text.contains("_TtGC8") ? [] : equations))
    #expect(LogTrial("    <\(text)>\n").equations == equations)
  }
}
