/// Looser than comparisons, tighter than logic: `a.width == b.width + 8 ! 750` gives the whole constraint a priority.
precedencegroup ConstraintPriorityPrecedence {
  associativity: left
  lowerThan: ComparisonPrecedence
  higherThan: LogicalConjunctionPrecedence
}

infix operator ! : ConstraintPriorityPrecedence

/// Gives the constraint on the left the priority on the right, and returns it.
///
/// Blanks on both sides are part of the language's rules for infix operators: `a.width == 100 ! 750`,
/// `a.width == 100 ! .defaultHigh`.
public func ! (constraint: LayoutConstraint, priority: LayoutPriority) -> LayoutConstraint {
  constraint.priority = priority
  return constraint
}
