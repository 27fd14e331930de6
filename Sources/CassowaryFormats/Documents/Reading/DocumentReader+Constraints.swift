import CassowaryLayout

extension DocumentReader {
  /// Reads the lists of constraints of all views.
  mutating func readConstraints() {
    for holder in views.indices {
      guard let list = values[holder].member("constraints") else { continue }
      guard list.isArray else {
        expected("an array of constraints", at: list)
        continue
      }
      for entry in list.children { readConstraint(entry, of: holder) }
    }
    // Ties and conflicts go by the order of activation: that of the text, also where lists stand inside one another.
    constraints.sort { $0.place.offset < $1.place.offset }
    for (index, constraint) in constraints.enumerated() {
      if let identifier = constraint.identifier { identifiers[identifier, default: []].append(index) }
    }
  }

  private mutating func readConstraint(_ entry: JSONValue, of holder: Int) {
    if let text = entry.string {
      if Self.isVisualFormat(text) {
        readVisualFormat(entry, in: ConstraintEntry(), of: holder)
      } else {
        readEquation(entry, in: ConstraintEntry(), of: holder)
      }
    } else if entry.isObject {
      readObject(entry, of: holder)
    } else {
      expected("a constraint: an equation or a visual format, or an object with one", at: entry)
    }
  }

  /// Equations begin with a name.
  private static func isVisualFormat(_ text: String) -> Bool {
    let start = text.drop { $0 == " " }
    return ["H:", "V:", "|", "["].contains { start.hasPrefix($0) }
  }

  private mutating func readObject(_ entry: JSONValue, of holder: Int) {
    let before = errors.count
    checkKeys(of: entry, known: DocumentKeys.constraint, owner: "a constraint")
    checkNote(entry)
    var attributes = ConstraintEntry()
    attributes.identifier = entry.member("identifier").flatMap { text($0) }
    attributes.priority = entry.member("priority").flatMap { priority($0) }
    attributes.isActive = entry.member("active").flatMap { boolean($0) } ?? true
    switch (entry.member("equation"), entry.member("format")) {
    case (let equation?, nil):
      for key in ["options", "metrics"] {
        guard let member = entry.member(key) else { continue }
        record(.misplacedKey(key, owner: "an equation", home: "a visual format"), at: DocumentPlace(keyOf: member))
      }
      if text(equation) != nil, errors.count == before { readEquation(equation, in: attributes, of: holder) }
    case (nil, let format?):
      attributes.options = entry.member("options")
      attributes.metrics = entry.member("metrics")
      if text(format) != nil, errors.count == before { readVisualFormat(format, in: attributes, of: holder) }
    default:
      record(.other("a constraint has either an \"equation\" or a \"format\""), at: DocumentPlace(entry))
    }
  }

  private mutating func readEquation(_ value: JSONValue, in entry: ConstraintEntry, of holder: Int) {
    guard let (scalars, offsets) = value.scalars else { return }
    let equation: Equation
    do throws(EquationError) {
      equation = try EquationParser.parse(scalars)
    } catch {
      record(.equation(error.problem), at: DocumentPlace(value, offset: offsets[min(error.index, offsets.count - 1)]))
      return
    }
    for (isTwice, key) in [
      (equation.priority != nil && entry.priority != nil, "priority"),
      (equation.identifier != nil && entry.identifier != nil, "identifier"),
    ] where isTwice {
      record(.other("the \(key) is given twice: in the equation and beside it"), at: DocumentPlace(value))
      return
    }
    let names = TermPlaces(value: value, offsets: offsets)
    guard let first = resolve(equation.first, of: holder, names) else { return }
    var second: ItemSpec?
    if let term = equation.second {
      second = resolve(term, of: holder, names)
      if second == nil { return }
    }
    constraints.append(
      ConstraintSpec(
        form: .equation(
          EquationSpec(
            first: first, firstAttribute: equation.first.attribute, relation: equation.relation, second: second,
            secondAttribute: equation.second?.attribute ?? .notAnAttribute, multiplier: equation.multiplier,
            constant: equation.constant)),
        place: DocumentPlace(value, offset: offsets[0]), holder: holder,
        identifier: equation.identifier ?? entry.identifier, priority: equation.priority ?? entry.priority,
        isActive: entry.isActive))
  }
}

/// What stands beside an equation or a format.
struct ConstraintEntry {
  var identifier: String?
  var priority: LayoutPriority?
  var isActive = true
  var options: JSONValue?
  var metrics: JSONValue?
}
