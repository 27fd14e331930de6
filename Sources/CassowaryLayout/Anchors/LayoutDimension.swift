import Cassowary

/// An extent: a width, a height, or the distance of two places; as `NSLayoutDimension`.
public struct LayoutDimension: LayoutAnchor {
  public let item: LayoutItem
  public let attribute: LayoutAttribute
  /// For a distance: where it begins.
  let origin: Origin?

  struct Origin {
    let item: LayoutItem
    let attribute: LayoutAttribute
  }

  init(item: LayoutItem, attribute: LayoutAttribute, origin: Origin? = nil) {
    self.item = item
    self.attribute = attribute
    self.origin = origin
  }

  /// A constraint that holds this extent equal to `multiplier` times another plus a constant.
  public func constraint(
    equalTo dimension: LayoutDimension, multiplier: Double, constant: Double = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(
      .equal, dimension, multiplier: multiplier, constant: constant, SourceLocation(file: file, line: line))
  }

  /// A constraint that keeps this extent at least `multiplier` times another plus a constant.
  public func constraint(
    greaterThanOrEqualTo dimension: LayoutDimension, multiplier: Double, constant: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(
      .greaterThanOrEqual, dimension, multiplier: multiplier, constant: constant,
      SourceLocation(file: file, line: line))
  }

  /// A constraint that keeps this extent at most `multiplier` times another plus a constant.
  public func constraint(
    lessThanOrEqualTo dimension: LayoutDimension, multiplier: Double, constant: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(
      .lessThanOrEqual, dimension, multiplier: multiplier, constant: constant,
      SourceLocation(file: file, line: line))
  }

  /// A constraint that fixes this extent, in points.
  public func constraint(
    equalToConstant constant: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint { fix(.equal, constant, SourceLocation(file: file, line: line)) }

  /// A constraint that keeps this extent from being smaller, in points.
  public func constraint(
    greaterThanOrEqualToConstant constant: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint { fix(.greaterThanOrEqual, constant, SourceLocation(file: file, line: line)) }

  /// A constraint that keeps this extent from being larger, in points.
  public func constraint(
    lessThanOrEqualToConstant constant: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint { fix(.lessThanOrEqual, constant, SourceLocation(file: file, line: line)) }

  func fix(_ relation: LayoutRelation, _ constant: Double, _ location: SourceLocation) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      unchecked: .user, item, attribute, relation, constant: constant,
      offsets: origin.map { .init(($0.item, $0.attribute), (nil, .notAnAttribute)) }, location: location)
    constraint.requireSound()
    return constraint
  }
}
