/// One constraint that the recipe wants: what it says, not the constraint itself.
struct StackRule: Equatable {
  var role: StackRole
  var identifier: String
  var first: StackParty
  var firstAttribute: LayoutAttribute
  var relation: LayoutRelation
  var second: StackParty?
  var secondAttribute: LayoutAttribute
  var multiplier: Double
  var constant: Double
  var priority: LayoutPriority

  init(
    _ role: StackRole, _ identifier: String, _ first: StackParty, _ firstAttribute: LayoutAttribute,
    _ relation: LayoutRelation = .equal, _ second: StackParty? = nil,
    _ secondAttribute: LayoutAttribute = .notAnAttribute, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required
  ) {
    self.role = role
    self.identifier = identifier
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// True if a constraint for the other rule becomes one for this rule by another constant and priority.
  func hasSameTerms(as other: StackRule) -> Bool {
    identifier == other.identifier && first == other.first && firstAttribute == other.firstAttribute
      && relation == other.relation && second == other.second && secondAttribute == other.secondAttribute
      && multiplier == other.multiplier
  }
}

/// The part that a rule plays for its owner, a member or the stack: there is at most one rule for each.
enum StackRole: UInt8 {
  // Of a member.
  case alignStart
  case alignEnd
  case alignLine
  case boundaryStart
  case boundaryEnd
  case suppression
  case hiding
  case place
  case spacing
  case size
  case gapStart
  case gapEnd
  case gapSize
  // Of the stack.
  case axisStart
  case axisEnd
  case crossStart
  case crossEnd
  case crossLine
  case enclosure
  case axisFit
  case crossFit
  case spannerFit
  case orderingFit
}
