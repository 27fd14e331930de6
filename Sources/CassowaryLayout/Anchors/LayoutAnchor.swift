import Cassowary

/// A line of a view or guide from which constraints are made; as `NSLayoutAnchor`.
///
/// The type of anchor says what it can be compared with: horizontal with horizontal lines, vertical with vertical ones, extents
/// with extents. Anchors are values: making them costs nothing.
public protocol LayoutAnchor {
  /// The view or guide.
  var item: LayoutItem { get }
  /// Which line or extent of it.
  var attribute: LayoutAttribute { get }
}

extension LayoutAnchor {
  /// A constraint that holds this anchor equal to another plus a constant. It is required and not yet active.
  public func constraint(
    equalTo anchor: Self, constant: Double = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint { relate(.equal, anchor, constant: constant, SourceLocation(file: file, line: line)) }

  /// A constraint that keeps this anchor at or beyond another plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: Self, constant: Double = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: constant, SourceLocation(file: file, line: line))
  }

  /// A constraint that keeps this anchor at or before another plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: Self, constant: Double = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint { relate(.lessThanOrEqual, anchor, constant: constant, SourceLocation(file: file, line: line)) }

  func relate(
    _ relation: LayoutRelation, _ other: Self, multiplier: Double = 1, constant: Double, _ location: SourceLocation
  ) -> LayoutConstraint {
    let offsets = (self as? LayoutDimension)?.origin
    let otherOffsets = (other as? LayoutDimension)?.origin
    let constraint = LayoutConstraint(
      unchecked: .user, item, attribute, relation, other.item, other.attribute, multiplier: multiplier,
      constant: constant,
      offsets: offsets == nil && otherOffsets == nil
        ? nil
        : .init(
          (offsets?.item, offsets?.attribute ?? .notAnAttribute),
          (otherOffsets?.item, otherOffsets?.attribute ?? .notAnAttribute)),
      location: location)
    constraint.requireSound()
    return constraint
  }
}

/// A horizontal place: an edge or centre; as `NSLayoutXAxisAnchor`.
public struct LayoutXAxisAnchor: LayoutAnchor {
  public let item: LayoutItem
  public let attribute: LayoutAttribute

  /// The extent from this place to another, which may be negative.
  public func anchorWithOffset(to other: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(item: other.item, attribute: other.attribute, origin: .init(item: item, attribute: attribute))
  }
}

/// A vertical place: an edge, centre or baseline; as `NSLayoutYAxisAnchor`.
public struct LayoutYAxisAnchor: LayoutAnchor {
  public let item: LayoutItem
  public let attribute: LayoutAttribute

  /// The extent from this place to another, which may be negative.
  public func anchorWithOffset(to other: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(item: other.item, attribute: other.attribute, origin: .init(item: item, attribute: attribute))
  }
}
