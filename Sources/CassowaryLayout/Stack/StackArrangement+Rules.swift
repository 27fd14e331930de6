/// The recipe: which constraints a stack wants.
extension StackArrangement {
  /// The rules that belong to a member.
  ///
  /// - Complexity: O(1).
  func rules(for member: StackMember, proportions: StackProportions?) -> [StackRule] {
    crossRules(for: member) + axisRules(for: member, proportions: proportions)
  }

  /// The shares, if there are any.
  ///
  /// - Complexity: O(members).
  func proportions() -> StackProportions? {
    settings.distribution == .fillProportionally ? StackProportions(self) : nil
  }

  /// The rules that belong to the stack itself.
  ///
  /// - Complexity: O(1).
  func sharedRules() -> [StackRule] {
    guard let reference = alignmentReference else { return [] }
    guard let first = firstVisible, let last = lastVisible else { return emptyRules(reference) }
    let axis = settings.axis
    return [
      connection(.axisStart, axis.startAttribute, .member(first)),
      connection(.axisEnd, axis.endAttribute, .member(last)),
    ] + crossConnections(reference) + fits()
  }

  private func connection(
    _ role: StackRole, _ attribute: LayoutAttribute, _ party: StackParty, _ relation: LayoutRelation = .equal
  ) -> StackRule {
    StackRule(role, StackIdentifier.canvasConnection, canvas, attribute, relation, party, attribute)
  }

  /// What ties the views to the canvas across the axis.
  private func crossConnections(_ reference: StackMember) -> [StackRule] {
    let cross = settings.axis.other
    let (start, end) = (cross.startAttribute, cross.endAttribute)
    let reference = StackParty.member(reference)
    let spannerStart = connection(.crossStart, start, .alignmentSpanner)
    let spannerEnd = connection(.crossEnd, end, .alignmentSpanner)
    switch settings.alignment {
    case .fill: return [connection(.crossStart, start, reference), connection(.crossEnd, end, reference)]
    case .leading: return [connection(.crossStart, start, reference), spannerEnd]
    case .trailing: return [spannerStart, connection(.crossEnd, end, reference)]
    case .center: return [spannerStart, spannerEnd, connection(.crossLine, cross.centerAttribute, reference)]
    case .firstBaseline where settings.alignsBaselines:
      // The reference need not be the one that reaches highest: the spanner is.
      return [
        connection(.crossStart, start, reference, .lessThanOrEqual), spannerEnd,
        connection(.enclosure, start, .alignmentSpanner, .lessThanOrEqual),
      ]
    case .lastBaseline where settings.alignsBaselines:
      return [
        spannerStart, connection(.crossEnd, end, reference, .greaterThanOrEqual),
        connection(.enclosure, end, .alignmentSpanner, .greaterThanOrEqual),
      ]
    case .firstBaseline, .lastBaseline: return [spannerStart, spannerEnd]
    }
  }

  /// What keeps the stack and its spanner small where nothing else says how large they are.
  private func fits() -> [StackRule] {
    let (axis, cross) = (settings.axis, settings.axis.other)
    var rules: [StackRule] = []
    if settings.hasElasticGaps && visible.count > 1 {
      rules.append(
        StackRule(.axisFit, StackIdentifier.canvasFit, .stack, axis.sizeAttribute, priority: StackPriority.canvasFit))
    }
    if settings.alignment != .fill {
      rules.append(spannerFit(StackPriority.spanningFit))
    }
    if settings.alignsBaselines {
      rules.append(
        StackRule(.crossFit, StackIdentifier.canvasFit, .stack, cross.sizeAttribute, priority: StackPriority.canvasFit))
    }
    return rules
  }

  private func spannerFit(_ priority: LayoutPriority) -> StackRule {
    StackRule(
      .spannerFit, StackIdentifier.spanningFit, .alignmentSpanner, settings.axis.other.sizeAttribute,
      priority: priority)
  }

  /// Without visible views two spanners stand in for them.
  private func emptyRules(_ reference: StackMember) -> [StackRule] {
    let (axis, cross) = (settings.axis, settings.axis.other)
    var rules = [
      connection(.axisStart, axis.startAttribute, .orderingSpanner),
      connection(.axisEnd, axis.endAttribute, .orderingSpanner),
      connection(.crossStart, cross.startAttribute, .alignmentSpanner),
      connection(.crossEnd, cross.endAttribute, .alignmentSpanner),
      StackRule(
        .orderingFit, StackIdentifier.spanningFit, .orderingSpanner, axis.sizeAttribute,
        priority: StackPriority.emptyFit),
      spannerFit(StackPriority.emptyFit),
    ]
    // Collapsed views still have a place, where they would open.
    if settings.hidingBehavior == .collapse {
      let roles: [StackRole] = [.crossLine, .enclosure]
      for (role, attribute) in zip(roles, collapsedCrossAttributes) {
        rules.append(
          StackRule(
            role, StackIdentifier.hiddenSpacing, .member(reference), attribute, .equal, canvas, attribute,
            priority: StackPriority.collapsedPlace))
      }
    }
    return rules
  }

  private var collapsedCrossAttributes: [LayoutAttribute] {
    let cross = settings.axis.other
    switch settings.alignment {
    case .fill: return [cross.startAttribute, cross.endAttribute]
    case .leading: return [cross.startAttribute]
    case .trailing: return [cross.endAttribute]
    case .center: return [cross.centerAttribute]
    case .firstBaseline: return settings.alignsBaselines ? [.top] : []
    case .lastBaseline: return settings.alignsBaselines ? [.bottom] : []
    }
  }
}
