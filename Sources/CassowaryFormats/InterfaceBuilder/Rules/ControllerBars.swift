/// The bars that Interface Builder draws around a controller's view: those of the controllers that hold it or lead to it,
/// unless it says itself what to draw.
struct ControllerBars: Hashable, Sendable {
  struct NavigationBar: Hashable, Sendable {
    let height: Double
    /// Where it ends on the canvas, if that was recorded.
    let end: Double?
  }

  var navigationBar: NavigationBar?
  var tabBarHeight = 0.0
  var toolbarHeight = 0.0

  static let navigationBarHeight = 44.0
  static let tabBarHeight = 49.0
  static let toolbarHeight = 44.0
  /// Of every bar on a phone that lies on its side, unless it is wide enough to count as regular.
  static let lowHeight = 32.0

  /// The bars as they are on a screen.
  func fitting(_ traits: InterfaceTraits) -> ControllerBars {
    guard traits.width == .compact, traits.height == .compact else { return self }
    var bars = self
    bars.navigationBar = navigationBar.map { bar in
      NavigationBar(height: min(bar.height, Self.lowHeight), end: bar.end)
    }
    bars.tabBarHeight = min(tabBarHeight, Self.lowHeight)
    bars.toolbarHeight = min(toolbarHeight, Self.lowHeight)
    return bars
  }
}

extension InterfaceFile {
  /// The bars around each controller's view.
  func controllerBars() -> [ControllerBars] {
    var bars: [ControllerBars?] = controllers.map { _ in nil }
    let indices = Dictionary(controllers.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    for start in startsOfBars(indices) where bars[start] == nil {
      bars[start] = own(start, ControllerBars())
      var waiting = [start]
      while let controller = waiting.popLast() {
        for segue in segues[controller] ?? [] {
          // A controller that is reached twice keeps what it got first.
          guard let target = indices[segue.destination], bars[target] == nil, let outer = bars[controller],
            let passed = passed(outer, from: controller, segue)
          else { continue }
          bars[target] = own(target, passed)
          waiting.append(target)
        }
      }
    }
    return bars.map { $0 ?? ControllerBars() }
  }

  /// The controllers in the order in which they are asked for their bars: those that hold others and are held by none,
  /// others that hold some, those that draw bars by themselves, and the rest.
  private func startsOfBars(_ indices: [String: Int]) -> [Int] {
    var isHeld = controllers.map { _ in false }
    for controller in controllers.indices {
      for segue in segues[controller] ?? [] where segue.kind == "relationship" {
        if let target = indices[segue.destination] { isHeld[target] = true }
      }
    }
    func rank(_ controller: Int) -> Int {
      if isContainer(controller) { return isHeld[controller] ? 1 : 0 }
      return own(controller, ControllerBars()) == ControllerBars() ? 3 : 2
    }
    return controllers.indices.map { (rank: rank($0), index: $0) }.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }
      .map(\.index)
  }

  private func name(of controller: Int) -> String { tree.nodes[controllers[controller].node].name }

  private func isContainer(_ controller: Int) -> Bool {
    ["navigationController", "tabBarController", "splitViewController"].contains(name(of: controller))
  }

  /// What reaches the target of a segue; `nil` if nothing follows for it.
  private func passed(_ bars: ControllerBars, from controller: Int, _ segue: InterfaceSegue) -> ControllerBars? {
    switch (segue.kind, segue.relationship) {
    case ("relationship", "rootViewController"):
      var inner = bars
      let node = controllers[controller].node
      inner.navigationBar = attribute("navigationBarHidden", of: node) == "YES" ? nil : navigationBar(of: node)
      if attribute("toolbarHidden", of: node) == "NO" { inner.toolbarHeight = ControllerBars.toolbarHeight }
      return inner
    case ("relationship", "viewControllers"):
      var inner = bars
      inner.tabBarHeight = ControllerBars.tabBarHeight
      return inner
    case ("show", _), ("push", _), ("showDetail", _): return bars.navigationBar == nil ? nil : bars
    default: return nil
    }
  }

  private func navigationBar(of node: Int) -> ControllerBars.NavigationBar {
    let standard = ControllerBars.navigationBarHeight
    guard let bar = tree.child(of: node, named: "navigationBar", key: "navigationBar"),
      let rect = tree.child(of: bar, named: "rect", key: "frame")
    else { return ControllerBars.NavigationBar(height: standard, end: nil) }
    func number(_ name: String) -> Double { attribute(name, of: rect).flatMap(InterfaceNumber.decimal) ?? 0 }
    if number("width") == 0 || number("height") == 0 {
      return ControllerBars.NavigationBar(height: standard, end: nil)
    }
    return ControllerBars.NavigationBar(height: number("height"), end: number("y") + number("height"))
  }

  /// What the controller says itself, in the place of what it got.
  private func own(_ controller: Int, _ inherited: ControllerBars) -> ControllerBars {
    let node = controllers[controller].node
    var bars = inherited
    if attribute("hidesBottomBarWhenPushed", of: node) == "YES" { bars.tabBarHeight = 0 }
    for child in tree.children(of: node) {
      let name = tree.nodes[child].name
      switch attribute("key", of: child) {
      case "simulatedTopBarMetrics":
        if name == "nil" { bars.navigationBar = nil }
        if name == "simulatedNavigationBarMetrics" && bars.navigationBar == nil {
          bars.navigationBar = ControllerBars.NavigationBar(height: ControllerBars.navigationBarHeight, end: nil)
        }
      case "simulatedBottomBarMetrics":
        bars.tabBarHeight = name == "simulatedTabBarMetrics" ? ControllerBars.tabBarHeight : 0
        bars.toolbarHeight = name == "simulatedToolbarMetrics" ? ControllerBars.toolbarHeight : 0
      default: break
      }
    }
    return bars
  }
}
