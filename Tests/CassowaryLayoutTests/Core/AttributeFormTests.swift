import Testing

@testable import CassowaryLayout

/// What each attribute means: a line of the alignment rectangle in the coordinates of the view that holds the constraint.
struct AttributeFormTests {
  static let insets = EdgeInsets(top: 2, left: 3, bottom: 5, right: 7)
  static let margins = EdgeInsets(top: 11, left: 13, bottom: 17, right: 19)
  static let lines = LayoutAttribute.allCases.filter { $0 != .notAnAttribute }

  /// A view with a fixed frame, insets, margins and baselines, inside a container inside the root.
  struct Scene {
    let root = LayoutView.placed(50, 60, 500, 400)
    let container = LayoutView.placed(40, 30, 300, 200)
    let view = Tile("view")
    let probe = Tile("probe")

    init(_ direction: LayoutDirection) {
      root.layoutDirection = direction
      root.addSubview(container)
      container.addSubview(view)
      container.addSubview(probe)
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = Rect(x: 60, y: 20, width: 120, height: 80)
      view.insets = AttributeFormTests.insets
      view.layoutMargins = AttributeFormTests.margins
      view.first = Baseline(offset: 23)
      view.last = Baseline(fractionOfHeight: 1, offset: -29)
    }
  }

  /// Where the attribute is, along its axis, in the superview's coordinates; worked out from the table of the documentation.
  static func place(of attribute: LayoutAttribute, _ direction: LayoutDirection) -> Double {
    // The frame (60, 20, 120, 80) less the insets.
    let (x, y, w, h) = (63.0, 22.0, 110.0, 73.0)
    let isForward = direction == .leftToRight
    return switch attribute {
    case .left: x
    case .right: x + w
    case .top: y
    case .bottom: y + h
    case .leading: isForward ? x : x + w
    case .trailing: isForward ? x + w : x
    case .width: w
    case .height: h
    case .centerX: x + w / 2
    case .centerY: y + h / 2
    case .lastBaseline: y + h - 29
    case .firstBaseline: y + 23
    case .leftMargin: x + 13
    case .rightMargin: x + w - 19
    case .topMargin: y + 11
    case .bottomMargin: y + h - 17
    case .leadingMargin: isForward ? x + 13 : x + w - 19
    case .trailingMargin: isForward ? x + w - 19 : x + 13
    case .centerXWithinMargins: (x + 13 + x + w - 19) / 2
    case .centerYWithinMargins: (y + 11 + y + h - 17) / 2
    case .notAnAttribute: .nan
    }
  }

