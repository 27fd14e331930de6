import _TestSupport

/// Documents of texts that wrap beside and above each other, stacks, margins, preferences that fight, and required
/// constraints that contradict each other.
struct ExplainedScreen {
  private var random: SeededRandom
  private(set) var text = ""

  static func document(seed: UInt64) -> String {
    seed % 2 == 0 ? RandomScreen(seed: seed).text : ExplainedScreen(seed: seed).text
  }

  private init(seed: UInt64) {
    random = SeededRandom(seed: seed ^ 0xE8)
    let count = random.int(in: 2...4)
    var views: [String] = []
    var equations: [String] = []
    for index in 0..<count {
      views.append(view(index))
      equations += place(index)
    }
    for _ in 0..<random.int(in: 1...3) { equations.append(wish(below: count)) }
    if random.chance(50) {
      let index = random.int(in: 0...count - 1)
      equations.append("v\(index).width == \(random.int(in: 4...30) * 10)")
      equations.append("v\(index).width == \(random.int(in: 4...30) * 10)\(random.element(of: ["", " @999"]))")
    }
    let margins = random.chance(50) ? #""margins": {"top": 8, "leading": 20, "bottom": 8, "trailing": 20}, "# : ""
    let list = equations.map { "\"\($0)\"" }.joined(separator: ",\n")
    text = DocumentTrial.text(
      root: margins + "\"views\": [\(views.joined(separator: ",\n"))], \"constraints\": [\n\(list)]",
      canvas: #""width": 320, "height": 480, "safeArea": {"top": 20, "left": 16, "right": 16, "bottom": 21}"#,
      states: #""hidden": {"v0.hidden": true}, "large": {"v\#(count - 1).hugging": [260, 260]}"#)
  }

  private mutating func view(_ index: Int) -> String {
    let id = #""id": "v\#(index)""#
    switch random.int(in: 0...4) {
    case 0:
      return "{\(id), \"intrinsic\": [\(random.int(in: 2...30) * 8), \(random.element(of: ["24", "60", "null"]))]}"
    case 1:
      let inner = #"{"id": "a\#(index)", "intrinsic": [50, 20]}, {"id": "b\#(index)", "kind": "label", "text": "Some"}"#
      return #"{\#(id), "kind": "stack", "spacing": 8, "arranged": [\#(inner)]}"#
    case 2:
      let inner = #"{"id": "a\#(index)", "kind": "label", "lines": 0, "text": "Some words that wrap if need be"}"#
      let equations = [
        "leading == leadingMargin", "trailing == trailingMargin", "top == topMargin", "bottom <= bottomMargin",
      ]
      let list = equations.map { "\"a\(index).\($0)\"" }.joined(separator: ",\n")
      return
        #"{\#(id), "preservesSuperviewMargins": true, "views": [\#(inner)], "constraints": [\#(list)]}"#
    default:
      let words = Array(repeating: "enough words that take more lines", count: random.int(in: 1...4))
      return #"{\#(id), "kind": "label", "lines": 0, "text": "\#(words.joined(separator: " "))"}"#
    }
  }

  /// Beside the one before, or below it.
  private mutating func place(_ index: Int) -> [String] {
    let edge = random.element(of: ["leading", "leadingMargin", "safeArea.leading"])
    let end = random.element(of: ["trailing", "trailingMargin", "safeArea.trailing"])
    let sign = random.element(of: ["==", "==", "<="])
    guard index > 0 else { return ["v0.leading == \(edge)", "v0.top == top", "v0.trailing \(sign) \(end)"] }
    if random.chance(50) {
      return [
        "v\(index).leading == v\(index - 1).trailing + 8", "v\(index).top == v\(index - 1).top",
        "v\(index).trailing \(sign) \(end)",
      ]
    }
    return [
      "v\(index).leading == \(edge)", "v\(index).top == v\(index - 1).bottom + 8", "v\(index).trailing \(sign) \(end)",
    ]
  }

  private mutating func wish(below count: Int) -> String {
    let view = "v\(random.int(in: 0...count - 1))"
    let priority = random.element(of: [999, 751, 750, 500, 251, 100])
    switch random.int(in: 0...5) {
    case 0: return "\(view).width == \(random.int(in: 1...40) * 10) @\(priority)"
    case 1: return "\(view).height >= \(random.int(in: 1...20) * 10) @\(priority)"
    case 2: return "\(view).width == v\(random.int(in: 0...count - 1)).height @\(priority)"
    case 3: return "\(view).centerY == centerY @\(priority)"
    case 4: return "\(view).height == \(random.element(of: ["0.5 * ", ""]))\(view).width @\(priority)"
    default: return "\(view).bottom <= bottom - \(random.int(in: 0...40) * 10)"
    }
  }
}
