import CassowaryLayout

extension SweepInterval {
  /// What is to be said about this interval, each with the part of it where it is so.
  func findings() -> [SweepFinding] {
    conflictFindings() + restlessness() + preferenceFindings() + openFindings() + clippedViews() + overlaps()
  }

  private func restlessness() -> [SweepFinding] {
    if isSettled { return [] }
    return [
      SweepFinding(
        rule: .ambiguity,
        message: "the layout does not come to rest: frames change margins, which change frames; one of them is shown",
        subject: "layout", position: nil, ranges: [range])
    ]
  }

  private func position(of view: View) -> SourcePosition? { document?.position(of: view.place) }

  // MARK: Constraints

  private func conflictFindings() -> [SweepFinding] {
    conflicts.compactMap { conflict in
      guard let aside = conflict.setAside.map({ conflict.members[$0] }) else {
        return SweepFinding(
          rule: .conflict, message: "required constraints forbid the values", subject: setAside.joined(separator: ", "),
          position: conflict.members.first?.position, ranges: [range], related: conflict.members.map(\.related))
      }
      return SweepFinding(
        rule: .conflict, message: "'\(aside.equation)' contradicts other required constraints and is set aside",
        subject: aside.equation, position: aside.position, ranges: [range], related: conflict.members.map(\.related))
    }
  }

  private func preferenceFindings() -> [SweepFinding] {
    let indices = Dictionary(zip(views.map(\.id), views.indices), uniquingKeysWith: { first, _ in first })
    return violated.compactMap { preference in
      switch preference.kind {
      case .preference:
        // What stack views wish is theirs.
        if preference.constraint.origin != nil { return nil }
        return SweepFinding(
          rule: .preference, message: "'\(preference.constraint.equation)' is given up",
          subject: preference.constraint.equation, position: preference.constraint.position, ranges: [range])
      case .compression:
        let id = preference.quantity.lastIndex(of: ".").map { String(preference.quantity[..<$0]) }
        guard let view = id.flatMap({ indices[$0] }).map({ views[$0] }), !view.isHidden else { return nil }
        let word = preference.quantity.hasSuffix(".width") ? "narrower" : "lower"
        return SweepFinding(
          rule: .clippedContent,
          message: view.hasText && word == "narrower"
            ? "\(view.id) is truncated" : "\(view.id) is \(word) than its content",
          subject: preference.quantity, position: position(of: view), ranges: [range])
      case .wrapping, .hugging: return nil
      }
    }
  }

  private func openFindings() -> [SweepFinding] {
    quantities.filter(\.form.isOpen).map { quantity in
      SweepFinding(
        rule: .ambiguity, message: "\(quantity.name) is open", subject: quantity.name, position: nil, ranges: [range])
    }
  }

  // MARK: Frames

  /// By view, whether it and all around it are shown.
  private func shownViews() -> [Bool] {
    var shown: [Bool] = []
    for view in views { shown.append(!view.isHidden && (view.parent.map { shown[$0] } ?? true)) }
    return shown
  }

  private func clippedViews() -> [SweepFinding] {
    zip(views, shownViews()).flatMap { view, isShown -> [SweepFinding] in
      guard let parent = view.parent.map({ views[$0] }), parent.kind != .scroll, isShown else { return [] }
      let still = LinearForm(anchor: range.lower, value: 0)
      let edges = [
        ("left", still - view.x), ("right", view.x + view.width - parent.width), ("top", still - view.y),
        ("bottom", view.y + view.height - parent.height),
      ]
      // A view that is outside altogether is meant to be.
      let inside = [view.x + view.width, view.y + view.height, parent.width - view.x, parent.height - view.y]
      return edges.flatMap { name, beyond -> [SweepFinding] in
        let parts = parts(where: [beyond, view.width, view.height] + inside)
        guard parts.contains(where: { shows(beyond, in: $0) }) else { return [] }
        return [
          SweepFinding(
            rule: .clippedContent, message: "\(view.id) reaches beyond the \(name) edge of \(parent.id)",
            subject: view.id + " bounds", position: position(of: view), ranges: parts)
        ]
      }
    }
  }

