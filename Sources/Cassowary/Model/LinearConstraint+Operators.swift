// The comparisons build constraints; see LinearExpression+Operators.swift for the shape of the overload set.

// MARK: ==

/// The constraint that the sides are equal.
public func == (left: Variable, right: Variable) -> LinearConstraint {
  LinearConstraint(LinearExpression(left), .equal, LinearExpression(right))
}

/// The constraint that the sides are equal.
public func == (left: Variable, right: consuming LinearExpression) -> LinearConstraint {
  LinearConstraint(LinearExpression(left), .equal, right)
}

/// The constraint that the sides are equal.
public func == (left: Variable, right: Double) -> LinearConstraint {
  LinearConstraint(LinearExpression(left), .equal, LinearExpression(right))
}

/// The constraint that the sides are equal.
public func == (left: Double, right: Variable) -> LinearConstraint {
  LinearConstraint(LinearExpression(left), .equal, LinearExpression(right))
}

/// The constraint that the sides are equal.
public func == (left: consuming LinearExpression, right: Variable) -> LinearConstraint {
  LinearConstraint(left, .equal, LinearExpression(right))
}

/// The constraint that the sides are equal.
public func == (left: consuming LinearExpression, right: consuming LinearExpression) -> LinearConstraint {
  LinearConstraint(left, .equal, right)
}

/// The constraint that the sides are equal.
public func == (left: consuming LinearExpression, right: Double) -> LinearConstraint {
  LinearConstraint(left, .equal, LinearExpression(right))
}

/// The constraint that the sides are equal.
public func == (left: Double, right: consuming LinearExpression) -> LinearConstraint {
  LinearConstraint(LinearExpression(left), .equal, right)
}

// MARK: <=

/// The constraint that the left side is at most the right side.
public func <= (left: Variable, right: Variable) -> LinearConstraint {
  LinearConstraint(LinearExpression(left), .lessThanOrEqual, LinearExpression(right))
}

/// The constraint that the left side is at most the right side.
public func <= (left: Variable, right: consuming LinearExpression) -> LinearConstraint {
  LinearConstraint(LinearExpression(left), .lessThanOrEqual, right)
}

/// The constraint that the left side is at most the right side.
public func <= (left: Variable, right: Double) -> LinearConstraint {
  LinearConstraint(LinearExpression(left), .lessThanOrEqual, LinearExpression(right))
}

/// The constraint that the left side is at most the right side.
public func <= (left: Double, right: Variable) -> LinearConstraint {
  LinearConstraint(LinearExpression(left), .lessThanOrEqual, LinearExpression(right))
}

/// The constraint that the left side is at most the right side.
public func <= (left: consuming LinearExpression, right: Variable) -> LinearConstraint {
  LinearConstraint(left, .lessThanOrEqual, LinearExpression(right))
}

/// The constraint that the left side is at most the right side.
public func <= (left: consuming LinearExpression, right: consuming LinearExpression) -> LinearConstraint {
  LinearConstraint(left, .lessThanOrEqual, right)
}

/// The constraint that the left side is at most the right side.
public func <= (left: consuming LinearExpression, right: Double) -> LinearConstraint {
  LinearConstraint(left, .lessThanOrEqual, LinearExpression(right))
}

/// The constraint that the left side is at most the right side.
public func <= (left: Double, right: consuming LinearExpression) -> LinearConstraint {
  LinearConstraint(LinearExpression(left), .lessThanOrEqual, right)
}

// MARK: >=

/// The constraint that the left side is at least the right side.
public func >= (left: Variable, right: Variable) -> LinearConstraint {
  LinearConstraint(LinearExpression(left), .greaterThanOrEqual, LinearExpression(right))
}

/// The constraint that the left side is at least the right side.
public func >= (left: Variable, right: consuming LinearExpression) -> LinearConstraint {
  LinearConstraint(LinearExpression(left), .greaterThanOrEqual, right)
}

/// The constraint that the left side is at least the right side.
public func >= (left: Variable, right: Double) -> LinearConstraint {
  LinearConstraint(LinearExpression(left), .greaterThanOrEqual, LinearExpression(right))
}

/// The constraint that the left side is at least the right side.
public func >= (left: Double, right: Variable) -> LinearConstraint {
  LinearConstraint(LinearExpression(left), .greaterThanOrEqual, LinearExpression(right))
}

/// The constraint that the left side is at least the right side.
public func >= (left: consuming LinearExpression, right: Variable) -> LinearConstraint {
  LinearConstraint(left, .greaterThanOrEqual, LinearExpression(right))
}

/// The constraint that the left side is at least the right side.
public func >= (left: consuming LinearExpression, right: consuming LinearExpression) -> LinearConstraint {
  LinearConstraint(left, .greaterThanOrEqual, right)
}

/// The constraint that the left side is at least the right side.
public func >= (left: consuming LinearExpression, right: Double) -> LinearConstraint {
  LinearConstraint(left, .greaterThanOrEqual, LinearExpression(right))
}

/// The constraint that the left side is at least the right side.
public func >= (left: Double, right: consuming LinearExpression) -> LinearConstraint {
  LinearConstraint(LinearExpression(left), .greaterThanOrEqual, right)
}
