import CassowaryLayout

extension DocumentReader {
  mutating func readStates(_ value: JSONValue) {
    guard value.isObject else {
      expected("an object from names of states to their changes", at: value)
      return
    }
    for state in value.children {
      guard let name = state.key else { continue }
      if name.isEmpty || name == "all" || name.contains(",") {
        record(
          .other("the name of a state is neither empty nor 'all', and holds no comma"), at: DocumentPlace(keyOf: state))
      }
      guard state.isObject else {
        expected("an object of changes, as {\"body.hidden\": false}", at: state)
        continue
      }
      var changes: [StateChange] = []
      for member in state.children { if let change = change(member) { changes.append(change) } }
      states.append(StateSpec(name: name, place: DocumentPlace(keyOf: state), changes: changes))
    }
  }

  /// The change that a member of a state's object asks for.
  mutating func change(_ member: JSONValue) -> StateChange? {
    guard let (scalars, offsets) = member.keyScalars else { return nil }
    func place(_ index: Int) -> DocumentPlace {
      DocumentPlace(member, offset: offsets[min(index, offsets.count - 1)])
    }
    let key: ChangeKey
    do throws(ChangeKey.Mistake) {
      key = try ChangeKey(scalars)
    } catch {
      record(.other(error.message), at: place(error.index))
      return nil
    }
    if key.isIdentifier { return constraintChange(key, member, place) }
    guard let item = ids[key.name] else {
      let suggestion = suggestion(for: key.name, among: idList)
      record(.unknownID(key.name, suggestion: suggestion), at: place(key.nameIndex))
      return nil
    }
    guard case .view(let view) = item else {
      record(.wrongID(key.name, expected: "a view; a guide has nothing to change"), at: place(key.nameIndex))
      return nil
    }
    guard let property = property(key, of: view, place), let setting = setting(property, of: view, from: member) else {
      return nil
    }
    return .view(view, StateChange.Setting(setting: setting))
  }

  private mutating func property(_ key: ChangeKey, of view: Int, _ place: (Int) -> DocumentPlace) -> ViewProperty? {
    let kind = views[view].kind
    let known = ViewProperty.of(kind).filter { isKnown($0, of: view) }
    let property = ViewProperty(rawValue: key.property)
    if let property, known.contains(property) {
      let needsFrame = property == .frame || property == .autoresizing
      if !needsFrame || views[view].hasFrame { return property }
      record(
        .other("'\(key.name)' is laid out by constraints; only a view with a \"frame\" can change it"),
        at: place(key.propertyIndex))
      return nil
    }
    let owner = views[view].parent == nil ? "the root" : kind.withArticle
    if let property, !kind.has(property) {
      let home = property.kinds.map(\.withArticle).joined(separator: " or ")
      record(.misplacedKey(key.property, owner: owner, home: home), at: place(key.propertyIndex))
    } else if DocumentKeys.structure.contains(key.property) {
      record(.other("'\(key.property)' cannot be changed by a state"), at: place(key.propertyIndex))
    } else {
      let suggestion = suggestion(for: key.property, among: known.map(\.rawValue))
      record(.unknownKey(key.property, owner: owner, suggestion: suggestion), at: place(key.propertyIndex))
    }
    return nil
  }

  private mutating func constraintChange(
    _ key: ChangeKey, _ member: JSONValue, _ place: (Int) -> DocumentPlace
  ) -> StateChange? {
    guard identifiers[key.name] != nil else {
      let suggestion = suggestion(for: key.name, among: constraints.compactMap(\.identifier))
      record(.unknownIdentifier(key.name, suggestion: suggestion), at: place(key.nameIndex))
      return nil
    }
    guard let property = ConstraintProperty(rawValue: key.property) else {
      let known = ConstraintProperty.allCases.map(\.rawValue)
      let suggestion = suggestion(for: key.property, among: known)
      record(
        .unknownWord(key.property, what: "property of a constraint", words: known, suggestion: suggestion),
        at: place(key.propertyIndex))
      return nil
    }
    let change: StateChange.ConstraintChange? =
      switch property {
      case .constant: number(member).map { .constant($0) }
      case .priority: priority(member).map { .priority($0) }
      case .active: boolean(member).map { .active($0) }
      }
    return change.map { .constraints(key.name, $0) }
  }
}
