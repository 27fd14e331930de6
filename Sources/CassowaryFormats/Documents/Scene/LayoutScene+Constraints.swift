import Cassowary
import CassowaryLayout

extension LayoutScene {
  /// The constraints of an entry, inactive.
  func make(_ spec: ConstraintSpec) throws(DocumentError) -> [LayoutConstraint] {
    switch spec.form {
    case .equation(let equation): [try make(equation, spec)]
    case .visualFormat(let format): try make(format, spec)
    }
  }

  private func make(_ equation: EquationSpec, _ spec: ConstraintSpec) throws(DocumentError) -> LayoutConstraint {
    do throws(LayoutError) {
      return try LayoutConstraint(
        checking: item(equation.first), attribute: equation.firstAttribute, relatedBy: equation.relation,
        toItem: equation.second.map { item($0) }, attribute: equation.secondAttribute,
        multiplier: equation.multiplier, constant: equation.constant, priority: spec.priority ?? .required,
        identifier: spec.identifier)
    } catch {
      throw document.error(.constraint(error.description), at: spec.place)
    }
  }

  private func make(_ format: VisualFormatSpec, _ spec: ConstraintSpec) throws(DocumentError) -> [LayoutConstraint] {
    do throws(VisualFormatError) {
      let made = try LayoutConstraint.constraints(
        withVisualFormat: format.text, options: format.options, metric: { name in format.metrics[name] },
        view: { name in self.document.ids[name].map { self.item($0) } })
      for constraint in made {
        constraint.identifier = spec.identifier
        if let priority = spec.priority, constraint.priority == .required { constraint.priority = priority }
      }
      return made
    } catch {
      throw document.error(
        .visualFormat(error.reason), at: DocumentPlace(value: spec.place.value, offset: format.offset(of: error.column))
      )
    }
  }

  func item(_ spec: ItemSpec) -> LayoutItem {
    switch spec {
    case .view(let index): return views[index]
    case .guide(let index): return guides[index]
    case .viewGuide(let index, let guide):
      let view = views[index]
      switch guide {
      case .safeArea: return view.safeAreaLayoutGuide
      case .margins: return view.layoutMarginsGuide
      case .readable: return view.readableContentGuide
      // That the view scrolls was checked when the document was read.
      case .content: return (view as? ScrollView)?.contentLayoutGuide ?? view
      case .frame: return (view as? ScrollView)?.frameLayoutGuide ?? view
      }
    }
  }
}
