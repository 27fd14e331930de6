/// The recipe made into constraints. Only what differs from the last time is touched.
extension StackView {
  /// Brings the fold, or else constraints and guides, in line with the recipe.
  ///
  /// - Complexity: O(members that were touched), and a few additions for each member of a fold.
  final func applyArrangement() {
    let scale = root.displayScale
    arrangement.update { $0.displayScale = scale }
    askForFacts()
    if arrangement.touched.isEmpty || foldAgain() { return }
    if fold != nil { forgetFold() }
    applyRecipe()
  }

  /// Brings constraints and guides in line with the recipe.
  final func applyRecipe() {
    let touches = arrangement.takeTouches()
    let proportions = arrangement.proportions()
    let touchedMembers = touches.isAll ? arrangement.members : touches.members
    var difference = Difference()
    for member in touchedMembers {
      member.view?.isCollapsed = member.isHidden && hidingBehavior == .collapse
      reconcile(&member.records, arrangement.rules(for: member, proportions: proportions), &difference)
    }
    reconcile(&sharedRecords, arrangement.sharedRules(), &difference)
    LayoutConstraint.deactivate(difference.retired)
    LayoutConstraint.activate(difference.made)
    for member in touchedMembers { dropUnusedGuide(of: member) }
    dropUnusedSpanners()
    if difference.isEmpty { return }
    invalidateBaselines()
    tellContentSize()
  }

  /// Constraints that go and come.
  private struct Difference {
    var retired: [LayoutConstraint] = []
    var made: [LayoutConstraint] = []
    var isEmpty: Bool { retired.isEmpty && made.isEmpty }
  }

  /// Compares what is in place with what is wanted: a constraint with the same terms gets another constant and priority,
  /// others are replaced.
  private func reconcile(_ records: inout StackRecords, _ rules: [StackRule], _ difference: inout Difference) {
    var old = records.active
    records.active.removeAll(keepingCapacity: true)
    for rule in rules {
      if let index = old.firstIndex(where: { $0.rule.role == rule.role }), old[index].rule.hasSameTerms(as: rule) {
        records.active.append(adapted(old.remove(at: index), to: rule))
      } else if let record = takeRetired(from: &records, for: rule) {
        records.active.append(adapted(record, to: rule))
        difference.made.append(record.constraint)
      } else if let constraint = constraint(for: rule) {
        records.active.append(StackRecord(rule: rule, constraint: constraint))
        difference.made.append(constraint)
      }
    }
    for record in old {
      records.retire(record)
      difference.retired.append(record.constraint)
    }
  }

  /// A constraint that was in place before for the same, brought back with the guides that it speaks of.
  private func takeRetired(from records: inout StackRecords, for rule: StackRule) -> StackRecord? {
    guard let record = records.takeRetired(for: rule) else { return nil }
    let (first, second) = (item(rule.first), rule.second.flatMap { item($0) })
    return record.constraint.firstItem === first && record.constraint.secondItem === second ? record : nil
  }

  private func adapted(_ record: StackRecord, to rule: StackRule) -> StackRecord {
    if record.rule.constant != rule.constant { record.constraint.constant = rule.constant }
    if record.rule.priority != rule.priority { record.constraint.priority = rule.priority }
    return StackRecord(rule: rule, constraint: record.constraint)
  }

  private func constraint(for rule: StackRule) -> LayoutConstraint? {
    guard let first = item(rule.first) else { return nil }
    var second: LayoutItem?
    if let party = rule.second {
      guard let item = item(party) else { return nil }
      second = item
    }
    return LayoutConstraint(
      engineMade: .stackView, identifier: rule.identifier, first, rule.firstAttribute, rule.relation, second,
      rule.secondAttribute, multiplier: rule.multiplier, constant: rule.constant, priority: rule.priority,
      directionOf: self)
  }

  private func item(_ party: StackParty) -> LayoutItem? {
    switch party {
    case .stack: self
    case .margins: layoutMarginsGuide
    case .member(let member): member.view
    case .gap(let member): guide(&member.gapGuide, StackIdentifier.gapGuide, axis)
    case .alignmentSpanner: guide(&alignmentSpanner, StackIdentifier.alignmentSpanner, axis.other)
    case .orderingSpanner: guide(&orderingSpanner, StackIdentifier.orderingSpanner, axis)
    }
  }

  private func guide(_ guide: inout LayoutGuide?, _ identifier: String, _ axis: Axis) -> LayoutGuide {
    if let guide, guide.axis == axis {
      addLayoutGuide(guide)
      return guide
    }
    if let guide { removeLayoutGuide(guide) }
    let made = LayoutGuide(kind: .free, axis: axis)
    made.identifier = identifier
    addLayoutGuide(made)
    guide = made
    return made
  }

  /// Guides that nothing speaks of leave the layout.
  private func dropUnusedGuide(of member: StackMember) {
    if let guide = member.gapGuide, !member.records.contains(.gapStart) { removeLayoutGuide(guide) }
  }

  private func dropUnusedSpanners() {
    if let guide = alignmentSpanner, !sharedRecords.contains(.spannerFit) { removeLayoutGuide(guide) }
    if let guide = orderingSpanner, !sharedRecords.contains(.orderingFit) { removeLayoutGuide(guide) }
  }
}
