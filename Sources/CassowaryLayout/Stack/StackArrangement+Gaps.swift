extension StackArrangement {
  /// The gap between a visible member and the next visible one, in points.
  ///
  /// Hidden members in between do not count, and their own custom spacings neither.
  func gap(after member: StackMember) -> Double {
    let spacing = member.customSpacing == StackView.spacingUseDefault ? settings.spacing : member.customSpacing
    guard spacing == StackView.spacingUseSystem, let next = nextVisible(after: member) else { return resolved(spacing) }
    return SystemSpacing.distance(
      lower: next.facts.firstFont, upper: member.facts.lastFont, isBaseline: settings.measuresBaselines,
      scale: settings.displayScale, multiplier: 1)
  }

  /// The gap where there is no custom spacing.
  var uniformGap: Double { resolved(settings.spacing) }

  private func resolved(_ spacing: Double) -> Double {
    if spacing == StackView.spacingUseDefault { return 0 }
    if spacing == StackView.spacingUseSystem { return SystemSpacing.edgeToEdge }
    guard settings.displayScale > 0 else { return spacing }
    return (spacing * settings.displayScale).roundedHalfAway / settings.displayScale
  }
}
