extension StackArrangement {
  /// The gap between a visible member and the next visible one, in points.
  ///
  /// Hidden members in between do not count, and their own custom spacings neither.
  func gap(after member: StackMember) -> Double {
    member.customSpacing == StackView.spacingUseDefault ? uniformGap : resolved(member.customSpacing)
  }

  /// The gap where there is no custom spacing.
  var uniformGap: Double { resolved(settings.spacing) }

  private func resolved(_ spacing: Double) -> Double {
    if spacing == StackView.spacingUseDefault { return 0 }
    if spacing == StackView.spacingUseSystem { return Self.systemGap }
    guard settings.displayScale > 0 else { return spacing }
    return (spacing * settings.displayScale).roundedHalfAway / settings.displayScale
  }

  /// The system's space between two edges.
  private static var systemGap: Double { 8 }
}
