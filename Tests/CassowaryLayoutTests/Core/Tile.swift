@testable import CassowaryLayout

/// A view for tests: constraints lay it out, and all that subclasses may answer can be set.
final class Tile: LayoutView {
  var size = Size(width: noIntrinsicMetric, height: noIntrinsicMetric) { didSet { invalidateIntrinsicContentSize() } }
  /// What a text would cover, in square points: the height follows from the width.
  var area: Double? { didSet { invalidateIntrinsicContentSize() } }
  var insets = EdgeInsets.zero
  var first = Baseline.top { didSet { invalidateBaselines() } }
  var last = Baseline.bottom { didSet { invalidateBaselines() } }
  var firstCarrier: LayoutView?
  var lastCarrier: LayoutView?
  var onLayout: ((Tile) -> Void)?
  var onUpdate: ((Tile) -> Void)?
  private(set) var timesAsked = 0
  private(set) var timesMeasured = 0
  private(set) var timesLaidOut = 0
  private(set) var timesUpdated = 0

  init(_ name: String = "", width: Double = noIntrinsicMetric, height: Double = noIntrinsicMetric) {
    size = Size(width: width, height: height)
    super.init(frame: .zero)
    identifier = name
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var intrinsicContentSize: Size {
    timesAsked += 1
    return size
  }

  override func intrinsicContentSize(forWidth width: Double) -> Size? {
    guard let area else { return nil }
    timesMeasured += 1
    return Size(width: size.width, height: width > 0 ? area / width : area)
  }

  override var alignmentRectInsets: EdgeInsets { insets }
  override var firstBaselineMetrics: Baseline { first }
  override var lastBaselineMetrics: Baseline { last }
  override var viewForFirstBaselineLayout: LayoutView { firstCarrier ?? self }
  override var viewForLastBaselineLayout: LayoutView { lastCarrier ?? self }

  override func layoutSubviews() {
    timesLaidOut += 1
    onLayout?(self)
  }

  override func updateConstraints() {
    timesUpdated += 1
    onUpdate?(self)
    super.updateConstraints()
  }
}

extension LayoutView {
  /// A root, or a view that its mask places.
  static func placed(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutView {
    LayoutView(frame: Rect(x: x, y: y, width: width, height: height))
  }

  /// Adds a tile with constraints on left, top, width and height.
  @discardableResult
  func addTile(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ name: String = "") -> Tile {
    let tile = Tile(name)
    addSubview(tile)
    tile.pin(x, y, width, height)
    return tile
  }

  /// Activates constraints on left, top, width and height.
  func pin(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    guard let superview else { return }
    LayoutConstraint.activate([
      leftAnchor.constraint(equalTo: superview.leftAnchor, constant: x),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: y),
      widthAnchor.constraint(equalToConstant: width),
      heightAnchor.constraint(equalToConstant: height),
    ])
  }

  /// Adds a tile and gives it back.
  func adding(_ tile: Tile) -> Tile {
    addSubview(tile)
    return tile
  }
}

/// A constraint, made the long way, and activated.
@discardableResult
func relate(
  _ first: LayoutItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal, _ second: LayoutItem? = nil,
  _ otherAttribute: LayoutAttribute = .notAnAttribute, times multiplier: Double = 1, plus constant: Double = 0,
  at priority: LayoutPriority = .required
) -> LayoutConstraint {
  let constraint = LayoutConstraint(
    item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: otherAttribute,
    multiplier: multiplier, constant: constant)
  constraint.priority = priority
  constraint.isActive = true
  return constraint
}
