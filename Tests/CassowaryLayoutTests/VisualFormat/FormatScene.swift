@testable import CassowaryLayout

/// A few views in a superview, by name, and some metrics.
struct FormatScene {
  let root = LayoutView()
  let views: [String: LayoutItem]
  let metrics = ["wide": 120.5, "low": 250, "c": 3, "nothing": Double.nan, "zero": 0, "big": 1001]

  init() {
    root.identifier = "super"
    var views: [String: LayoutItem] = [:]
    for name in ["a", "b", "c", "_b2"] { views[name] = LayoutView() }
    views["text"] = Label(text: "Text", font: Font(size: 20))
    views["more"] = Label(text: "More")
    for (name, item) in views {
      item.identifier = name
      if let view = item as? LayoutView { root.addSubview(view) }
    }
    let guide = LayoutGuide()
    guide.identifier = "guide"
    root.addLayoutGuide(guide)
    views["guide"] = guide
    let orphan = LayoutView()
    orphan.identifier = "orphan"
    views["orphan"] = orphan
    self.views = views
  }

  func constraints(
    _ format: String, options: VisualFormatOptions = []
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    try LayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
  }

  func equations(_ format: String, options: VisualFormatOptions = []) throws(VisualFormatError) -> [String] {
    try constraints(format, options: options).map(\.equation)
  }
}
