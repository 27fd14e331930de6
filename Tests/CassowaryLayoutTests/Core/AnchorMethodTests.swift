import CassowaryLayout
import Testing

/// Every method of every anchor class: what constraint it makes.
struct AnchorMethodTests {
  let root = LayoutView.placed(0, 0, 300, 200)
  let one = Tile("one")
  let other = Tile("other")

  init() {
    root.addSubview(one)
    root.addSubview(other)
  }

  func expect(
    _ constraint: LayoutConstraint, _ attribute: LayoutAttribute, _ relation: LayoutRelation,
    _ otherAttribute: LayoutAttribute, multiplier: Double = 1, constant: Double = 0,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(constraint.firstItem === one, sourceLocation: sourceLocation)
    #expect(
      constraint.secondItem === (otherAttribute == .notAnAttribute ? nil : other), sourceLocation: sourceLocation)
    #expect(constraint.firstAttribute == attribute, sourceLocation: sourceLocation)
    #expect(constraint.secondAttribute == otherAttribute, sourceLocation: sourceLocation)
    #expect(constraint.relation == relation, sourceLocation: sourceLocation)
    #expect(constraint.multiplier == multiplier, sourceLocation: sourceLocation)
    #expect(constraint.constant == constant, sourceLocation: sourceLocation)
    #expect(constraint.priority == .required && !constraint.isActive, sourceLocation: sourceLocation)
  }

  @Test func horizontalAnchors() {
    let anchors: [(LayoutAttribute, LayoutXAxisAnchor, LayoutXAxisAnchor)] = [
      (.leading, one.leadingAnchor, other.leadingAnchor), (.trailing, one.trailingAnchor, other.trailingAnchor),
      (.left, one.leftAnchor, other.leftAnchor), (.right, one.rightAnchor, other.rightAnchor),
      (.centerX, one.centerXAnchor, other.centerXAnchor),
    ]
    for (attribute, mine, yours) in anchors {
      expect(mine.constraint(equalTo: yours), attribute, .equal, attribute)
      expect(mine.constraint(equalTo: yours, constant: 4), attribute, .equal, attribute, constant: 4)
      expect(mine.constraint(greaterThanOrEqualTo: yours), attribute, .greaterThanOrEqual, attribute)
      expect(
        mine.constraint(greaterThanOrEqualTo: yours, constant: 5), attribute, .greaterThanOrEqual, attribute,
        constant: 5)
      expect(mine.constraint(lessThanOrEqualTo: yours), attribute, .lessThanOrEqual, attribute)
      expect(
        mine.constraint(lessThanOrEqualTo: yours, constant: -6), attribute, .lessThanOrEqual, attribute, constant: -6)
    }
    expect(one.leadingAnchor.constraint(equalTo: other.centerXAnchor), .leading, .equal, .centerX)
  }

  @Test func verticalAnchors() {
    let anchors: [(LayoutAttribute, LayoutYAxisAnchor, LayoutYAxisAnchor)] = [
      (.top, one.topAnchor, other.topAnchor), (.bottom, one.bottomAnchor, other.bottomAnchor),
      (.centerY, one.centerYAnchor, other.centerYAnchor),
      (.firstBaseline, one.firstBaselineAnchor, other.firstBaselineAnchor),
      (.lastBaseline, one.lastBaselineAnchor, other.lastBaselineAnchor),
    ]
    for (attribute, mine, yours) in anchors {
      expect(mine.constraint(equalTo: yours), attribute, .equal, attribute)
      expect(mine.constraint(equalTo: yours, constant: 4), attribute, .equal, attribute, constant: 4)
      expect(mine.constraint(greaterThanOrEqualTo: yours), attribute, .greaterThanOrEqual, attribute)
      expect(mine.constraint(lessThanOrEqualTo: yours), attribute, .lessThanOrEqual, attribute)
    }
    expect(one.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 8), .top, .equal, .bottom, constant: 8)
  }

  @Test func dimensions() {
    let anchors: [(LayoutAttribute, LayoutDimension, LayoutDimension)] = [
      (.width, one.widthAnchor, other.widthAnchor), (.height, one.heightAnchor, other.heightAnchor),
    ]
    for (attribute, mine, yours) in anchors {
      expect(mine.constraint(equalTo: yours), attribute, .equal, attribute)
      expect(mine.constraint(equalTo: yours, constant: 4), attribute, .equal, attribute, constant: 4)
      expect(mine.constraint(equalTo: yours, multiplier: 2), attribute, .equal, attribute, multiplier: 2)
      expect(
        mine.constraint(equalTo: yours, multiplier: 2, constant: 3), attribute, .equal, attribute, multiplier: 2,
        constant: 3)
      expect(
        mine.constraint(greaterThanOrEqualTo: yours, multiplier: 2), attribute, .greaterThanOrEqual, attribute,
        multiplier: 2)
      expect(
        mine.constraint(greaterThanOrEqualTo: yours, multiplier: 2, constant: 3), attribute, .greaterThanOrEqual,
        attribute, multiplier: 2, constant: 3)
      expect(
        mine.constraint(lessThanOrEqualTo: yours, multiplier: 2), attribute, .lessThanOrEqual, attribute, multiplier: 2)
      expect(
        mine.constraint(lessThanOrEqualTo: yours, multiplier: 2, constant: 3), attribute, .lessThanOrEqual, attribute,
        multiplier: 2, constant: 3)
      expect(mine.constraint(equalToConstant: 44), attribute, .equal, .notAnAttribute, constant: 44)
      expect(
        mine.constraint(greaterThanOrEqualToConstant: 44), attribute, .greaterThanOrEqual, .notAnAttribute, constant: 44
      )
      expect(mine.constraint(lessThanOrEqualToConstant: 44), attribute, .lessThanOrEqual, .notAnAttribute, constant: 44)
    }
    expect(one.widthAnchor.constraint(equalTo: other.heightAnchor), .width, .equal, .height)
  }

  @Test func guidesHaveAnchorsToo() throws {
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    LayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      guide.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      guide.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
      one.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      one.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      one.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
      one.heightAnchor.constraint(equalTo: guide.heightAnchor, multiplier: 0.5),
    ])
    try root.layoutIfNeeded()
    #expect(guide.layoutFrame == Rect(x: 10, y: 30, width: 270, height: 130))
    #expect(one.frame == Rect(x: 77.5, y: 62.5, width: 135, height: 65))
  }

  @Test(arguments: [LayoutRelation.equal, .lessThanOrEqual, .greaterThanOrEqual])
  func relationsHoldAsTheyRead(relation: LayoutRelation) throws {
    relate(one, .width, plus: 100)
    relate(other, .width, plus: 50, at: 500)
    relate(other, .width, relation, one, .width)
    try root.layoutIfNeeded()
    #expect(other.frame.width == (relation == .lessThanOrEqual ? 50 : 100))
    relate(other, .height, plus: 150, at: 500)
    relate(other, .height, relation, one, .width)
    try root.layoutIfNeeded()
    #expect(other.frame.height == (relation == .greaterThanOrEqual ? 150 : 100))
  }

  // MARK: Distances

  @Test func aDistanceIsADimension() throws {
    one.pin(20, 30, 40, 50)
    other.heightAnchor.constraint(equalToConstant: 10).isActive = true
    other.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    let gap = one.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
    LayoutConstraint.activate([
      gap.constraint(equalToConstant: 25),
      other.widthAnchor.constraint(equalTo: gap, multiplier: 2, constant: 1),
    ])
    try root.layoutIfNeeded()
    #expect(other.frame.minX == 85 && other.frame.width == 51)
  }

  @Test func distancesAreComparedWithEachOther() throws {
    // As much room between two views as behind the second one, without guides.
    one.pin(0, 0, 60, 10)
    LayoutConstraint.activate([
      other.widthAnchor.constraint(equalToConstant: 80),
      one.rightAnchor.anchorWithOffset(to: other.leftAnchor)
        .constraint(equalTo: other.rightAnchor.anchorWithOffset(to: root.rightAnchor)),
    ])
    try root.layoutIfNeeded()
    #expect(other.frame.minX == 140)
    let gap = one.rightAnchor.anchorWithOffset(to: other.leftAnchor)
    gap.constraint(lessThanOrEqualTo: one.widthAnchor, multiplier: 2, constant: 5).isActive = true
    try root.layoutIfNeeded()
    #expect(root.constraintsSetAside.isEmpty && other.frame.minX == 140)
  }

  @Test func verticalDistancesMayBeNegative() throws {
    one.pin(0, 100, 10, 20)
    let distance = one.topAnchor.anchorWithOffset(to: other.topAnchor)
    let third = root.adding(Tile("third"))
    LayoutConstraint.activate([
      distance.constraint(equalToConstant: -30),
      distance.constraint(lessThanOrEqualTo: third.heightAnchor, multiplier: -1),
      distance.constraint(greaterThanOrEqualTo: third.heightAnchor, multiplier: -1),
    ])
    try root.layoutIfNeeded()
    #expect(other.frame.minY == 70 && third.frame.height == 30)
  }

  @Test func distancesFollowTheReadingDirection() throws {
    root.layoutDirection = .rightToLeft
    one.pin(200, 0, 40, 10)
    relate(other, .width, plus: 30)
    one.trailingAnchor.anchorWithOffset(to: other.leadingAnchor).constraint(equalToConstant: 25).isActive = true
    try root.layoutIfNeeded()
    #expect(other.frame.maxX == 175)
  }
}
