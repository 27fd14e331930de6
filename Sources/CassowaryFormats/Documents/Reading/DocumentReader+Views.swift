import CassowaryLayout

/// A view that is yet to be read.
private struct PendingView {
  let value: JSONValue
  let parent: Int?
  let component: String
  let isArranged: Bool
}

extension DocumentReader {
  /// Reads the tree of views: structure, ids and guides. A stack of what is left stands for recursion.
  mutating func readViews(_ root: JSONValue) {
    var pending = [PendingView(value: root, parent: nil, component: "root", isArranged: false)]
    while let next = pending.popLast() {
      guard next.value.isObject else {
        expected("a view: an object", at: next.value)
        continue
      }
      let index = readView(next)
      if let parent = next.parent {
        views[parent].subviews.append(index)
      }
      // Reversed, since the last is taken first; arranged views stand before the others.
      let lists = (next.value.member("views"), views[index].kind == .stack ? next.value.member("arranged") : nil)
      push(lists.0, "views", of: index, &pending)
      push(lists.1, "arranged", of: index, &pending)
    }
  }

  private mutating func push(_ list: JSONValue?, _ name: String, of parent: Int, _ pending: inout [PendingView]) {
    guard let list else { return }
    guard list.isArray else {
      expected("an array of views", at: list)
      return
    }
    for (position, view) in list.children.enumerated().reversed() {
      pending.append(
        PendingView(value: view, parent: parent, component: "\(name)[\(position)]", isArranged: name == "arranged"))
    }
  }

  private mutating func readView(_ pending: PendingView) -> Int {
    let value = pending.value
    let index = views.count
    let kindValue = value.member("kind")
    let kind: ViewKind? = kindValue.flatMap { word($0) }
    let id = value.member("id").flatMap { text($0) }
    // The id may be unusable; the view still has one in later messages.
    if let id, let place = value.member("id") { register(id, .view(index), at: DocumentPlace(place)) }
    views.append(
      ViewSpec(
        id: id, kind: kind ?? .view, place: DocumentPlace(value), parent: pending.parent,
        isArranged: pending.isArranged, component: pending.component))
    values.append(value)
    checkNote(value)
    // What a view of a mistyped kind may hold is unknown.
    if kind != nil || kindValue == nil { checkKeys(of: pending, kind: kind ?? .view) }
    if let guides = value.member("guides") { readGuides(guides, of: index) }
    return index
  }

  private mutating func checkKeys(of view: PendingView, kind: ViewKind) {
    let isRoot = view.parent == nil
    let placed = DocumentKeys.placed
    let unknown = isRoot ? placed + ["safeArea"] : view.isArranged ? placed : []
    let known = DocumentKeys.view(kind).filter { !unknown.contains($0) }
    let owner = isRoot ? "the root" : view.isArranged ? "an arranged view" : kind.withArticle
    checkKeys(of: view.value, known: known, owner: owner) { key in
      if unknown.contains(key) {
        if key == "safeArea" { return "the canvas" }
        return isRoot ? "views inside; the root lies where the canvas is" : "views that no stack arranges"
      }
      if key == "arranged" { return "a stack" }
      guard let property = ViewProperty(rawValue: key) else { return nil }
      return property.kinds.map(\.withArticle).joined(separator: " or ")
    }
  }

  private mutating func readGuides(_ list: JSONValue, of owner: Int) {
    guard list.isArray else {
      expected("an array of guides", at: list)
      return
    }
    for value in list.children {
      guard value.isObject else {
        expected("a guide: an object with an \"id\"", at: value)
        continue
      }
      checkKeys(of: value, known: DocumentKeys.guide, owner: "a guide")
      checkNote(value)
      guard let idValue = value.member("id") else {
        record(
          .missingKey("id", owner: "a guide", mend: "constraints cannot name it otherwise"), at: DocumentPlace(value))
        continue
      }
      guard let id = text(idValue) else { continue }
      register(id, .guide(guides.count), at: DocumentPlace(idValue))
      views[owner].guides.append(guides.count)
      guides.append(GuideSpec(id: id, owner: owner, place: DocumentPlace(value)))
    }
  }

  private mutating func register(_ id: String, _ item: ItemSpec, at place: DocumentPlace) {
    if id.isEmpty || id.contains("`") {
      record(.other("an id is neither empty nor does it hold a back-quote"), at: place)
      return
    }
    if let other = ids[id] {
      record(.duplicateID(id, first: tree.text.position(of: self.place(of: other).offset)), at: place)
      return
    }
    ids[id] = item
    idList.append(id)
  }

  private func place(of item: ItemSpec) -> DocumentPlace {
    switch item {
    case .view(let index), .viewGuide(let index, _): views[index].place
    case .guide(let index): guides[index].place
    }
  }
}
