import CassowaryLayout

extension SceneChecker {
  /// What keeps the scene from fitting its canvas; the worst if there are several, `nil` if there is nothing.
  func flaw() -> DeviceFit.Flaw? {
    if let conflict = facts.conflicts.first {
      let aside = conflict.setAside.map { conflict.members[$0] } ?? conflict.members.last
      return DeviceFit.Flaw(kind: .conflict, subject: aside?.equation ?? "", amount: 0)
    }
    var fit: DeviceFit.Flaw?
    func note(_ kind: DeviceFit.Flaw.Kind, _ index: Int, _ amount: Double) {
      guard amount > max(Self.visible, fit?.amount ?? 0) else { return }
      fit = DeviceFit.Flaw(kind: kind, subject: facts.views[index].id, amount: amount)
    }
    for given in losses where given.kind == .compression {
      if let (index, loss) = loss(given) { note(.clipped, index, loss) }
    }
    let screen = Rect(origin: Point(), size: facts.canvas.size)
    // What scrolls is found by whoever looks for it.
    let fixed = scene.document.views(where: { index in
      scene.document.views[index].parent.map { !scene.document.views[$0].scrolls } ?? true
    })
    for index in facts.views.indices where isSeen[index] {
      if let cut = clipping(of: index) { note(.clipped, index, cut.amount) }
      if let label = scene.views[index] as? Label { note(.clipped, index, label.cutOff) }
      guard fixed[index], hasContent(index) else { continue }
      let outside = excess(of: index, over: screen)
      note(.clipped, index, outside)
      if outside <= Self.visible, facts.views[index].text?.isEmpty == false {
        note(.covered, index, beyondSafeArea(index))
      }
    }
    return fit
  }

  /// How much of a content is lost where its view is compressed, and which view that is; `nil` if nobody sees it. A size that
  /// was recorded may have been more than the content needs: of that, only texts can tell.
  func loss(_ given: SceneLoss) -> (view: Int, points: Double)? {
    guard let index = given.constraint.firstItem.flatMap({ scene.viewIndex(of: $0.identifier) }), isSeen[index] else {
      return nil
    }
    let texts = scene.document.recordedTexts
    if texts.isEmpty { return (index, given.error) }
    guard let recorded = texts[index], let text = facts.views[index].text else { return nil }
    let axis = given.constraint.firstAttribute.axis
    return (index, min(given.error, recorded.shortage(of: text, in: facts.views[index].frame, along: axis)))
  }

  /// Whether a view shows something of its own.
  private func hasContent(_ index: Int) -> Bool {
    let size = facts.views[index].absolute.size
    if size.width <= Self.visible || size.height <= Self.visible { return false }
    let content = scene.views[index].intrinsicContentSize
    return facts.views[index].text?.isEmpty == false || content.width >= 0 && content.height >= 0
  }

  /// How far a view reaches beyond an area; 0 for what is outside with all that it belongs to, and for images that fill the
  /// area from edge to edge: both are meant to be.
  private func excess(of index: Int, over area: Rect) -> Double {
    let isOutside = scene.document.views[index].parent.map { !facts.views[$0].absolute.meets(area) } ?? false
    if isOutside { return 0 }
    var frame = facts.views[index].absolute
    if facts.views[index].kind == .image {
      if frame.minX <= area.minX && frame.maxX >= area.maxX {
        (frame.origin.x, frame.size.width) = (area.minX, area.width)
      }
      if frame.minY <= area.minY && frame.maxY >= area.maxY {
        (frame.origin.y, frame.size.height) = (area.minY, area.height)
      }
    }
    return frame.excess(over: area)
  }

  /// The view around that cuts off most of one's content; `nil` if nothing is cut off. What scrolls comes into sight.
  private func clipping(of index: Int) -> (by: Int, amount: Double)? {
    var worst: (by: Int, amount: Double)?
    var outer = scene.clippers[index]
    if outer == nil || !hasContent(index) { return nil }
    while let place = outer {
      let area = facts.views[place].absolute
      let amount = facts.views[index].absolute.meets(area) ? excess(of: index, over: area) : 0
      if amount > max(Self.visible, worst?.amount ?? 0) { worst = (place, amount) }
      outer = scene.clippers[place]
    }
    return worst
  }

  /// Content that is cut off by a view around it; the nearest one is told of with frames.
  mutating func checkClipping(of index: Int) {
    guard facts.views[index].isShown, let cut = clipping(of: index), cut.by != scene.document.views[index].parent
    else { return }
    let names = (facts.views[index].id, facts.views[cut.by].id)
    tell(
      .clippedContent, at: place(ofView: index), about: names.0 + " clip",
      "\(names.0) is cut off by \(names.1), which clips its subviews: \(pointCount(cut.amount))")
  }

  /// How far what is on the screen reaches out of the safe area.
  private func beyondSafeArea(_ index: Int) -> Double {
    let (size, insets) = (facts.canvas.size, facts.canvas.safeArea)
    guard facts.views[index].absolute.meets(Rect(origin: Point(), size: size)) else { return 0 }
    let safe = Rect(
      x: insets.left, y: insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
    return facts.views[index].absolute.excess(over: safe)
  }
}

extension Rect {
  fileprivate func meets(_ other: Rect) -> Bool {
    maxX > other.minX && minX < other.maxX && maxY > other.minY && minY < other.maxY
  }

  /// The farthest that a side lies outside of another rectangle; 0 if none does.
  fileprivate func excess(over other: Rect) -> Double {
    max(0, other.minX - minX, maxX - other.maxX, other.minY - minY, maxY - other.maxY)
  }
}

extension LayoutDocument {
  /// By index: whether something holds of a view and all views around it.
  func views(where holds: (Int) -> Bool) -> [Bool] {
    var result: [Bool] = []
    for index in views.indices {
      result.append((views[index].parent.map { result[$0] } ?? true) && holds(index))
    }
    return result
  }
}

extension [ViewSpec] {
  /// By index: the nearest view around that clips its subviews, with nothing in between that scrolls.
  func nearestClippers() -> [Int?] {
    var result: [Int?] = []
    for view in self {
      let parent = view.parent.flatMap { self[$0].scrolls ? nil : $0 }
      result.append(parent.flatMap { self[$0].clips ? $0 : result[$0] })
    }
    return result
  }
}

extension Label {
  /// Points of text below the last line that may be shown. Nobody knows of texts whose size is given.
  var cutOff: Double {
    if numberOfLines <= 1 || overrides.contentSize != nil { return 0 }
    let measurer = TextMeasurer(font: font)
    return measurer.size(of: text, width: frame.width).height
      - measurer.size(of: text, width: frame.width, limit: numberOfLines).height
  }
}
