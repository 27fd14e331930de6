/// Where the characters of an equation stand in the document.
struct TermPlaces {
  let value: JSONValue
  let offsets: [Int]

  func place(_ index: Int) -> DocumentPlace { DocumentPlace(value, offset: offsets[min(index, offsets.count - 1)]) }
}

extension DocumentReader {
  /// The item that a term's name means, seen from the view that holds the equation; `nil` if there is none.
  mutating func resolve(_ term: Equation.Term, of holder: Int, _ places: TermPlaces) -> ItemSpec? {
    guard let name = term.item.first else { return .view(holder) }
    guard term.item.count > 1 else {
      // The holder's own guide, unless a view took the name.
      if !name.isQuoted, ids[name.text] == nil, let guide = ItemGuide(rawValue: name.text) {
        return guideItem(guide, of: holder, at: places.place(name.index))
      }
      return item(name, of: holder, places)
    }
    let guideName = term.item[1]
    guard let item = item(name, of: holder, places) else { return nil }
    guard !guideName.isQuoted, let guide = ItemGuide(rawValue: guideName.text) else {
      let suggestion = suggestion(for: guideName.text, among: ItemGuide.allCases.map(\.rawValue))
      record(.equation(.unknownGuide(guideName.text, suggestion: suggestion)), at: places.place(guideName.index))
      return nil
    }
    guard case .view(let view) = item else {
      record(.wrongID(name.text, expected: "a view; only views have guides"), at: places.place(name.index))
      return nil
    }
    return guideItem(guide, of: view, at: places.place(guideName.index))
  }

  private mutating func guideItem(_ guide: ItemGuide, of view: Int, at place: DocumentPlace) -> ItemSpec? {
    if guide.needsScrollView, views[view].kind != .scroll {
      record(
        .other("only a scroll view has '\(guide.rawValue)'; this is \(views[view].kind.withArticle)"), at: place)
      return nil
    }
    return .viewGuide(view, guide)
  }

  private mutating func item(_ name: Equation.Name, of holder: Int, _ places: TermPlaces) -> ItemSpec? {
    if name.text == "super", !name.isQuoted {
      if let parent = views[holder].parent { return .view(parent) }
      record(.other("the root has no superview"), at: places.place(name.index))
      return nil
    }
    if let item = ids[name.text] { return item }
    let suggestion = suggestion(for: name.text, among: idList)
    record(.unknownID(name.text, suggestion: suggestion), at: places.place(name.index))
    return nil
  }
}
