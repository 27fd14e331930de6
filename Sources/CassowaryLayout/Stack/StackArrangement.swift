/// The arranged views in their order and what the stack's properties say: all that the recipe depends on.
///
/// Changes only note which members they touch. Whoever applies the recipe takes the note and asks again for the rules of
/// those members, which for hiding and showing one of many are a handful.
struct StackArrangement {
  private(set) var settings = StackSettings()
  /// In order.
  private(set) var members: [StackMember] = []
  /// The positions of those that are not hidden.
  private(set) var visible = PositionSet()
  private(set) var touched = StackTouches()

  /// The area that the views are arranged in.
  var canvas: StackParty { settings.isMarginsRelative ? .margins : .stack }

  // MARK: Neighbours

  var firstVisible: StackMember? { visible.first.map { members[$0] } }

  var lastVisible: StackMember? { visible.last.map { members[$0] } }

  func nextVisible(after member: StackMember) -> StackMember? {
    visible.next(after: member.position).map { members[$0] }
  }

  func previousVisible(before member: StackMember) -> StackMember? {
    visible.previous(before: member.position).map { members[$0] }
  }

  /// The member that all others are aligned with.
  var alignmentReference: StackMember? {
    if settings.alignsBaselines && settings.hidingBehavior == .collapse { return firstVisible ?? members.first }
    return members.first
  }

  // MARK: Changes

  mutating func update(_ change: (inout StackSettings) -> Void) {
    let before = settings
    change(&settings)
    if settings != before { touched.touchAll() }
  }

  mutating func insert(_ member: StackMember, at index: Int) {
    require((0...members.count).contains(index), "\(index) is not an index of \(members.count) arranged views")
    let isHidden = member.isHidden
    member.isHidden = true
    members.put(member, at: index)
    if index == members.count - 1 {
      member.position = index
      visible.reserve(index)
    } else {
      renumber(from: index)
    }
    touchOrder(around: index)
    setHidden(member, isHidden)
  }

  mutating func remove(_ member: StackMember) {
    let (index, isHidden) = (member.position, member.isHidden)
    setHidden(member, true)
    touchOrder(around: index)
    members.remove(at: index)
    member.isHidden = isHidden
    renumber(from: index)
    touch(index)
    touched.removeLeft(member)
  }

  mutating func move(_ member: StackMember, to index: Int) {
    remove(member)
    insert(member, at: index)
  }

  mutating func setHidden(_ member: StackMember, _ isHidden: Bool) {
    if member.isHidden == isHidden { return }
    let first = visible.first
    touchNeighbourhood(of: member.position)
    member.isHidden = isHidden
    if isHidden { visible.remove(member.position) } else { visible.insert(member.position) }
    touchNeighbourhood(of: member.position)
    if settings.distribution == .fillProportionally { touched.touchAll() }
    if visible.first != first && settings.refersToFirstVisible { touched.touchAll() }
  }

  mutating func setCustomSpacing(_ spacing: Double, after member: StackMember) {
    if member.customSpacing == spacing { return }
    member.customSpacing = spacing
    touchNeighbourhood(of: member.position)
    if settings.distribution == .fillProportionally { touched.touchAll() }
  }

  mutating func setFacts(_ facts: StackMemberFacts, of member: StackMember) {
    member.hasStaleFacts = false
    if member.facts == facts { return }
    member.facts = facts
    touchNeighbourhood(of: member.position)
    if settings.distribution == .fillProportionally || member === alignmentReference { touched.touchAll() }
  }

  /// Asks for a member's facts before the recipe is used again.
  mutating func staleFacts(of member: StackMember) {
    if member.hasStaleFacts { return }
    member.hasStaleFacts = true
    touched.staleFacts.append(member)
  }

  /// Has the rules of all members compared.
  mutating func touchAll() { touched.touchAll() }

  /// Has the rules of a member compared.
  mutating func touch(_ member: StackMember) { touched.touch(member) }

  mutating func takeTouches() -> StackTouches {
    defer { touched = StackTouches() }
    for member in touched.isAll ? members : touched.members { member.isTouched = false }
    return touched
  }

  // MARK: What is touched

  private mutating func touch(_ position: Int) {
    if members.indices.contains(position) { touched.touch(members[position]) }
  }

  /// Notes the members whose rules may change with a change at a position: itself, what follows it, and whatever can reach
  /// it over hidden members.
  private mutating func touchNeighbourhood(of position: Int) {
    if touched.isAll { return }
    touch(position)
    touch(position + 1)
    touch(0)
    let (previous, next) = (visible.previous(before: position), visible.next(after: position))
    if let previous {
      touch(previous)
      // The head of the hidden run after it.
      touch(previous + 1)
    }
    if let next { touch(next) }
    if settings.hidingBehavior == .uikit {
      // Each hidden member hangs on its nearest visible one.
      for hidden in ((previous ?? -1) + 1)..<(next ?? members.count) { touch(hidden) }
    }
  }

  /// Notes what depends on who stands next to whom, or at which index.
  private mutating func touchOrder(around position: Int) {
    touchNeighbourhood(of: position)
    if settings.countsIndices || position == 0 { touched.touchAll() }
  }

  private mutating func renumber(from index: Int) {
    for position in index..<members.count { members[position].position = position }
    visible = PositionSet(members.lazy.map { !$0.isHidden })
  }

  // MARK: Earlier states

  /// What is said of the stack and its members now.
  var state: State { State(settings: settings, members: members.map { ($0.isHidden, $0.customSpacing) }) }

  /// Says what was said of the same members at another time.
  mutating func restore(_ state: State) {
    settings = state.settings
    for (member, (isHidden, customSpacing)) in zip(members, state.members) {
      member.isHidden = isHidden
      member.customSpacing = customSpacing
    }
    renumber(from: 0)
    touched.touchAll()
  }

  /// What is said of the stack and its members.
  struct State {
    var settings: StackSettings
    var members: [(isHidden: Bool, customSpacing: Double)]
  }
}

/// What changed since the recipe was last applied.
struct StackTouches {
  /// Every member.
  private(set) var isAll = false
  /// Single members, in the order in which they were touched.
  private(set) var members: [StackMember] = []
  /// Members whose views are to be asked for their facts.
  var staleFacts: [StackMember] = []

  var isEmpty: Bool { !isAll && members.isEmpty && staleFacts.isEmpty }

  mutating func touchAll() { isAll = true }

  mutating func touch(_ member: StackMember) {
    if member.isTouched { return }
    member.isTouched = true
    members.append(member)
  }

  mutating func removeLeft(_ member: StackMember) {
    members.removeAll { $0 === member }
    staleFacts.removeAll { $0 === member }
    member.isTouched = false
  }
}
