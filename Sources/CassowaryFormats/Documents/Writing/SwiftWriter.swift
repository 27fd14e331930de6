import CassowaryLayout

/// Writes documents as Swift code that builds the same views with the layout's public API.
package struct SwiftWriter {
  private let scene: LayoutScene
  private let document: LayoutDocument
  private let names: [String]
  private var lines: [String] = []
  private var recorded: RecordedClasses

  private init(_ scene: LayoutScene, _ recorded: RecordedClasses) {
    self.scene = scene
    document = scene.document
    self.recorded = recorded
    names = document.views.enumerated().map { $0 == 0 ? "root" : "\($1.kind.rawValue)\($0)" }
  }

  /// The code, with a line end behind it: for each document a function that makes the root view. States are left out.
  ///
  /// - Throws: ``LayoutError/numericallyUnstable(what:)``; mistakes of a document's constraints.
  package static func text(of documents: [LayoutDocument]) throws -> String {
    var lines = ["import CassowaryLayout"]
    var recorded = RecordedClasses()
    for document in documents {
      let scene = try LayoutScene(document)
      try scene.layout()
      var writer = SwiftWriter(scene, recorded)
      writer.write()
      lines += writer.lines
      recorded = writer.recorded
    }
    return (lines + recorded.code).map { $0 + "\n" }.joined()
  }

  private mutating func write() {
    for index in document.views.indices { make(index) }
    for index in document.views.indices { arrange(index) }
    canvas()
    for constraint in scene.writtenConstraints() where constraint.isActive { add(constraint) }
    let head = [
      "", "/// The views of \(Self.comment(document.title)).",
      "func make\(Self.identifier(document.title))() -> LayoutView {",
    ]
    lines = head + lines.map { "  " + $0 } + ["  return root", "}"]
  }

  // MARK: Views

  private mutating func make(_ index: Int) {
    let spec = document.views[index]
    let settings = spec.settings
    lines.append("let \(names[index]) = \(recorded.maker(of: spec))")
    lines.append("\(names[index]).identifier = \(Self.literal(spec.id ?? document.name(of: spec)))")
    if index > 0 && !spec.hasFrame {
      lines.append("\(names[index]).translatesAutoresizingMaskIntoConstraints = false")
    }
    if index > 0, !spec.hasFrame, let size = sizeForMasks(of: index) {
      lines.append("\(names[index]).frame = \(SwiftStatements.rect(Rect(origin: Point(), size: size)))")
    }
    for setting in settings {
      for statement in SwiftStatements.statements(for: setting, isStack: spec.kind == .stack) {
        lines.append("\(names[index]).\(statement)")
      }
    }
  }

  /// The size to which the masks of subviews relate.
  private func sizeForMasks(of index: Int) -> Size? {
    for child in document.views[index].subviews {
      for setting in document.views[child].settings {
        switch setting {
        case .placement(let placement) where !placement.mask.isEmpty: return placement.superviewSize
        case .autoresizing(let mask) where !mask.isEmpty: return scene.views[index].exactFrame.size
        default: continue
        }
      }
    }
    return nil
  }

  private mutating func arrange(_ index: Int) {
    for child in document.views[index].subviews {
      let call = document.views[child].isArranged ? "addArrangedSubview" : "addSubview"
      lines.append("\(names[index]).\(call)(\(names[child]))")
    }
    for guide in document.views[index].guides {
      lines.append("let guide\(guide) = LayoutGuide()")
      lines.append("guide\(guide).identifier = \(Self.literal(document.guides[guide].id))")
      lines.append("\(names[index]).addLayoutGuide(guide\(guide))")
    }
    for setting in document.views[index].settings {
      guard case .customSpacing(let spacings) = setting else { continue }
      for entry in spacings {
        let spacing = SwiftStatements.spacing(entry.spacing)
        lines.append("\(names[index]).setCustomSpacing(\(spacing), after: \(names[entry.view]))")
      }
    }
  }

  private mutating func canvas() {
    let canvas = document.canvas
    lines.append("root.frame = \(SwiftStatements.rect(Rect(origin: Point(), size: canvas.size)))")
    lines.append("root.safeAreaInsets = \(SwiftStatements.insets(canvas.safeArea))")
    lines.append("root.displayScale = \(numberText(canvas.scale))")
    if canvas.direction == .rightToLeft { lines.append("root.layoutDirection = .rightToLeft") }
    let margins: ViewSetting? =
      switch canvas.margins {
      case .absolute(let insets): .margins(insets)
      case .directional(let insets): .directionalMargins(insets)
      case nil: nil
      }
    guard let margins else { return }
    lines += SwiftStatements.statements(for: margins, isStack: false).map { "root." + $0 }
  }

  // MARK: Constraints

  private mutating func add(_ constraint: WrittenConstraint) {
    var arguments: [String] = []
    if constraint.priority != .required {
      arguments.append("priority: \(numberText(Double(constraint.priority.rawValue)))")
    }
    if let identifier = constraint.identifier { arguments.append("identifier: \(Self.literal(identifier))") }
    recorded.needsActivation = true
    let call = call(constraint.equation)
    let activation = ".activate(\(arguments.joined(separator: ", ")))"
    let line = call.function + "(" + call.arguments.joined(separator: ", ") + ")" + activation
    if line.count <= Self.widest {
      lines.append(line)
    } else {
      lines += [call.function + "("] + call.arguments.map { "  " + $0 + "," }
      lines[lines.count - 1].removeLast()
      lines.append(")" + activation)
    }
  }

  /// In a function's body.
  private static let widest = 116

  private func call(_ equation: EquationSpec) -> (function: String, arguments: [String]) {
    let isSize = equation.firstAttribute == .width || equation.firstAttribute == .height
    guard let anchor = anchor(equation.first, equation.firstAttribute) else { return general(equation) }
    let function = "\(item(equation.first)).\(anchor).constraint"
    let relation = SwiftStatements.relation(equation.relation)
    let constant = numberText(equation.constant)
    guard let second = equation.second else { return (function, ["\(relation)ToConstant: \(constant)"]) }
    guard let other = self.anchor(second, equation.secondAttribute), isSize || equation.multiplier == 1 else {
      return general(equation)
    }
    var arguments = ["\(relation)To: \(item(second)).\(other)"]
    if equation.multiplier != 1 { arguments.append("multiplier: \(numberText(equation.multiplier))") }
    if equation.constant != 0 || equation.multiplier != 1 { arguments.append("constant: \(constant)") }
    return (function, arguments)
  }

  /// What anchors cannot say: margins, and places in proportion.
  private func general(_ equation: EquationSpec) -> (function: String, arguments: [String]) {
    (
      "LayoutConstraint",
      [
        "item: \(item(equation.first))", "attribute: .\(equation.firstAttribute.name)",
        "relatedBy: .\(SwiftStatements.relation(equation.relation))",
        "toItem: \(equation.second.map { item($0) } ?? "nil")", "attribute: .\(equation.secondAttribute.name)",
        "multiplier: \(numberText(equation.multiplier))", "constant: \(numberText(equation.constant))",
      ]
    )
  }

  private func anchor(_ item: ItemSpec, _ attribute: LayoutAttribute) -> String? {
    switch attribute {
    case .leading, .trailing, .left, .right, .top, .bottom, .centerX, .centerY, .width, .height:
      return attribute.name + "Anchor"
    case .firstBaseline, .lastBaseline:
      if case .view = item { return attribute.name + "Anchor" }
      return nil
    default: return nil
    }
  }

  private func item(_ item: ItemSpec) -> String {
    switch item {
    case .view(let index): return names[index]
    case .guide(let index): return "guide\(index)"
    case .viewGuide(let index, let guide):
      let name =
        switch guide {
        case .safeArea: "safeAreaLayoutGuide"
        case .margins: "layoutMarginsGuide"
        case .readable: "readableContentGuide"
        case .content: "contentLayoutGuide"
        case .frame: "frameLayoutGuide"
        }
      return names[index] + "." + name
    }
  }

  // MARK: Names

  /// Letters and digits of a title.
  private static func identifier(_ title: String) -> String {
    let words = title.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func comment(_ title: String) -> String { String(title.map { $0.isNewline ? " " : $0 }) }

  static func literal(_ text: String) -> String {
    var code = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": code += "\\" + String(scalar)
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        code += "\\u{\(String(scalar.value, radix: 16))}"
      default: code.unicodeScalars.append(scalar)
      }
    }
    return code + "\""
  }
}
