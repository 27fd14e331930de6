// Comparisons make constraints; each side of the same axis and kind, so `a.leading == b.top` does not compile.

// MARK: LayoutXExpression

/// The constraint that the left side is equal to the right side.
public func == (left: LayoutXExpression, right: LayoutXExpression) -> LayoutConstraint {
  LayoutTerm.constraint(left.term, .equal, right.term)
}

/// The constraint that the left side is at most the right side.
public func <= (left: LayoutXExpression, right: LayoutXExpression) -> LayoutConstraint {
  LayoutTerm.constraint(left.term, .lessThanOrEqual, right.term)
}

/// The constraint that the left side is at least the right side.
public func >= (left: LayoutXExpression, right: LayoutXExpression) -> LayoutConstraint {
  LayoutTerm.constraint(left.term, .greaterThanOrEqual, right.term)
}

// MARK: LayoutYExpression

/// The constraint that the left side is equal to the right side.
public func == (left: LayoutYExpression, right: LayoutYExpression) -> LayoutConstraint {
  LayoutTerm.constraint(left.term, .equal, right.term)
}

/// The constraint that the left side is at most the right side.
public func <= (left: LayoutYExpression, right: LayoutYExpression) -> LayoutConstraint {
  LayoutTerm.constraint(left.term, .lessThanOrEqual, right.term)
}

/// The constraint that the left side is at least the right side.
public func >= (left: LayoutYExpression, right: LayoutYExpression) -> LayoutConstraint {
  LayoutTerm.constraint(left.term, .greaterThanOrEqual, right.term)
}

// MARK: LayoutLengthExpression

/// The constraint that the left side is equal to the right side.
public func == (left: LayoutLengthExpression, right: LayoutLengthExpression) -> LayoutConstraint {
  LayoutTerm.constraint(left.term, .equal, right.term)
}

/// The constraint that the left side is equal to `number` points.
public func == (left: LayoutLengthExpression, number: Double) -> LayoutConstraint {
  LayoutTerm.constraint(left.term, .equal, LayoutTerm(number))
}

/// The constraint that `number` points are equal to the right side.
public func == (number: Double, right: LayoutLengthExpression) -> LayoutConstraint {
  LayoutTerm.constraint(LayoutTerm(number), .equal, right.term)
}

/// The constraint that the left side is at most the right side.
public func <= (left: LayoutLengthExpression, right: LayoutLengthExpression) -> LayoutConstraint {
  LayoutTerm.constraint(left.term, .lessThanOrEqual, right.term)
}

/// The constraint that the left side is at most `number` points.
public func <= (left: LayoutLengthExpression, number: Double) -> LayoutConstraint {
  LayoutTerm.constraint(left.term, .lessThanOrEqual, LayoutTerm(number))
}

/// The constraint that `number` points are at most the right side.
public func <= (number: Double, right: LayoutLengthExpression) -> LayoutConstraint {
  LayoutTerm.constraint(LayoutTerm(number), .lessThanOrEqual, right.term)
}

/// The constraint that the left side is at least the right side.
public func >= (left: LayoutLengthExpression, right: LayoutLengthExpression) -> LayoutConstraint {
  LayoutTerm.constraint(left.term, .greaterThanOrEqual, right.term)
}

/// The constraint that the left side is at least `number` points.
public func >= (left: LayoutLengthExpression, number: Double) -> LayoutConstraint {
  LayoutTerm.constraint(left.term, .greaterThanOrEqual, LayoutTerm(number))
}

/// The constraint that `number` points are at least the right side.
public func >= (number: Double, right: LayoutLengthExpression) -> LayoutConstraint {
  LayoutTerm.constraint(LayoutTerm(number), .greaterThanOrEqual, right.term)
}
