import Testing

@testable import CassowaryLayout

/// Which constraints can be made. The throwing initialiser and the trapping one share their checks; for the traps see
/// `TrapTests`.
struct LegalityTests {
  enum Verdict: Equatable {
    case legal
    case missingItem
    case positionNeedsItem
    case invalidPairing
    case mixedDirections
    case notFinite
    case invalidPriority
    case other
  }

  static let lines = LayoutAttribute.allCases.filter { $0 != .notAnAttribute }
  static let sizes: Set<LayoutAttribute> = [.width, .height]
  static let directional: Set<LayoutAttribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]
  static let absolute: Set<LayoutAttribute> = [.left, .right, .leftMargin, .rightMargin]

  let root = LayoutView.placed(0, 0, 300, 200)
  let one = Tile("one")
  let other = Tile("other")

  init() {
    root.addSubview(one)
    root.addSubview(other)
  }

  static func verdict(_ make: () throws(LayoutError) -> LayoutConstraint) -> Verdict {
    do throws(LayoutError) {
      _ = try make()
      return .legal
    } catch {
      switch error {
      case .missingItem: return .missingItem
      case .positionNeedsItem: return .positionNeedsItem
      case .invalidPairing: return .invalidPairing
      case .mixedDirections: return .mixedDirections
      case .notFinite: return .notFinite
      case .invalidPriority: return .invalidPriority
      case .noCommonAncestor, .conflict, .numericallyUnstable, .tooManyPriorities: return .other
      }
    }
  }

  /// The rules in words: sizes go with sizes, positions with positions, reading directions with reading directions.
  static func expected(_ first: LayoutAttribute, _ second: LayoutAttribute) -> Verdict {
    if sizes.contains(first) != sizes.contains(second) { return .invalidPairing }
    if directional.contains(first) && absolute.contains(second) { return .mixedDirections }
    if absolute.contains(first) && directional.contains(second) { return .mixedDirections }
    return .legal
  }

  @Test(arguments: lines)
  func everyPairIsLegalOrNot(first: LayoutAttribute) throws {
    for second in Self.lines {
      let verdict = Self.verdict { () throws(LayoutError) in
        try LayoutConstraint(checking: one, attribute: first, toItem: other, attribute: second)
      }
      #expect(verdict == Self.expected(first, second), "\(first) and \(second)")
    }
  }

  /// What may be made can be laid out, also between a horizontal and a vertical line.
  @Test(arguments: lines)
  func everyLegalPairCanBeLaidOut(first: LayoutAttribute) throws {
    for second in Self.lines where Self.expected(first, second) == .legal {
      let root = LayoutView.placed(0, 0, 300, 200)
      let (one, other) = (root.adding(Tile("one")), root.addTile(30, 40, 50, 60))
      relate(one, first, .equal, other, second, plus: 1)
      let pass = try root.layoutIfNeeded()
      #expect(pass.settled && root.constraintsSetAside.isEmpty, "\(first) and \(second)")
    }
  }

  @Test func horizontalPlacesEqualVerticalOnes() throws {
    let view = root.addTile(70, 40, 50, 60)
    relate(one, .left, .equal, view, .bottom)
    relate(one, .top, .equal, view, .centerX)
    try root.layoutIfNeeded()
    #expect(one.frame.minX == 100 && one.frame.minY == 95)
  }

  @Test(arguments: lines)
  func onlySizesEqualConstants(attribute: LayoutAttribute) {
    let isSize = Self.sizes.contains(attribute)
    let unary = Self.verdict { () throws(LayoutError) in
      try LayoutConstraint(checking: one, attribute: attribute, constant: 10)
    }
    #expect(unary == (isSize ? .legal : .positionNeedsItem))
    let withoutItem = Self.verdict { () throws(LayoutError) in
      try LayoutConstraint(checking: one, attribute: attribute, attribute: attribute, constant: 10)
    }
    #expect(withoutItem == (isSize ? .legal : .positionNeedsItem))
    let withoutAttribute = Self.verdict { () throws(LayoutError) in
      try LayoutConstraint(checking: one, attribute: attribute, toItem: other, constant: 10)
    }
    #expect(withoutAttribute == (isSize ? .legal : .positionNeedsItem))
    let timesZero = Self.verdict { () throws(LayoutError) in
      try LayoutConstraint(
        checking: one, attribute: attribute, toItem: other, attribute: attribute, multiplier: 0, constant: 10)
    }
    #expect(timesZero == (isSize ? .legal : .positionNeedsItem))
  }

  @Test func aFirstItemAndAttributeAreNeeded() {
    let noItem = Self.verdict { () throws(LayoutError) in
      try LayoutConstraint(checking: nil, attribute: .width, constant: 10)
    }
    #expect(noItem == .missingItem)
    let noAttribute = Self.verdict { () throws(LayoutError) in
      try LayoutConstraint(checking: one, attribute: .notAnAttribute, constant: 10)
    }
    #expect(noAttribute == .invalidPairing)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numbersAreFinite(number: Double) {
    let constant = Self.verdict { () throws(LayoutError) in
      try LayoutConstraint(checking: one, attribute: .width, constant: number)
    }
    let multiplier = Self.verdict { () throws(LayoutError) in
      try LayoutConstraint(checking: one, attribute: .width, toItem: other, attribute: .width, multiplier: number)
    }
    #expect(constant == .notFinite && multiplier == .notFinite)
  }

  @Test(arguments: [0, -1, 1000.001, Float.nan, .infinity, -.infinity])
  func prioritiesOutOfRangeAreRefused(number: Float) {
    let verdict = Self.verdict { () throws(LayoutError) in
      try LayoutConstraint(checking: one, attribute: .width, constant: 1, priority: LayoutPriority(number))
    }
    #expect(verdict == .invalidPriority)
  }

  @Test(arguments: [Float.leastNonzeroMagnitude, 0.001, 1, 999.999, 1000])
  func prioritiesInRangeAreTaken(number: Float) {
    let verdict = Self.verdict { () throws(LayoutError) in
      try LayoutConstraint(checking: one, attribute: .width, constant: 1, priority: LayoutPriority(number))
    }
    #expect(verdict == .legal)
  }

  @Test func aspectRatiosAndCentresAreLegal() throws {
    relate(one, .width, .equal, one, .height, times: 2)
    relate(one, .height, plus: 30)
    relate(one, .centerX, .equal, root, .leading, plus: 100)
    try root.layoutIfNeeded()
    #expect(one.frame.width == 60 && one.frame.minX == 70)
  }

  @Test func theMultiplierOfALonelySizeMeansNothing() throws {
    relate(one, .width, times: 7, plus: 30)
    relate(one, .height, .equal, other, .height, times: 0, plus: 20)
    relate(other, .height, plus: 111)
    try root.layoutIfNeeded()
    #expect(one.frame.width == 30 && one.frame.height == 20)
  }

  @Test func messagesNameTheCulprit() throws {
    let error = #expect(throws: LayoutError.self) {
      try LayoutConstraint(checking: one, attribute: .top, toItem: other, attribute: .height)
    }
    let text = try #require(error).description
    for word in ["one.top", "other.height", "invalid pairing"] { #expect(text.contains(word), "\(text)") }
    let lonely = #expect(throws: LayoutError.self) {
      try LayoutConstraint(checking: one, attribute: .left, constant: 3)
    }
    #expect(try #require(lonely).description.contains("location attributes are specified in pairs"))
  }
}
