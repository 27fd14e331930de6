import CassowaryLayout
import Testing

/// The cases of the collection that need no stack view.
struct PlainCaseTests {
  /// What a setup builds: the root, and the views that the case names.
  struct Scene {
    let root: LayoutView
    let views: [String: LayoutView]
  }

  static let setups: [(id: String, build: @Sendable () -> Scene)] = [
    ("layout-anchor-multipliers", anchorMultipliers),
    ("layout-bottom-constant-sign", bottomConstantSign),
    ("layout-flipped-container", flippedContainer),
    ("layout-card-max-width-wide", cardMaxWidthWide),
    ("layout-guides-as-equal-gaps", guidesAsEqualGaps),
    ("layout-999-self-sizing-cell-settled", selfSizingCellSettled),
    ("layout-scroll-grows-past-frame", scrollGrowsPastFrame),
  ]

  @Test(arguments: setups.map(\.id))
  func framesAreThoseOfTheCase(id: String) throws {
    let setup = try #require(Self.setups.first { $0.id == id })
    let scene = setup.build()
    scene.root.conflictPolicy = .throwing
    try scene.root.layoutIfNeeded()
    #expect(try LayoutCase.named(id).differences { scene.views[$0]?.frame } == [])
  }

  static func anchorMultipliers() -> Scene {
    let root = LayoutView.placed(0, 0, 400, 300)
    let view = root.adding(Tile("A"))
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -20),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25, constant: 7),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -13),
    ])
    relate(view, .centerX, .equal, root, .centerX, times: 1.5)
    return Scene(root: root, views: ["A": view])
  }

  static func bottomConstantSign() -> Scene {
    let root = LayoutView.placed(0, 0, 480, 360)
    let button = root.adding(Tile("B", width: 80, height: 24))
    LayoutConstraint.activate([
      button.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5),
      button.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -5),
    ])
    return Scene(root: root, views: ["B": button])
  }

  static func flippedContainer() -> Scene {
    let root = LayoutView.placed(0, 0, 480, 360)
    let button = root.adding(Tile("B", width: 80, height: 24))
    LayoutConstraint.activate([
      button.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      button.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    return Scene(root: root, views: ["B": button])
  }

  static func cardMaxWidthWide() -> Scene {
    let root = LayoutView.placed(0, 0, 1024, 600)
    let card = root.adding(Tile("K"))
    let wish = card.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -40)
    wish.priority = .defaultHigh
    LayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      card.widthAnchor.constraint(lessThanOrEqualToConstant: 600), wish,
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      card.heightAnchor.constraint(equalToConstant: 200),
    ])
    return Scene(root: root, views: ["K": card])
  }

  static func guidesAsEqualGaps() -> Scene {
    let root = LayoutView.placed(0, 0, 300, 100)
    let buttons = [("A", 40.0), ("B", 60), ("C", 50)].map { root.adding(Tile($0.0, width: $0.1, height: 20)) }
    let gaps = (0..<4).map { _ in LayoutGuide() }
    for gap in gaps { root.addLayoutGuide(gap) }
    // Gap, button, gap, button, gap, button, gap.
    var chain: [LayoutItem] = [gaps[0]]
    for (button, gap) in zip(buttons, gaps.dropFirst()) { chain += [button, gap] }
    for (one, next) in zip(chain, chain.dropFirst()) {
      next.leadingAnchor.constraint(equalTo: one.trailingAnchor).isActive = true
    }
    for gap in gaps.dropFirst() { gap.widthAnchor.constraint(equalTo: gaps[0].widthAnchor).isActive = true }
    for button in buttons { button.topAnchor.constraint(equalTo: root.topAnchor).isActive = true }
    gaps[0].leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    gaps[3].trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    return Scene(root: root, views: ["A": buttons[0], "B": buttons[1], "C": buttons[2]])
  }

  static func selfSizingCellSettled() -> Scene {
    let root = LayoutView.placed(0, 0, 320, 1000)
    let cell = root.adding(Tile("K"))
    let image = cell.adding(Tile("I"))
    let bottom = cell.bottomAnchor.constraint(equalTo: image.bottomAnchor, constant: 11)
    bottom.priority = 999
    LayoutConstraint.activate([
      cell.topAnchor.constraint(equalTo: root.topAnchor),
      cell.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      cell.widthAnchor.constraint(equalToConstant: 320),
      image.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
      image.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      image.topAnchor.constraint(equalTo: cell.topAnchor, constant: 11), bottom,
      image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 0.5),
    ])
    return Scene(root: root, views: ["K": cell, "I": image])
  }

  static func scrollGrowsPastFrame() -> Scene {
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 480))
    let content = scroll.adding(Tile("K"))
    let label = content.adding(Tile("L", height: 700))
    let button = content.adding(Tile("B", height: 44))
    let wish = content.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor)
    wish.priority = .defaultLow
    let area = scroll.contentLayoutGuide
    LayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: area.topAnchor),
      content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualTo: scroll.frameLayoutGuide.heightAnchor), wish,
      label.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      button.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      button.topAnchor.constraint(greaterThanOrEqualTo: label.bottomAnchor, constant: 20),
    ])
    for view in [label, button] {
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor).isActive = true
    }
    return Scene(root: scroll, views: ["K": content, "L": label, "B": button])
  }
}
