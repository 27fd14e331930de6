import CassowaryLayout

/// A constraint that a document can do without, by what it says of it: the same in every scene of the document.
enum ConstraintSubject: Hashable {
  /// One of those that an entry made.
  case entry(Int, part: Int)
  /// Hugging or compression resistance of a view.
  case content(view: Int, Axis, isHugging: Bool)
}

extension LayoutScene {
  /// `nil` for what follows from the views themselves: the canvas, masks, the recipe of a stack.
  func subject(of constraint: LayoutConstraint) -> ConstraintSubject? {
    if let entry = entry(of: ObjectIdentifier(constraint)) {
      return constraints[entry].firstIndex { $0 === constraint }.map { .entry(entry, part: $0) }
    }
    guard constraint.origin == .contentSize, let item = constraint.firstItem, case .view(let view) = index(of: item)
    else { return nil }
    return .content(
      view: view, constraint.firstAttribute == .width ? .horizontal : .vertical,
      isHugging: constraint.relation == .lessThanOrEqual)
  }

  /// Takes the constraint out. Content cannot be: it gives way to whatever else there is.
  func leaveOut(_ subject: ConstraintSubject) {
    switch subject {
    case .entry(let entry, let part): constraints[entry][part].isActive = false
    case .content: prioritize(subject, .weakest)
    }
  }

  /// Puts the constraint above all that may give way, below what must hold.
  func prefer(_ subject: ConstraintSubject) { prioritize(subject, .strongest) }

  private func prioritize(_ subject: ConstraintSubject, _ priority: LayoutPriority) {
    switch subject {
    case .entry(let entry, let part): constraints[entry][part].priority = priority
    case .content(let view, let axis, isHugging: true): views[view].setContentHuggingPriority(priority, for: axis)
    case .content(let view, let axis, isHugging: false):
      views[view].setContentCompressionResistancePriority(priority, for: axis)
    }
  }
}

extension LayoutPriority {
  fileprivate static let weakest = LayoutPriority(0.001)
  fileprivate static let strongest = LayoutPriority(Float(1000).nextDown)
}