  /// Siblings that lie over one another in part: one inside the other is a background.
  private func overlaps() -> [SweepFinding] {
    var siblings: [Int: [Sibling]] = [:]
    for ((index, view), isShown) in zip(views.enumerated(), shownViews()) where isShown {
      if let parent = view.parent { siblings[parent, default: []].append(Sibling(index, view, range)) }
    }
    return views.indices.flatMap { parent -> [SweepFinding] in
      let shown = (siblings[parent] ?? []).sorted { $0.left < $1.left }
      var found: [SweepFinding] = []
      for (place, one) in shown.enumerated() {
        for other in shown[(place + 1)...] {
          if other.left >= one.right { break }
          if other.top >= one.bottom || one.top >= other.bottom { continue }
          let (front, back) = (views[max(one.index, other.index)], views[min(one.index, other.index)])
          if let finding = overlap(front, over: back) { found.append(finding) }
          if found.count == SweepLimits.overlaps { return found }
        }
      }
      return found
    }
  }

  /// A view with the room that it takes somewhere in the interval.
  private struct Sibling {
    let index: Int
    let left: Double
    let right: Double
    let top: Double
    let bottom: Double

    init(_ index: Int, _ view: View, _ range: SweepRange) {
      self.index = index
      func ends(_ form: LinearForm) -> [Double] { [form.value(at: range.lower), form.value(at: range.upper)] }
      left = ends(view.x).min() ?? 0
      right = ends(view.x + view.width).max() ?? 0
      top = ends(view.y).min() ?? 0
      bottom = ends(view.y + view.height).max() ?? 0
    }
  }

  private func overlap(_ front: View, over back: View) -> SweepFinding? {
    let (width, height) = (front.x + front.width, front.y + front.height)
    let (otherWidth, otherHeight) = (back.x + back.width, back.y + back.height)
    let common = [
      width - back.x, otherWidth - front.x, height - back.y, otherHeight - front.y, front.width, front.height,
      back.width, back.height,
    ]
    // How far each reaches beyond the other.
    let beyond = [back.x - front.x, width - otherWidth, back.y - front.y, height - otherHeight]
    let parts = parts(where: common, cuts: beyond).filter { part in
      let values = beyond.map { $0.value(at: part.middle) }
      return values.contains { $0 > SweepLimits.distinct } && values.contains { $0 < -SweepLimits.distinct }
        && common.allSatisfy { shows($0, in: part) }
    }
    if parts.isEmpty { return nil }
    return SweepFinding(
      rule: .overlap, message: "\(front.id) lies over \(back.id)", subject: "\(front.id) \(back.id)",
      position: position(of: front), ranges: parts)
  }

  /// Whether people see that something is more than nothing in a part of the interval.
  private func shows(_ form: LinearForm, in part: SweepRange) -> Bool {
    max(form.value(at: part.lower), form.value(at: part.upper)) > SceneChecker.visible
  }

  /// The parts of the interval where all forms are above zero, cut where one of them or of `cuts` is zero.
  private func parts(where forms: [LinearForm], cuts: [LinearForm] = []) -> [SweepRange] {
    let all = forms + cuts
    if all.contains(where: \.isOpen) { return [] }
    let zeros = all.compactMap { $0.parameter(at: 0) }.filter { $0 > range.lower && $0 < range.upper }
    let ends = [range.lower] + zeros.sorted() + [range.upper]
    var parts: [SweepRange] = []
    for (lower, upper) in zip(ends, ends.dropFirst()) where upper > lower || range.length == 0 {
      let part = SweepRange(lower: lower, upper: upper)
      guard forms.allSatisfy({ $0.value(at: part.middle) > SweepLimits.distinct }) else { continue }
      if let last = parts.last, last.upper == lower, cuts.isEmpty {
        parts[parts.count - 1] = SweepRange(lower: last.lower, upper: upper)
      } else {
        parts.append(part)
      }
    }
    return parts
  }
}

extension SweepRange {
  var middle: Double { lower / 2 + upper / 2 }
}
