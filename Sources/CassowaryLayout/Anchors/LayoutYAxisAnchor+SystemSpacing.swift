import Cassowary

// Results are required and not yet active. Between edges the distance is 8 points times the multiplier. If an anchor is a
// baseline and both views have fonts, it is the distance of lines in one text, rounded up to pixels, as the fonts are now.

extension LayoutYAxisAnchor {
  /// A constraint that holds this anchor the system's spacing below another.
  ///
  /// A negative multiplier counts as 0.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double, file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(
      .equal, anchor, constant: systemSpacing(after: anchor, multiplier), SourceLocation(file: file, line: line))
  }

  /// A constraint that keeps this anchor at least the system's spacing below another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(
      .greaterThanOrEqual, anchor, constant: systemSpacing(after: anchor, multiplier),
      SourceLocation(file: file, line: line))
  }

  /// A constraint that keeps this anchor at most the system's spacing below another.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(
      .lessThanOrEqual, anchor, constant: systemSpacing(after: anchor, multiplier),
      SourceLocation(file: file, line: line))
  }
}
