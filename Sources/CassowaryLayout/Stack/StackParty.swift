/// What a stack's constraint speaks of.
enum StackParty: Equatable {
  /// The stack's own bounds.
  case stack
  /// The inside of the stack's margins.
  case margins
  case member(StackMember)
  /// The guide from a member to the next visible one.
  case gap(StackMember)
  /// The guide that spans the visible views across the axis.
  case alignmentSpanner
  /// The guide along the axis, if nothing is visible.
  case orderingSpanner

  static func == (one: StackParty, other: StackParty) -> Bool {
    switch (one, other) {
    case (.stack, .stack), (.margins, .margins), (.alignmentSpanner, .alignmentSpanner),
      (.orderingSpanner, .orderingSpanner):
      true
    case (.member(let member), .member(let another)), (.gap(let member), .gap(let another)): member === another
    default: false
    }
  }
}
