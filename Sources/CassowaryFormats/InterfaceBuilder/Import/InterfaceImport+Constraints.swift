import CassowaryLayout

extension InterfaceImport {
  /// The constraints that stand in a view, and the sizes that the canvas gives it.
  mutating func readConstraints(heldBy holder: Int) {
    let node = sources[holder].view.node
    if let list = file.tree.child(of: node, named: "constraints") {
      for constraint in file.tree.children(of: list) where file.tree.nodes[constraint].name == "constraint" {
        readConstraint(constraint, holder)
      }
    }
    if !options.isRuntime { addDesignTimeSize(holder) }
  }

  private mutating func readConstraint(_ node: Int, _ holder: Int) {
    let attributes = file.attributes(of: node, in: canvas.traits)
    if let id = attributes["id"], excluded.contains(id) { return }
    if options.isRuntime && attributes["placeholder"] == "YES" { return }
    // A constraint with a view that is not there goes with it.
    guard let first = item(attributes["firstItem"], holder) else { return }
    var second: ImportedItem?
    // An item without an attribute says nothing.
    if attributes["secondAttribute"] != nil {
      guard let found = item(attributes["secondItem"], holder) else { return }
      second = found
    }
    guard let firstAttribute = attribute(attributes["firstAttribute"], "firstAttribute", node) else { return }
    var secondAttribute: LayoutAttribute?
    if second != nil {
      secondAttribute = attribute(attributes["secondAttribute"], "secondAttribute", node)
      if secondAttribute == nil { return }
    }
    let standard = first.standardDistance(firstAttribute, to: second, secondAttribute, in: self)
    guard let relation = relation(attributes["relation"], node),
      var constant = constant(attributes, standard, node),
      var multiplier = number(
        attributes["multiplier"], "multiplier", 1, "a number or a ratio such as 16:9", node,
        InterfaceNumber.ratio),
      let priority = priority(attributes["priority"], node)
    else { return }
    // A multiple of the distance, and not of the other item's place.
    if attributes["symbolType"] == "layoutAnchor" && second != nil {
      constant *= multiplier
      multiplier = 1
    }
    guard let one = first.resolved(firstAttribute) else { return }
    var other: (item: ItemSpec, attribute: LayoutAttribute)?
    if let second, let secondAttribute {
      other = second.resolved(secondAttribute)
      if other == nil { return }
    }
    let equation = EquationSpec(
      first: one.item, firstAttribute: one.attribute, relation: relation, second: other?.item,
      secondAttribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    if let reason = Self.reasonAgainst(equation) { return record(.constraint(reason), at: node) }
    add(
      equation, holder, priority: priority,
      identifier: attributes["identifier"] ?? attributes["userLabel"] ?? attributes["id"],
      place: place(of: node))
    // What a constraint is called hides its id, which may still be asked for.
    if let id = attributes["id"], id != constraints.last?.identifier {
      identifiers[id, default: []].append(constraints.count - 1)
    }
  }

  /// Why the layout would not take such a constraint; `nil` if it would.
  private static func reasonAgainst(_ equation: EquationSpec) -> String? {
    let (one, two) = (LayoutView(), LayoutView())
    (one.identifier, two.identifier) = ("first", "second")
    do throws(LayoutError) {
      _ = try LayoutConstraint(
        checking: one, attribute: equation.firstAttribute, relatedBy: equation.relation,
        toItem: equation.second == nil ? nil : two, attribute: equation.secondAttribute,
        multiplier: equation.multiplier, constant: equation.constant)
      return nil
    } catch {
      return error.description
    }
  }

  private mutating func add(
    _ equation: EquationSpec, _ holder: Int, priority: LayoutPriority, identifier: String?, place: DocumentPlace
  ) {
    if let identifier { identifiers[identifier, default: []].append(constraints.count) }
    constraints.append(
      ConstraintSpec(
        form: .equation(equation), place: place, holder: holder, identifier: identifier, priority: priority,
        isActive: true))
  }

  // MARK: Parts

  /// The view or guide of an id, the holder if there is none; `nil` if it is not on this screen.
  private func item(_ id: String?, _ holder: Int) -> ImportedItem? {
    guard let id else { return .view(holder) }
    if case .view(let view)? = ids[id] { return .view(view) }
    guard let guide = file.guides[id], let view = indices[guide.view] else { return nil }
    return .guide(guide.kind, view)
  }

  private mutating func attribute(_ name: String?, _ key: String, _ node: Int) -> LayoutAttribute? {
    guard let name else {
      record(.missingAttribute(key), at: node)
      return nil
    }
    if let attribute = LayoutAttribute.named(name == "baseline" ? "lastBaseline" : name) { return attribute }
    record(.unknownAttribute(name, suggestion: NearestWord.nearest(to: name, among: LayoutAttribute.names)), at: node)
    return nil
  }

  private mutating func relation(_ text: String?, _ node: Int) -> LayoutRelation? {
    switch text {
    case nil, "equal": return .equal
    case "greaterThanOrEqual": return .greaterThanOrEqual
    case "lessThanOrEqual": return .lessThanOrEqual
    case let word?:
      record(
        .unknownWord(word, attribute: "relation", words: ["equal", "greaterThanOrEqual", "lessThanOrEqual"]), at: node)
      return nil
    }
  }

  /// The standard distance where a symbolic constraint has no number.
  private mutating func constant(_ attributes: [String: String], _ distance: Double, _ node: Int) -> Double? {
    let standard = attributes["symbolic"] == "YES" ? distance : 0
    return number(attributes["constant"], "constant", standard, "a number of points", node, InterfaceNumber.decimal)
  }

  private mutating func number(
    _ text: String?, _ name: String, _ standard: Double, _ expected: String, _ node: Int, _ read: (String) -> Double?
  ) -> Double? {
    guard let text else { return standard }
    if let value = read(text) { return value }
    let isTooLarge = Double(text).map { $0.isFinite && !InterfaceNumber.isLength($0) } ?? false
    let expected = expected + (isTooLarge ? " from -1e9 to 1e9" : "")
    record(
      .number(attribute: name, text: text, expected: expected, assumption: "the constraint is left out"), at: node)
    return nil
  }

  private mutating func priority(_ text: String?, _ node: Int) -> LayoutPriority? {
    guard let text else { return .required }
    if let priority = InterfaceNumber.decimal(text).flatMap({ LayoutPriority(documentNumber: $0) }) { return priority }
    record(
      .number(
        attribute: "priority", text: text, expected: "a number above 0 and at most 1000",
        assumption: "the constraint is left out"), at: node)
    return nil
  }

  // MARK: The canvas

  private mutating func addDesignTimeSize(_ index: Int) {
    let imported = sources[index]
    guard specs[index].isArranged, let stack = specs[index].parent, imported.element.isPlaceholder else { return }
    if imported.element.kind == .image && image(of: imported) != .none { return }
    let outer = sources[stack]
    guard let alignment = outer["alignment"], alignment != "fill" else { return }
    let isColumn = outer["axis"] == "vertical"
    if imported[isColumn ? "placeholderIntrinsicWidth" : "placeholderIntrinsicHeight"] != nil { return }
    add(
      EquationSpec(
        first: .view(index), firstAttribute: isColumn ? .width : .height, relation: .equal, second: nil,
        secondAttribute: .notAnAttribute, multiplier: 1,
        constant: isColumn ? DesignTimeSize.width : DesignTimeSize.height),
      index, priority: DesignTimeSize.priority, identifier: DesignTimeSize.identifier,
      place: place(of: imported.view.node))
  }
}
