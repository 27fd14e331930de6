import _TestSupport

/// Changes to a file that keep it well-formed and often keep it meaningful: what a text editor, a merge or malice would do.
struct Mutation {
  var random: SeededRandom

  private static let numbers = [
    "0", "-1", "1", "0.5", "1e9", "-1e9", "1e300", "nan", "inf", "", "16:9", "1:0", "0:0", "1/3", "999.5", "1000",
    "0.0001",
    "320", "-0.0",
  ]
  private static let words = [
    "YES", "NO", "vertical", "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering", "center",
    "firstBaseline", "lastBaseline", "leading", "width", "height", "topMargin", "centerX", "baseline", "safeArea",
    "contentLayoutGuide", "frameLayoutGuide", "frame", "view", "contentView", "default", "heightClass=regular",
    "infinite",
    "greaterThanOrEqual", "retina4_7", "ipad9_7", "portrait", "landscape", "14113", "24412", "é",
  ]
  private static let names = [
    "view", "stackView", "scrollView", "tableView", "label", "button", "imageView", "textField", "slider", "switch",
    "tableViewCell", "tableViewCellContentView", "viewController", "navigationController", "constraint", "constraints",
    "subviews", "rect", "variation", "mask", "exclude", "include", "viewLayoutGuide", "edgeInsets", "unknown",
  ]
  private static let attributes = [
    "id", "key", "firstItem", "secondItem", "firstAttribute", "secondAttribute", "constant", "multiplier", "priority",
    "relation", "placeholder", "hidden", "fixedFrame", "translatesAutoresizingMaskIntoConstraints", "axis", "alignment",
    "distribution", "spacing", "horizontalHuggingPriority", "placeholderIntrinsicWidth", "x", "width", "image",
    "preservesSuperviewLayoutMargins", "baselineRelativeArrangement", "spacingType",
  ]

  mutating func mutated(_ root: Element) -> Element {
    var root = root
    for _ in 0...below(4) { step(&root) }
    return root
  }

  private mutating func step(_ root: inout Element) {
    let count = root.count
    let target = below(count)
    let other = root.element(below(count))
    switch below(10) {
    case 0: root.change(target) { element in self.remove(&element) }
    case 1: root.change(target) { element in self.insert(other, into: &element) }
    case 2: root.change(target) { element in self.swapChildren(&element) }
    case 3: root.change(target) { $0.name = pick(Self.names) }
    case 4: root.change(target) { element in self.dropAttribute(&element) }
    case 5: root.change(target) { element in self.set(pick(Self.attributes), &element, other) }
    default: root.change(target) { element in self.changeAttribute(&element, other) }
    }
  }

  private mutating func pick(_ words: [String]) -> String { random.element(of: words) }

  private mutating func below(_ limit: Int) -> Int { random.int(in: 0...limit - 1) }

  private mutating func remove(_ element: inout Element) {
    if !element.children.isEmpty { element.children.remove(at: below(element.children.count)) }
  }

  private mutating func insert(_ other: Element, into element: inout Element) {
    // Copies of copies would grow without bound.
    if other.count < 60 { element.children.insert(other, at: below(element.children.count + 1)) }
  }

  private mutating func swapChildren(_ element: inout Element) {
    guard element.children.count > 1 else { return }
    element.children.swapAt(below(element.children.count), below(element.children.count))
  }

  private mutating func dropAttribute(_ element: inout Element) {
    if !element.attributes.isEmpty { element.attributes.remove(at: below(element.attributes.count)) }
  }

  private mutating func changeAttribute(_ element: inout Element, _ other: Element) {
    guard !element.attributes.isEmpty else { return }
    element.attributes[below(element.attributes.count)].value = value(from: other)
  }

  private mutating func set(_ name: String, _ element: inout Element, _ other: Element) {
    element.attributes.removeAll { $0.name == name }
    element.attributes.append((name, value(from: other)))
  }

  /// A number, a word, or what another element has: ids most of all.
  private mutating func value(from other: Element) -> String {
    switch below(3) {
    case 0: pick(Self.numbers)
    case 1: pick(Self.words)
    default: other.attributes.first { $0.name == "id" }?.value ?? other.attributes.first?.value ?? ""
    }
  }
}
