import Cassowary

// Results are required and not yet active. The distance is 8 points times the multiplier, kept as the constant.

extension LayoutXAxisAnchor {
  /// A constraint that holds this anchor the system's spacing after another, along the reading direction.
  ///
  /// A negative multiplier counts as 0.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double, file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(
      .equal, anchor, constant: systemSpacing(after: anchor, multiplier), SourceLocation(file: file, line: line))
  }

  /// A constraint that keeps this anchor at least the system's spacing after another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(
      .greaterThanOrEqual, anchor, constant: systemSpacing(after: anchor, multiplier),
      SourceLocation(file: file, line: line))
  }

  /// A constraint that keeps this anchor at most the system's spacing after another.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(
      .lessThanOrEqual, anchor, constant: systemSpacing(after: anchor, multiplier),
      SourceLocation(file: file, line: line))
  }
}

extension LayoutAnchor {
  /// The system's spacing between another anchor and this one, which comes after it.
  func systemSpacing(after anchor: Self, _ multiplier: Double) -> Double {
    SystemSpacing.distance(
      lower: fontForSpacing, upper: anchor.fontForSpacing,
      isBaseline: attribute.isBaseline || anchor.attribute.isBaseline, scale: item.view?.root.displayScale ?? 0,
      multiplier: multiplier)
  }

  /// The font of the line of text that the anchor stands for, or is next to.
  private var fontForSpacing: Font? {
    guard let view = item as? LayoutView else { return nil }
    return (attribute == .lastBaseline ? view.viewForLastBaselineLayout : view.viewForFirstBaselineLayout)
      .fontForBaselineSpacing
  }
}
