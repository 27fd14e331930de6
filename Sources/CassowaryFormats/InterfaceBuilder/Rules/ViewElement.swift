/// What is known of a kind of view that Interface Builder writes, as facts.
struct ViewElement: Sendable {
  /// What decides the size that the content asks for.
  enum Content: Sendable {
    /// Nothing but constraints.
    case none
    /// The recorded size, which Interface Builder measured.
    case recorded
    /// The recorded height; the width is open.
    case recordedHeight
    /// The size of an image of the file's resources.
    case image
    /// The recorded size unless the text scrolls.
    case text
  }

  /// Where text stands in the view.
  enum Text: Sendable {
    case none
    /// From the upper edge on.
    case top
    /// In the middle.
    case center
  }

  let name: String
  let kind: ViewKind
  let content: Content
  var text = Text.none
  /// Whether subviews lie in content that moves.
  var scrolls = false
  /// Whether an arranged view gets a design-time size across the stack where nothing decides one.
  var isPlaceholder = false

  /// What an element is taken for that is not known.
  static let plain = ViewElement(name: "view", kind: .view, content: .none, isPlaceholder: true)

  /// Elements that have a frame but are no part of a layout.
  static let passedOver: Set<String> = ["refreshControl"]

  static func named(_ name: String) -> ViewElement? { table[name] }

  private static let table: [String: ViewElement] = {
    var table: [String: ViewElement] = [:]
    for element in all { table[element.name] = element }
    return table
  }()

  private static let all: [ViewElement] =
    [
      "view", "containerView", "visualEffectView", "mapView", "wkWebView", "webView", "mtkView", "sceneKitView",
      "arscnView", "arskView", "skView", "glkView", "pdfView", "window", "tableViewCellContentView",
      "collectionViewCellContentView", "tableViewCell", "collectionViewCell", "collectionReusableView",
      "collectionViewListCell", "tableViewHeaderFooterView", "realityView", "arView", "playerView", "adBannerView",
      "calendarView", "control", "tableViewHeaderFooterContentView", "listCell",
    ].map { ViewElement(name: $0, kind: .view, content: .none, isPlaceholder: true) } + [
      ViewElement(name: "stackView", kind: .stack, content: .none),
      ViewElement(name: "scrollView", kind: .scroll, content: .none, scrolls: true),
      ViewElement(name: "tableView", kind: .view, content: .none, scrolls: true),
      ViewElement(name: "collectionView", kind: .view, content: .none, scrolls: true),
      ViewElement(name: "label", kind: .label, content: .recorded, text: .top),
      ViewElement(name: "button", kind: .button, content: .recorded, text: .center),
      ViewElement(name: "imageView", kind: .image, content: .image, isPlaceholder: true),
      ViewElement(name: "textField", kind: .view, content: .recorded, text: .center),
      ViewElement(name: "textView", kind: .view, content: .text, scrolls: true),
    ]
    + [
      "switch", "segmentedControl", "stepper", "progressView", "activityIndicatorView", "datePicker", "pageControl",
      "colorWell",
    ].map { ViewElement(name: $0, kind: .view, content: .recorded) }
    + ["searchBar", "toolbar", "slider", "pickerView", "navigationBar", "tabBar"].map {
      ViewElement(name: $0, kind: .view, content: .recordedHeight)
    }
}

extension ViewElement {
  /// Whether a size of its own would be used if none was said.
  var hasOwnContent: Bool { kind == .label || kind == .button || kind == .image }

  /// Whether a table or collection lays it out.
  var isCell: Bool {
    switch name {
    case "tableViewCell", "collectionViewCell", "collectionReusableView", "collectionViewListCell": true
    default: false
    }
  }
}
