import Cassowary
import CassowaryLayout

/// Where a layout would state other constraints, as far as the rows of one tell: there its models are compared with fresh ones.
extension SweepModel {
  /// The values at which contradictions come to nothing: what is set aside may fit from there on.
  func dissolutions(_ axis: Axis) -> [Double] {
    let inspection = sample.inspection
    let aside = sample.scene.root.constraintsSetAside
    guard !aside.isEmpty, let size = inspection.row(ofRootAlong: axis, in: sample.scene) else { return [] }
    var solver = inspection.solver.copy()
    return aside.compactMap { constraint in
      guard let equation = inspection.equation(of: constraint) else { return nil }
      do throws(SolverError) {
        try solver.add(equation)
        return nil
      } catch .unsatisfiable(let conflict) {
        let members = conflict.members.compactMap(\.constraint).filter { solver.contains($0) }
        let rows = members.compactMap { try? solver.canonical($0) } + [equation]
        guard let index = members.firstIndex(of: size), rows.count == members.count + 1,
          let multipliers = FarkasMultipliers(rows)?.values, multipliers[index] != 0
        else { return nil }
        let excess = zip(rows, multipliers).reduce(0) { $0 + $1.0.excess * $1.1 }
        return sample.at - excess / multipliers[index]
      } catch {
        return nil
      }
    }
  }
}

/// Where margins and safe areas begin or cease to follow the places of their views, in a cell.
struct MarginTurns {
  private let sample: SweepSample
  /// By view, what its margins follow; `nil` for those that nobody asks for.
  private let sources: [LayoutView.MarginSources?]
  /// By view, the entries of its place and size.
  private let entries: [[Axis: (place: Int?, size: Int?)]]
  /// By view and side, whether the safe area and the margins follow it where the sample is.
  private var following: [[EdgeInsets.Side: (safeArea: Bool, margin: Bool)]] = []

  /// `nil` if none follow anything.
  init?(_ sample: SweepSample) {
    self.sample = sample
    sources = sample.scene.views.map(\.marginSources)
    let depends = sources.contains { source in
      source.map { $0.preservesSuperviewMargins || $0.safeArea ?? .zero != .zero } ?? false
    }
    guard depends else { return nil }
    var entries: [[Axis: (place: Int?, size: Int?)]] = sample.scene.views.map { _ in [:] }
    for (index, entry) in sample.outline.entries.enumerated() {
      guard case .view(let view) = entry.item else { continue }
      if entry.isSize {
        entries[view][entry.axis, default: (nil, nil)].size = index
      } else {
        entries[view][entry.axis, default: (nil, nil)].place = index
      }
    }
    self.entries = entries
    let still = sample.values.map { LinearForm(anchor: sample.at, value: $0) }
    var following: [[EdgeInsets.Side: (safeArea: Bool, margin: Bool)]] = sample.scene.views.map { _ in [:] }
    walk(still) { view, side, parts in
      let safeArea = parts.safeArea.map { min($0.distance.value, $0.inset.value - $0.distance.value) > 0 } ?? false
      let margin = parts.margin.map { $0.outer.value - $0.distance.value > $0.own.value } ?? false
      following[view][side] = (safeArea, margin)
      return (safeArea, margin)
    }
    self.following = following
  }

  /// What a side's inset depends on.
  private struct Parts {
    /// The superview's safe area, and how far its edge is.
    var safeArea: (inset: LinearForm, distance: LinearForm)?
    /// The view's own margin, and the superview's.
    var margin: (own: LinearForm, outer: LinearForm, distance: LinearForm)?
  }

  /// The values of the parameter where something of this changes, if the places and sizes are these.
  func places(_ forms: [LinearForm]) -> [Double] {
    var places: [Double] = []
    walk(forms) { view, side, parts in
      if let (inset, distance) = parts.safeArea {
        places += [distance, inset - distance].compactMap { $0.parameter(at: 0) }
      }
      if let (own, outer, distance) = parts.margin {
        if let place = (outer - distance - own).parameter(at: 0) { places.append(place) }
      }
      return following[view][side] ?? (false, false)
    }
    return places
  }

  /// Goes from the root inwards; `visit` says whether the insets of a side follow.
  private func walk(
    _ forms: [LinearForm],
    _ visit: (_ view: Int, _ side: EdgeInsets.Side, _ parts: Parts) -> (safeArea: Bool, margin: Bool)
  ) {
    let none = LinearForm(anchor: sample.at, value: 0)
    var safeAreas: [[EdgeInsets.Side: LinearForm]] = []
    var margins: [[EdgeInsets.Side: LinearForm]] = []
    for (view, source) in sources.enumerated() {
      var (safeArea, margin): ([EdgeInsets.Side: LinearForm], [EdgeInsets.Side: LinearForm]) = ([:], [:])
      let parent = sample.outline.document.views[view].parent
      for side in EdgeInsets.Side.allCases {
        guard let source else { continue }
        var parts = Parts()
        let own = LinearForm(anchor: sample.at, value: source.margins[side])
        if let parent, let distance = distance(of: view, in: parent, side, forms) {
          if source.safeArea == nil, let inset = safeAreas[parent][side], inset.value != 0 || inset.slope != 0 {
            parts.safeArea = (inset, distance)
          }
          if source.preservesSuperviewMargins, let outer = margins[parent][side] {
            parts.margin = (own, outer, distance)
          }
        }
        let follows = visit(view, side, parts)
        safeArea[side] = source.safeArea.map { LinearForm(anchor: sample.at, value: $0[side]) } ?? none
        if let (inset, distance) = parts.safeArea {
          let isInside = distance.value(at: sample.at) <= 0
          safeArea[side] = follows.safeArea ? inset - distance : isInside ? inset : none
        }
        margin[side] = own
        if let (_, outer, distance) = parts.margin, follows.margin { margin[side] = outer - distance }
      }
      safeAreas.append(safeArea)
      margins.append(margin)
    }
  }

  /// From a side of a view to that of its superview.
  private func distance(
    of view: Int, in parent: Int, _ side: EdgeInsets.Side, _ forms: [LinearForm]
  ) -> LinearForm? {
    guard let entry = entries[view][side.axis], let place = entry.place, let size = entry.size,
      let whole = entries[parent][side.axis]?.size
    else { return nil }
    return side.isStart ? forms[place] : forms[whole] - forms[place] - forms[size]
  }
}

extension EdgeInsets {
  /// One of four.
  fileprivate enum Side: CaseIterable {
    case top, left, bottom, right

    var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }
    var isStart: Bool { self == .left || self == .top }
  }

  fileprivate subscript(side: Side) -> Double {
    switch side {
    case .top: top
    case .left: left
    case .bottom: bottom
    case .right: right
    }
  }
}
