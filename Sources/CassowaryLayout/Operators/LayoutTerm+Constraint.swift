import Cassowary

extension LayoutTerm {
  /// The constraint `left relation right`, brought to the form `item.attribute relation multiplier * item.attribute +
  /// constant`: the side without a factor becomes the first one, the left if both could.
  static func constraint(_ left: LayoutTerm, _ relation: LayoutRelation, _ right: LayoutTerm) -> LayoutConstraint {
    var (first, second, relation) = (left, right, relation)
    if first.multiplier == 0 || first.multiplier != 1 && second.multiplier == 1 {
      swap(&first, &second)
      relation = relation.flipped
    }
    if first.multiplier < 0 { relation = relation.flipped }
    let constraint = LayoutConstraint(
      unchecked: .user, first.item, first.attribute, relation, second.item, second.attribute,
      multiplier: second.multiplier / first.multiplier,
      constant: (second.constant - first.constant) / first.multiplier, location: nil)
    constraint.requireSound()
    return constraint
  }
}

extension LayoutRelation {
  /// The relation with the sides exchanged.
  var flipped: LayoutRelation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
