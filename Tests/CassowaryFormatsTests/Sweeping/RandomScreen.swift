import _TestSupport

/// Documents of stacks in stacks, texts that wrap, priorities, margins and safe areas.
struct RandomScreen {
  private var random: SeededRandom
  private var count = 0
  private var ids: [String] = []
  private(set) var text = ""

  private static let words = [
    "Everything", "about", "the", "width", "of", "a", "screen", "and", "where", "it", "breaks", "is", "told", "here",
  ]

  init(seed: UInt64) {
    random = SeededRandom(seed: seed ^ 0xCA7D)
    let safeArea = random.chance(40) ? #", "safeArea": {"top": 20, "left": 44, "right": 44, "bottom": 21}"# : ""
    let content = random.chance(70) ? stack(depth: 2) : free()
    let top = random.element(of: ["root.safeArea.top", "root.top", "root.margins.top"])
    let guide = random.element(of: ["root.safeArea", "root", "root.margins", "root.readable"])
    var constraints = ["c.top == \(top) + 8", "c.leading == \(guide).leading"]
    constraints.append(
      random.element(of: [
        "c.trailing == \(guide).trailing", "c.trailing <= \(guide).trailing", "c.width == 0.75 * root.width",
      ]))
    if random.chance(30) {
      constraints.append("c.width <= \(random.int(in: 10...60) * 10) @\(random.element(of: [999, 749]))")
    }
    for _ in 0..<random.int(in: 0...3) { constraints.append(extra()) }
    text = DocumentTrial.text(
      root: "\"views\": [\(content)], \"constraints\": [" + constraints.map { "\"\($0)\"" }.joined(separator: ", ")
        + "]",
      canvas: "\"width\": 400, \"height\": 700\(safeArea)",
      states: #""hidden": {"\#(ids.last ?? "c").hidden": true}"#)
  }

  private mutating func name() -> String {
    count += 1
    ids.append("v\(count)")
    return "v\(count)"
  }

  private mutating func extra() -> String {
    let id = random.element(of: ids)
    let priority = random.element(of: [1000, 999, 750, 251, 100])
    let end = priority == 1000 ? "" : " @\(priority)"
    switch random.int(in: 0...2) {
    case 0: return "\(id).width >= \(random.int(in: 2...30) * 10)\(end)"
    case 1: return "\(id).width <= \(random.int(in: 5...40) * 10)\(end)"
    default: return "\(id).width == \(random.element(of: ids)).width\(end)"
    }
  }

  private mutating func stack(depth: Int, named name: String = "c") -> String {
    let axis = random.element(of: ["horizontal", "vertical"])
    let distribution = random.element(
      of: ["fill", "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"])
    let alignment = random.element(of: ["fill", "fill", "leading", "center"])
    var arranged: [String] = []
    for _ in 0..<random.int(in: 1...3) {
      let isStack = depth > 0 && random.chance(35)
      arranged.append(isStack ? stack(depth: depth - 1, named: self.name()) : leaf())
    }
    let margins = random.chance(25) ? #", "marginsRelative": true, "margins": 6"# : ""
    return
      #"{"id": "\#(name)", "kind": "stack", "axis": "\#(axis)", "distribution": "\#(distribution)", "alignment": "\#(alignment)", "spacing": \#(random.int(in: 0...3) * 4)\#(margins), "arranged": [\#(arranged.joined(separator: ", "))]}"#
  }

  private mutating func leaf() -> String {
    let id = name()
    var more = ""
    if random.chance(40) { more += #", "hugging": [\#(random.int(in: 248...252)), 250]"# }
    if random.chance(40) { more += #", "compression": [\#(random.element(of: [749, 751, 1000])), 750]"# }
    switch random.int(in: 0...3) {
    case 0: return #"{"id": "\#(id)", "kind": "image", "intrinsic": [\#(random.int(in: 2...20) * 8), 24]\#(more)}"#
    case 1: return #"{"id": "\#(id)", "constraints": ["width == \#(random.int(in: 1...12) * 10)", "height == 20"]}"#
    default:
      let text = (0..<random.int(in: 1...14)).map { _ in random.element(of: Self.words) }.joined(separator: " ")
      let lines = random.element(of: [0, 0, 1, 2, 3])
      return #"{"id": "\#(id)", "kind": "label", "text": "\#(text)", "lines": \#(lines)\#(more)}"#
    }
  }

  /// A view with others that lie in it without a stack, and margins that follow the safe area.
  private mutating func free() -> String {
    let first = leaf()
    let second = leaf()
    let (one, other) = (ids[ids.count - 2], ids[ids.count - 1])
    let guide = random.element(of: ["c.margins", "c.safeArea", "c"])
    let preserves = random.chance(40) ? #", "preservesSuperviewMargins": true"# : ""
    let equations = [
      "\(one).leading == \(guide).leading", "\(one).top == \(guide).top", "\(other).top == \(one).bottom + 4",
      "\(other).trailing == \(guide).trailing", "\(one).trailing <= \(guide).trailing",
      "\(other).leading >= \(guide).leading", "\(other).bottom == \(guide).bottom",
    ]
    return #"{"id": "c"\#(preserves), "views": [\#(first), \#(second)], "constraints": ["#
      + equations.map { "\"\($0)\"" }.joined(separator: ", ") + "]}"
  }
}