  /// An edge of the probe is tied to the attribute and read off its frame.
  @Test(arguments: lines, [LayoutDirection.leftToRight, .rightToLeft])
  func attributeIsWhereTheTableSays(attribute: LayoutAttribute, direction: LayoutDirection) throws {
    let scene = Scene(direction)
    let isHorizontal = attribute.axis == .horizontal
    let expected = Self.place(of: attribute, direction)
    let found: Double
    if attribute == .width || attribute == .height {
      relate(scene.probe, attribute, .equal, scene.view, attribute)
      try scene.root.layoutIfNeeded()
      found = isHorizontal ? scene.probe.frame.width : scene.probe.frame.height
    } else {
      // A probe without extent: leading and trailing, left and right are the same place.
      relate(scene.probe, isHorizontal ? .width : .height)
      let directional: Set<LayoutAttribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]
      relate(
        scene.probe, isHorizontal ? (directional.contains(attribute) ? .leading : .left) : .top, .equal, scene.view,
        attribute)
      try scene.root.layoutIfNeeded()
      found = isHorizontal ? scene.probe.frame.minX : scene.probe.frame.minY
    }
    #expect(abs(found - expected) < 1e-9)
  }

  /// The same attribute on the left-hand side moves its view there.
  @Test(arguments: lines, [LayoutDirection.leftToRight, .rightToLeft])
  func attributeOnTheLeftMovesItsView(attribute: LayoutAttribute, direction: LayoutDirection) throws {
    let scene = Scene(direction)
    scene.view.translatesAutoresizingMaskIntoConstraints = false
    let isHorizontal = attribute.axis == .horizontal
    let isSize = attribute == .width || attribute == .height
    let expected = Self.place(of: attribute, direction)
    if isSize {
      relate(scene.view, attribute, plus: expected)
    } else {
      relate(scene.view, isHorizontal ? .width : .height, plus: isHorizontal ? 110 : 73)
      let directional: Set<LayoutAttribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]
      // Along the reading direction, from the right edge of the container.
      let isMirrored = direction == .rightToLeft && directional.contains(attribute)
      relate(
        scene.view, attribute, .equal, scene.container,
        isHorizontal ? (directional.contains(attribute) ? .leading : .left) : .top,
        plus: isMirrored ? 300 - expected : expected)
    }
    try scene.root.layoutIfNeeded()
    let frame = scene.view.frame
    if isSize {
      #expect(abs((isHorizontal ? frame.width - 10 : frame.height - 7) - expected) < 1e-9)
    } else {
      #expect(abs((isHorizontal ? frame.minX - 60 : frame.minY - 20)) < 1e-9)
    }
  }

  /// Seen from outside, places are those of all containers between, summed up.
  @Test(arguments: lines.filter(\.isPosition))
  func placesAddUpAcrossTheTree(attribute: LayoutAttribute) throws {
    let scene = Scene(.leftToRight)
    let outside = Tile("outside")
    scene.root.addSubview(outside)
    let isHorizontal = attribute.axis == .horizontal
    let directional: Set<LayoutAttribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]
    relate(
      outside, isHorizontal ? (directional.contains(attribute) ? .leading : .left) : .top, .equal, scene.view, attribute
    )
    try scene.root.layoutIfNeeded()
    let found = isHorizontal ? outside.frame.minX : outside.frame.minY
    #expect(abs(found - (Self.place(of: attribute, .leftToRight) + (isHorizontal ? 40 : 30))) < 1e-9)
  }

  @Test func viewsWithoutTextHaveTheirBaselinesAtTheEdges() throws {
    let scene = Scene(.leftToRight)
    scene.view.first = .top
    scene.view.last = .bottom
    let (upper, lower) = (scene.container.adding(Tile()), scene.container.adding(Tile()))
    relate(upper, .top, .equal, scene.view, .firstBaseline)
    relate(lower, .top, .equal, scene.view, .lastBaseline)
    try scene.root.layoutIfNeeded()
    #expect(upper.frame.minY == 22 && lower.frame.minY == 95)
  }

  @Test func aContainerPassesOnTheBaselineOfAViewInside() throws {
    let root = LayoutView.placed(0, 0, 200, 200)
    let container = root.addTile(10, 20, 100, 100)
    let label = container.addTile(5, 7, 50, 40)
    label.first = Baseline(offset: 12)
    label.last = Baseline(fractionOfHeight: 1, offset: -4)
    container.firstCarrier = label
    container.lastCarrier = label
    let (upper, lower) = (root.adding(Tile()), root.adding(Tile()))
    relate(upper, .top, .equal, container, .firstBaseline)
    relate(lower, .top, .equal, container, .lastBaseline)
    try root.layoutIfNeeded()
    #expect(upper.frame.minY == 20 + 7 + 12)
    #expect(lower.frame.minY == 20 + 7 + 40 - 4)
  }

  @Test func otherBaselinesMoveWhatHangsOnThem() throws {
    let scene = Scene(.leftToRight)
    relate(scene.probe, .top, .equal, scene.view, .firstBaseline)
    try scene.root.layoutIfNeeded()
    #expect(scene.probe.frame.minY == 45)
    scene.view.first = Baseline(fractionOfHeight: 0.5)
    try scene.root.layoutIfNeeded()
    #expect(scene.probe.frame.minY == 22 + 36.5)
  }
}
