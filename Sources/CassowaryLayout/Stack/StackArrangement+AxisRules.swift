/// Along the axis: one chain of the visible members, and hidden ones beside it.
extension StackArrangement {
  func axisRules(for member: StackMember, proportions: StackProportions?) -> [StackRule] {
    var rules = member.isHidden ? hidingRules(for: member) : distributionRules(for: member, proportions: proportions)
    if settings.hidingBehavior == .collapse, let place = collapsedPlace(before: member) { rules.append(place) }
    return rules
  }

  /// How neighbours keep their distance, and a member its size.
  private func distributionRules(for member: StackMember, proportions: StackProportions?) -> [StackRule] {
    let axis = settings.axis
    var rules: [StackRule] = []
    if let next = nextVisible(after: member) {
      rules.append(
        StackRule(
          .spacing, StackIdentifier.spacing, .member(next),
          settings.measuresBaselines ? .firstBaseline : axis.startAttribute,
          settings.hasElasticGaps ? .greaterThanOrEqual : .equal, .member(member),
          settings.measuresBaselines ? .lastBaseline : axis.endAttribute, constant: gap(after: member)))
      if settings.hasElasticGaps { rules += gapGuideRules(from: member, to: next) }
    }
    switch settings.distribution {
    case .fillEqually: rules += equalSize(of: member)
    case .fillProportionally: rules += share(of: member, proportions)
    case .fill, .equalSpacing, .equalCentering: break
    }
    return rules
  }

  private func equalSize(of member: StackMember) -> [StackRule] {
    guard let first = firstVisible, first !== member else { return [] }
    let size = settings.axis.sizeAttribute
    return [StackRule(.size, StackIdentifier.fillEqually, .member(member), size, .equal, .member(first), size)]
  }

  private func share(of member: StackMember, _ proportions: StackProportions?) -> [StackRule] {
    // No rule until the length is known: it comes in the next round.
    guard let length = member.facts.length else { return [] }
    guard let proportions else { return equalSize(of: member) }
    let size = settings.axis.sizeAttribute
    if length <= 0 {
      // A length that was measured is not required: what is inside may need more by now, which the next round finds.
      return [
        StackRule(
          .size, StackIdentifier.fillProportionally, .member(member), size,
          priority: member.facts.hasIntrinsicLength ? .required : StackPriority.hiding)
      ]
    }
    return [
      StackRule(
        .size, StackIdentifier.fillProportionally, .member(member), size, .equal, canvas, size,
        multiplier: length / proportions.total,
        priority: proportions.isExact ? .required : StackPriority.share(at: member.position))
    ]
  }

  /// A guide stretches from a member to the next one, and all guides are equally large.
  private func gapGuideRules(from member: StackMember, to next: StackMember) -> [StackRule] {
    let axis = settings.axis
    let isCentering = settings.distribution == .equalCentering
    let (end, start): (LayoutAttribute, LayoutAttribute) =
      isCentering
      ? (axis.centerAttribute, axis.centerAttribute)
      : settings.measuresBaselines ? (.lastBaseline, .firstBaseline) : (axis.endAttribute, axis.startAttribute)
    let edge = StackIdentifier.distributingEdge
    var rules = [
      StackRule(.gapStart, edge, .gap(member), axis.startAttribute, .equal, .member(member), end),
      StackRule(.gapEnd, edge, .gap(member), axis.endAttribute, .equal, .member(next), start),
    ]
    if let first = firstVisible, first !== member {
      rules.append(
        StackRule(
          .gapSize, StackIdentifier.fillEqually, .gap(member), axis.sizeAttribute, .equal, .gap(first),
          axis.sizeAttribute, priority: isCentering ? StackPriority.centering(at: member.position) : .required))
    }
    return rules
  }

  private func hidingRules(for member: StackMember) -> [StackRule] {
    let hiding = StackRule(
      .hiding, StackIdentifier.hiding, .member(member), settings.axis.sizeAttribute, priority: StackPriority.hiding)
    if settings.hidingBehavior == .collapse { return [hiding] }
    return [hiding] + hiddenPlace(of: member)
  }

  /// UIKit's place: each hidden member hangs on the nearest visible one, in the middle of the gap.
  private func hiddenPlace(of member: StackMember) -> [StackRule] {
    let (start, end) = (settings.axis.startAttribute, settings.axis.endAttribute)
    let relation: LayoutRelation = settings.hasElasticGaps ? .greaterThanOrEqual : .equal
    let next = nextVisible(after: member)
    if let previous = previousVisible(before: member) {
      return [
        StackRule(
          .place, StackIdentifier.hiddenSpacing, .member(member), start, relation, .member(previous), end,
          constant: next == nil ? 0 : gap(after: previous) / 2, priority: StackPriority.hiddenPlace)
      ]
    }
    guard let next else { return [] }
    return [
      StackRule(
        .place, StackIdentifier.hiddenSpacing, .member(next), start, relation, .member(member), end,
        priority: StackPriority.hiddenPlace)
    ]
  }

  /// The place of collapsed members is the same as UIKit's, but each hangs on its neighbour: as they have no extent, a whole
  /// run of them is in one place, and a change touches only the ends of a run.
  ///
  /// - Returns: What ties a member to the one before it, if one of them is hidden.
  private func collapsedPlace(before member: StackMember) -> StackRule? {
    let (start, end) = (settings.axis.startAttribute, settings.axis.endAttribute)
    guard member.position > 0 else {
      if visible.count > 0 { return nil }
      return StackRule(
        .place, StackIdentifier.hiddenSpacing, .member(member), start, .equal, .orderingSpanner, start,
        priority: StackPriority.collapsedPlace)
    }
    let previous = members[member.position - 1]
    var constant = 0.0
    if member.isHidden {
      let isBetweenVisible = !previous.isHidden && nextVisible(after: member) != nil
      constant = isBetweenVisible ? gap(after: previous) / 2 : 0
    } else if !previous.isHidden || visible.first != member.position {
      // Only a run at the very beginning has nothing before it to hang on.
      return nil
    }
    return StackRule(
      .place, StackIdentifier.hiddenSpacing, .member(member), start, .equal, .member(previous), end,
      constant: constant, priority: StackPriority.collapsedPlace)
  }
}
