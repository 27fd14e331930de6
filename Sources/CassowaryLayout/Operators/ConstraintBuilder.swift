import Cassowary

/// Collects constraints from a block: single ones, arrays, and those of conditions and loops.
///
/// ```swift
/// try LayoutConstraint.activate {
///   title.leading == icon.trailing + 8
///   title.top == card.top + 12 ! 750
///   if isWide { title.width <= 480 }
///   for row in rows { row.height == 44 }
/// }
/// ```
@resultBuilder
public enum ConstraintBuilder {
  /// A single constraint, which learns where it was written.
  public static func buildExpression(
    _ constraint: LayoutConstraint, file: StaticString = #fileID, line: UInt = #line
  ) -> [LayoutConstraint] {
    // Operators cannot take their place along; anchors and initialisers have theirs already.
    if constraint.location == nil { constraint.location = SourceLocation(file: file, line: line) }
    return [constraint]
  }

  /// Constraints made elsewhere.
  public static func buildExpression(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] { constraints }

  /// The constraints of all statements, in their order.
  public static func buildBlock(_ parts: [LayoutConstraint]...) -> [LayoutConstraint] { parts.flatMap { $0 } }

  /// The constraints of an `if` without `else`.
  public static func buildOptional(_ part: [LayoutConstraint]?) -> [LayoutConstraint] { part ?? [] }

  /// The constraints of the first branch.
  public static func buildEither(first part: [LayoutConstraint]) -> [LayoutConstraint] { part }

  /// The constraints of the second branch.
  public static func buildEither(second part: [LayoutConstraint]) -> [LayoutConstraint] { part }

  /// The constraints of a loop.
  public static func buildArray(_ parts: [[LayoutConstraint]]) -> [LayoutConstraint] { parts.flatMap { $0 } }

  /// The constraints of an `if #available`.
  public static func buildLimitedAvailability(_ part: [LayoutConstraint]) -> [LayoutConstraint] { part }
}
