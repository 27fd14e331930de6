/// The shares of proportional distribution.
///
/// A view's share is its length divided by all visible lengths *plus* the spacing between the views. So the shares do not
/// add up to the space that is left for the views; the error falls on the weakest share, the last one.
struct StackProportions: Equatable {
  /// Lengths and spacing.
  let total: Double
  /// True if the only share is exact: nothing beside it needs space.
  let isExact: Bool

  /// `nil` if no visible view has a length: they are then equally large.
  init?(_ arrangement: StackArrangement) {
    var lengths = 0.0
    var shares = 0
    var needsMoreSpace = false
    var position = arrangement.visible.first
    while let present = position {
      let member = arrangement.members[present]
      if let length = member.facts.length, length > 0 {
        lengths += length
        shares += 1
      } else if member.facts.length == nil || !member.facts.hasIntrinsicLength {
        needsMoreSpace = true
      }
      position = arrangement.visible.next(after: present)
      if position != nil && arrangement.gap(after: member) != 0 { needsMoreSpace = true }
    }
    if shares == 0 { return nil }
    let sum = lengths + arrangement.uniformGap * Double(arrangement.visible.count - 1)
    // A negative spacing may leave nothing to share; then it is left out.
    total = sum > 0 ? sum : lengths
    isExact = shares == 1 && !needsMoreSpace
  }
}
