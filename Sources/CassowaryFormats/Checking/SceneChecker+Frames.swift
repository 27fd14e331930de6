import CassowaryLayout

extension SceneChecker {
  /// Overlaps, frames beyond their superviews, and edges between pixels.
  mutating func checkFrames() {
    for index in facts.views.indices {
      let subviews = scene.document.views[index].subviews
      if subviews.count > 1 { checkOverlaps(among: subviews) }
      if let parent = scene.document.views[index].parent, !scene.document.views[parent].scrolls {
        checkBounds(of: index, in: parent)
      }
      checkClipping(of: index)
      if scale > 0 { checkPixels(of: index) }
      checkRecord(of: index)
    }
  }

  private mutating func checkRecord(of index: Int) {
    let view = facts.views[index]
    guard view.isShown, view.isMisplaced, let recorded = view.recorded else { return }
    tell(
      .misplaced, at: place(ofView: index), about: view.id + " record",
      "\(view.id) is at \(frameText(view.frame)), but was recorded at \(frameText(recorded))")
  }

  private func isVisible(_ index: Int) -> Bool {
    let view = facts.views[index]
    return view.isShown && scene.views[index].alpha > 0 && view.frame.width > Self.visible
      && view.frame.height > Self.visible
  }

  /// Siblings that lie over one another in part: one inside the other is a background.
  private mutating func checkOverlaps(among siblings: [Int]) {
    let shown = siblings.filter(isVisible).sorted { facts.views[$0].frame.minX < facts.views[$1].frame.minX }
    var overlaps: [Int: Overlaps] = [:]
    for (place, one) in shown.enumerated() {
      let frame = facts.views[one].frame
      for other in shown[(place + 1)...] {
        let second = facts.views[other].frame
        if second.minX >= frame.maxX - Self.visible { break }
        let width = min(frame.maxX, second.maxX) - second.minX
        let height = min(frame.maxY, second.maxY) - max(frame.minY, second.minY)
        if height <= Self.visible || frame.holds(second) || second.holds(frame) { continue }
        overlaps[max(one, other), default: Overlaps()].note(min(one, other), Size(width: width, height: height))
      }
    }
    for front in siblings {
      if let overlaps = overlaps[front] { tell(overlaps, of: front) }
    }
  }

  /// A few siblings are told one by one, many as a number: all pairs of a heap are too many to read.
  private mutating func tell(_ overlaps: Overlaps, of front: Int) {
    let name = facts.views[front].id
    for (index, back) in overlaps.first.enumerated() {
      let other = facts.views[back.index].id
      let size = "\(pointsText(back.size.width)) × \(pointsText(back.size.height)) points"
      if overlaps.count == overlaps.first.count {
        tell(
          .overlap, at: place(ofView: front), about: name + " " + other, "\(name) lies over \(other) by \(size)")
      } else if index == 0 {
        tell(
          .overlap, at: place(ofView: front), about: name + " siblings",
          "\(name) lies over \(overlaps.count) siblings, first over \(other) by \(size)")
      }
    }
  }

  /// What lies outside in part; a view that is outside altogether is meant to be.
  private mutating func checkBounds(of index: Int, in parent: Int) {
    guard isVisible(index), facts.views[parent].isShown else { return }
    let frame = facts.views[index].frame
    let size = facts.views[parent].frame.size
    if frame.maxX <= 0 || frame.maxY <= 0 || frame.minX >= size.width || frame.minY >= size.height { return }
    let beyond = [
      ("left", -frame.minX), ("right", frame.maxX - size.width), ("top", -frame.minY),
      ("bottom", frame.maxY - size.height),
    ].filter { $0.1 > Self.visible }
    guard !beyond.isEmpty else { return }
    let names = (facts.views[index].id, facts.views[parent].id)
    tell(
      .clippedContent, at: place(ofView: index), about: names.0 + " bounds",
      "\(names.0) does not fit into \(names.1): "
        + beyond.map { "\(pointCount($0.1)) beyond its \($0.0) edge" }.joined(separator: ", "))
  }

  private mutating func checkPixels(of index: Int) {
    let view = facts.views[index]
    guard view.isShown else { return }
    let scale = scale
    let edges = [
      ("x", view.absolute.minX), ("y", view.absolute.minY), ("right edge", view.absolute.maxX),
      ("bottom edge", view.absolute.maxY),
    ].filter { edge in
      let pixels = edge.1 * scale
      return abs(pixels - pixels.rounded()) > Self.pixelNoise
    }
    guard !edges.isEmpty else { return }
    tell(
      .fractionalPixels, at: place(ofView: index), about: view.id,
      "\(view.id) lies between pixels at \(pointsText(scale)) per point: "
        + edges.map { "\($0.0) \(pointsText($0.1))" }.joined(separator: ", "))
  }

  /// In pixels: far more than rounding leaves, far less than anybody sees.
  private static let pixelNoise = 0.001
}

/// The siblings that one view lies over.
private struct Overlaps {
  private(set) var first: [(index: Int, size: Size)] = []
  private(set) var count = 0

  /// How many are told one by one.
  private static let few = 8

  mutating func note(_ back: Int, _ size: Size) {
    count += 1
    if first.count < Self.few { first.append((back, size)) }
  }
}

extension Rect {
  fileprivate func holds(_ other: Rect) -> Bool {
    let slack = SceneChecker.visible
    return other.minX >= minX - slack && other.maxX <= maxX + slack && other.minY >= minY - slack
      && other.maxY <= maxY + slack
  }
}
