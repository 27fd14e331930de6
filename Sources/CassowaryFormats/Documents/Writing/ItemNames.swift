import Cassowary
import CassowaryLayout

/// The names of views in a text that is written, and equations in these names.
struct ItemNames {
  /// By the document's index: each once, and without back-quotes.
  let ids: [String]

  init(_ document: LayoutDocument) {
    var taken: Set<String> = []
    ids = document.views.enumerated().map { index, spec in
      let id = spec.id.map { String($0.map { $0 == "`" || $0.isNewline ? "'" : $0 }) } ?? ""
      let name = id.isEmpty || taken.contains(id) ? "unnamed \(index)" : id
      taken.insert(name)
      return name
    }
  }

  /// A constraint as an equation.
  func equation(_ constraint: WrittenConstraint) -> String {
    let equation = constraint.equation
    var text = "\(item(equation.first)).\(equation.firstAttribute.name) \(equation.relation.symbol) "
    if let second = equation.second {
      if equation.multiplier != 1 { text += "\(numberText(equation.multiplier)) * " }
      text += "\(item(second)).\(equation.secondAttribute.name)"
      if equation.constant != 0 {
        text += (equation.constant < 0 ? " - " : " + ") + numberText(abs(equation.constant))
      }
    } else {
      text += numberText(equation.constant)
    }
    if constraint.priority != .required { text += " @\(numberText(Double(constraint.priority.rawValue)))" }
    if let identifier = constraint.identifier { text += " #\(Self.quoted(identifier))" }
    return text
  }

  private func item(_ item: ItemSpec) -> String {
    switch item {
    case .view(let index): Self.quoted(ids[index])
    case .viewGuide(let index, let guide): Self.quoted(ids[index]) + "." + guide.rawValue
    case .guide(let index): "guide \(index)"
    }
  }

  private static func quoted(_ name: String) -> String {
    let isPlain = name.unicodeScalars.allSatisfy { $0.continuesID } && name.unicodeScalars.first?.isDigit == false
    return isPlain ? name : "`\(String(name.map { $0 == "`" || $0.isNewline ? "'" : $0 }))`"
  }
}
