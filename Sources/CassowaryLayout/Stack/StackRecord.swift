/// A rule of the recipe and the constraint that was made for it.
struct StackRecord {
  var rule: StackRule
  let constraint: LayoutConstraint
}

/// The constraints of one owner, a member or the stack.
struct StackRecords {
  /// Those in place.
  var active: [StackRecord] = []
  /// The last one of each role that was retired: what is hidden and shown again gets its constraints back.
  private(set) var retired: [StackRecord] = []

  /// What was retired last for the role of a rule, if it has the same terms.
  mutating func takeRetired(for rule: StackRule) -> StackRecord? {
    guard let index = retired.firstIndex(where: { $0.rule.role == rule.role && $0.rule.hasSameTerms(as: rule) }) else {
      return nil
    }
    return retired.remove(at: index)
  }

  mutating func retire(_ record: StackRecord) {
    retired.removeAll { $0.rule.role == record.rule.role }
    retired.append(record)
  }

  func contains(_ role: StackRole) -> Bool { active.contains { $0.rule.role == role } }
}
