import CassowaryLayout

/// A constraint that is to be written: an equation, whatever form the document has for it.
struct WrittenConstraint {
  let equation: EquationSpec
  let holder: Int
  let priority: LayoutPriority
  let identifier: String?
  let isActive: Bool
}

extension LayoutScene {
  /// The document's constraints in order, those of visual formats one by one.
  func writtenConstraints() -> [WrittenConstraint] {
    var specs: [ObjectIdentifier: ItemSpec]?
    var written: [WrittenConstraint] = []
    for (entry, made) in zip(document.constraints, constraints) {
      if case .equation(let equation) = entry.form {
        written.append(
          WrittenConstraint(
            equation: equation, holder: entry.holder, priority: entry.priority ?? .required,
            identifier: entry.identifier, isActive: entry.isActive))
        continue
      }
      let known = specs ?? itemSpecs()
      specs = known
      for constraint in made {
        guard let first = constraint.firstItem.flatMap({ known[ObjectIdentifier($0)] }) else { continue }
        written.append(
          WrittenConstraint(
            equation: EquationSpec(
              first: first, firstAttribute: constraint.firstAttribute, relation: constraint.relation,
              second: constraint.secondItem.flatMap { known[ObjectIdentifier($0)] },
              secondAttribute: constraint.secondAttribute, multiplier: constraint.multiplier,
              constant: constraint.constant),
            holder: entry.holder, priority: constraint.priority, identifier: entry.identifier,
            isActive: entry.isActive))
      }
    }
    return written
  }

  /// What visual formats can speak of.
  private func itemSpecs() -> [ObjectIdentifier: ItemSpec] {
    var specs: [ObjectIdentifier: ItemSpec] = [:]
    for (index, view) in views.enumerated() {
      specs[ObjectIdentifier(view)] = .view(index)
      specs[ObjectIdentifier(view.layoutMarginsGuide)] = .viewGuide(index, .margins)
    }
    for (index, guide) in guides.enumerated() { specs[ObjectIdentifier(guide)] = .guide(index) }
    return specs
  }
}
