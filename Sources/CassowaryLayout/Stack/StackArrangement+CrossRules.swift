/// Across the axis: all members are aligned with one of them, and a spanner encloses the visible ones.
extension StackArrangement {
  func crossRules(for member: StackMember) -> [StackRule] {
    alignmentRules(for: member) + spannerRules(for: member)
  }

  private func alignmentRules(for member: StackMember) -> [StackRule] {
    guard let reference = alignmentReference, reference !== member else { return [] }
    func aligned(_ role: StackRole, _ attribute: LayoutAttribute) -> StackRule {
      StackRule(role, StackIdentifier.alignment, .member(reference), attribute, .equal, .member(member), attribute)
    }
    let cross = settings.axis.other
    switch settings.alignment {
    case .fill: return [aligned(.alignStart, cross.startAttribute), aligned(.alignEnd, cross.endAttribute)]
    case .leading: return [aligned(.alignStart, cross.startAttribute)]
    case .trailing: return [aligned(.alignEnd, cross.endAttribute)]
    case .center: return [aligned(.alignLine, cross.centerAttribute)]
    case .firstBaseline, .lastBaseline:
      return settings.alignsBaselines ? [aligned(.alignLine, baseline(of: member, and: reference))] : []
    }
  }

  /// The line that two members share: their baselines, or an edge if one of them has no text. Collapsed text counts as none.
  private func baseline(of member: StackMember, and other: StackMember) -> LayoutAttribute {
    let isCollapsed = settings.hidingBehavior == .collapse && (member.isHidden || other.isHidden)
    if settings.alignment == .firstBaseline {
      let hasText = member.facts.hasFirstBaseline && other.facts.hasFirstBaseline
      return hasText && !isCollapsed ? .firstBaseline : .top
    }
    let hasText = member.facts.hasLastBaseline && other.facts.hasLastBaseline
    return hasText && !isCollapsed ? .lastBaseline : .bottom
  }

  private func spannerRules(for member: StackMember) -> [StackRule] {
    if settings.alignment == .fill { return [] }
    let cross = settings.axis.other
    let suppression = StackRule(
      .suppression, StackIdentifier.ambiguitySuppression, .member(member), cross.sizeAttribute,
      priority: StackPriority.ambiguitySuppression)
    if member.isHidden { return [suppression] }
    // The edge at which the views are aligned is followed exactly, the other one enclosed.
    func boundary(_ role: StackRole, _ attribute: LayoutAttribute, _ inside: LayoutRelation, isExact: Bool) -> StackRule
    {
      StackRule(
        role, StackIdentifier.spanningBoundary, .alignmentSpanner, attribute, isExact ? .equal : inside,
        .member(member), attribute, priority: isExact ? StackPriority.boundary : .required)
    }
    return [
      boundary(.boundaryStart, cross.startAttribute, .lessThanOrEqual, isExact: settings.alignment == .leading),
      boundary(.boundaryEnd, cross.endAttribute, .greaterThanOrEqual, isExact: settings.alignment == .trailing),
      suppression,
    ]
  }
}
