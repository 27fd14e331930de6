import CassowaryLayout

extension InterfaceFile {
  /// The variations of an element that apply, the weaker ones first.
  func variations(of node: Int, in traits: InterfaceTraits) -> [Int] {
    var found: [(specificity: Int, node: Int)] = []
    for child in tree.children(of: node) where tree.nodes[child].name == "variation" {
      if let key = attribute("key", of: child), let specificity = traits.specificity(of: key) {
        found.append((specificity, child))
      }
    }
    // Where a key of one class meets another, the later one holds.
    return found.enumerated().sorted { ($0.element.specificity, $0.offset) < ($1.element.specificity, $1.offset) }
      .map(\.element.node)
  }

  /// An element's attributes, with those of its variations in their place.
  func attributes(of node: Int, in traits: InterfaceTraits) -> [String: String] {
    var attributes = tree.nodes[node].attributes
    for variation in variations(of: node, in: traits) {
      for (name, value) in tree.nodes[variation].attributes where name != "key" { attributes[name] = value }
    }
    return attributes
  }

  /// The recorded frame in the superview's coordinates.
  func frame(of view: InterfaceView, in traits: InterfaceTraits) -> Rect? {
    var frame = rect(in: view.node)
    for variation in variations(of: view.node, in: traits) { frame = rect(in: variation) ?? frame }
    return frame
  }

  private func rect(in node: Int) -> Rect? {
    guard let rect = tree.child(of: node, named: "rect", key: "frame") else { return nil }
    func number(_ name: String) -> Double { attribute(name, of: rect).flatMap(InterfaceNumber.decimal) ?? 0 }
    return Rect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
  }

  /// The ids of views and constraints that are not installed.
  func excluded(in traits: InterfaceTraits) -> Set<String> {
    var excluded: Set<String> = []
    for view in views {
      for variation in variations(of: view.node, in: traits) {
        for mask in tree.children(of: variation) where tree.nodes[mask].name == "mask" {
          for entry in tree.children(of: mask) {
            guard let id = attribute("reference", of: entry) else { continue }
            if tree.nodes[entry].name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
          }
        }
      }
    }
    return excluded
  }
}
