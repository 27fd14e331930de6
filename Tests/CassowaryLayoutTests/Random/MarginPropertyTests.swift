import Testing
import _TestSupport

@testable import CassowaryLayout

/// Margins and safe areas in random nests of views that change, against their definition.
struct MarginPropertyTests {
  /// A nest: each view lies in the one before it, and a probe in each fills its margins or its safe area.
  struct Nest {
    var views: [Tile] = []
    var probes: [Tile] = []
    var own: [EdgeInsets] = []
    var explicit: [EdgeInsets?] = []
    let root = LayoutView.placed(0, 0, 400, 400)

    func safeArea(_ index: Int) -> EdgeInsets {
      if let insets = explicit[index] { return insets }
      if index == 0 { return .zero }
      return Self.pairwise(safeArea(index - 1), distances(index)) { outer, distance in
        // The part of the strip that the view reaches into, never more than the strip.
        max(0, min(outer, outer - distance))
      }
    }

    func margins(_ index: Int) -> EdgeInsets {
      Self.pairwise(plainMargins(index), safeArea(index)) { margin, inset in
        views[index].insetsLayoutMarginsFromSafeArea ? margin + inset : margin
      }
    }

    /// Without the safe area.
    func plainMargins(_ index: Int) -> EdgeInsets {
      if index == 0 || !views[index].preservesSuperviewLayoutMargins { return own[index] }
      let reach = Self.pairwise(plainMargins(index - 1), distances(index)) { $0 - $1 }
      return Self.pairwise(own[index], reach) { max($0, $1) }
    }

    /// From the edges of the superview to those of the view.
    private func distances(_ index: Int) -> EdgeInsets {
      let (frame, outer) = (views[index].frame, views[index - 1].frame)
      return EdgeInsets(
        top: frame.minY, left: frame.minX, bottom: outer.height - frame.maxY, right: outer.width - frame.maxX)
    }

    private static func pairwise(_ one: EdgeInsets, _ other: EdgeInsets, _ combine: (Double, Double) -> Double)
      -> EdgeInsets
    {
      EdgeInsets(
        top: combine(one.top, other.top), left: combine(one.left, other.left),
        bottom: combine(one.bottom, other.bottom), right: combine(one.right, other.right))
    }

    mutating func add(_ random: inout SeededRandom) {
      let view = Tile("\(views.count)")
      (views.last ?? root).addSubview(view)
      for attribute in [LayoutAttribute.left, .top, .right, .bottom] {
        let sign = attribute == .left || attribute == .top ? 1.0 : -1
        relate(
          view, attribute, .equal, view.superview, attribute, plus: sign * Double(random.int(in: -1...3) * 4))
      }
      let probe = Tile("probe")
      view.addSubview(probe)
      let guide = random.chance(50) ? view.layoutMarginsGuide : view.safeAreaLayoutGuide
      for attribute in [LayoutAttribute.left, .top, .right, .bottom] {
        relate(probe, attribute, .equal, guide, attribute)
      }
      views.append(view)
      probes.append(probe)
      own.append(view.layoutMargins)
      explicit.append(nil)
    }

    mutating func change(_ random: inout SeededRandom) {
      let index = random.int(in: 0...views.count - 1)
      let view = views[index]
      func insets() -> EdgeInsets {
        EdgeInsets(
          top: Double(random.int(in: 0...30)), left: Double(random.int(in: 0...30)),
          bottom: Double(random.int(in: 0...30)), right: Double(random.int(in: 0...30)))
      }
      switch random.int(in: 0...4) {
      case 0:
        own[index] = insets()
        view.layoutMargins = own[index]
      case 1:
        explicit[0] = insets()
        views[0].safeAreaInsets = explicit[0] ?? .zero
      case 2: view.insetsLayoutMarginsFromSafeArea.toggle()
      case 3: if index > 0 { view.preservesSuperviewLayoutMargins.toggle() }
      default:
        let edges = (view.superview?.constraints ?? []).filter { $0.firstItem === view }
        let edge = random.element(of: edges)
        let isNear = edge.firstAttribute == .left || edge.firstAttribute == .top
        edge.constant = (isNear ? 1 : -1) * Double(random.int(in: -1...4) * 4)
      }
    }
  }

  @Test(arguments: 1...60)
  func marginsFollowEverythingTheyDependOn(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) + 12_000)
    var nest = Nest()
    for _ in 0..<random.int(in: 2...5) { nest.add(&random) }
    for step in 0..<20 {
      for _ in 0..<random.int(in: 1...2) { nest.change(&random) }
      let pass = try nest.root.layoutIfNeeded()
      #expect(pass.settled)
      for (index, view) in nest.views.enumerated() {
        let (margins, safeArea) = (nest.margins(index), nest.safeArea(index))
        #expect(view.layoutMargins == margins, "seed \(seed), step \(step), view \(index)")
        #expect(view.safeAreaInsets == safeArea, "seed \(seed), step \(step), view \(index)")
        let guide = nest.probes[index].constraintsToGuide
        let insets = guide === view.layoutMarginsGuide ? margins : safeArea
        let expected = Rect(x: 0, y: 0, width: view.frame.width, height: view.frame.height).inset(by: insets)
        #expect(nest.probes[index].frame == expected, "seed \(seed), step \(step), view \(index)")
      }
    }
  }
}

extension Tile {
  /// The guide that a probe fills.
  fileprivate var constraintsToGuide: LayoutItem? { superview?.constraints.first { $0.firstItem === self }?.secondItem }
}
