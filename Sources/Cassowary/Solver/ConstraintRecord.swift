/// What is remembered of a constraint beside its row. Strength and constant are the row's.
struct ConstraintRecord {
  /// The order in which constraints were added.
  var age: UInt64 = 0
  /// The stamp of the slot's present owner, 0 while it is free.
  var stamp: UInt32 = 0
  var place = Registry.Place(file: 0, line: 0)
  var editedVariable: Int32 = -1
  /// Where ``Registry`` keeps the equation, if the row does not show how it was written: terms were merged or dropped, or
  /// there are constants on both sides. Else -1.
  var written: Int32 = -1
  /// How many of the row's terms stood on the left.
  var leftTerms: UInt16 = 0
  /// The constant stands on the left, with the other sign.
  var hasConstantLeft = false
}

extension LinearConstraint {
  /// The same with a new right-hand constant, put on the side where the constant was written.
  func withConstant(_ constant: Double) -> LinearConstraint {
    var (left, right) = (left, right)
    if right.constant == 0 && left.constant != 0 {
      left.constant = 0 - constant
    } else {
      right.constant = constant + left.constant
    }
    return LinearConstraint(left, relation, right)
  }
}
