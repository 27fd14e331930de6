import CassowaryLayout

/// Writes a document as Swift code that builds the same views with the layout's public API.
package struct SwiftWriter {
  private let document: LayoutDocument
  private let names: [String]
  private var lines: [String] = []
  private var recorded = RecordedClasses()

  private init(_ document: LayoutDocument) {
    self.document = document
    names = document.views.enumerated().map { $0 == 0 ? "root" : "\($1.kind.rawValue)\($0)" }
  }

  /// The code, with a line end behind it: one function that makes the root view.
  package static func text(of document: LayoutDocument) -> String {
    var writer = SwiftWriter(document)
    writer.write()
    return writer.lines.map { $0 + "\n" }.joined()
  }

  private mutating func write() {
    for index in document.views.indices { make(index) }
    for index in document.views.indices { arrange(index) }
    canvas()
    for constraint in document.constraints { add(constraint) }
    lines = lines.map { "  " + $0 }
    let head = [
      "import CassowaryLayout", "", "/// The views of \(Self.comment(document.title)).",
      "func make\(Self.identifier(document.title))() -> LayoutView {",
    ]
    lines = head + lines + ["  return root", "}"] + recorded.code
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
    for setting in settings {
      for statement in SwiftStatements.statements(for: setting, isStack: spec.kind == .stack) {
        lines.append("\(names[index]).\(statement)")
      }
    }
  }

  private mutating func arrange(_ index: Int) {
    for child in document.views[index].subviews {
      let call = document.views[child].isArranged ? "addArrangedSubview" : "addSubview"
      lines.append("\(names[index]).\(call)(\(names[child]))")
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
  }

  // MARK: Constraints

  private mutating func add(_ constraint: ConstraintSpec) {
    guard case .equation(let equation) = constraint.form else { return }
    var arguments: [String] = []
    if let priority = constraint.priority, priority != .required {
      arguments.append("priority: \(numberText(Double(priority.rawValue)))")
    }
    if let identifier = constraint.identifier { arguments.append("identifier: \(Self.literal(identifier))") }
    recorded.needsActivation = true
    lines.append(expression(equation))
    lines.append("  .activate(\(arguments.joined(separator: ", ")))")
  }

  private func expression(_ equation: EquationSpec) -> String {
    let first = item(equation.first)
    guard let anchor = anchor(equation.first, equation.firstAttribute) else { return general(equation) }
    let relation = SwiftStatements.relation(equation.relation)
    guard let second = equation.second else {
      return "\(first).\(anchor).constraint(\(relation)ToConstant: \(numberText(equation.constant)))"
    }
    let isSize = equation.firstAttribute == .width || equation.firstAttribute == .height
    guard let other = self.anchor(second, equation.secondAttribute), isSize || equation.multiplier == 1 else {
      return general(equation)
    }
    var arguments = "\(relation)To: \(item(second)).\(other)"
    if equation.multiplier != 1 { arguments += ", multiplier: \(numberText(equation.multiplier))" }
    if equation.constant != 0 || equation.multiplier != 1 {
      arguments += ", constant: \(numberText(equation.constant))"
    }
    return "\(first).\(anchor).constraint(\(arguments))"
  }

  /// What anchors cannot say: margins, and places in proportion.
  private func general(_ equation: EquationSpec) -> String {
    let second = equation.second.map { item($0) } ?? "nil"
    return "LayoutConstraint(item: \(item(equation.first)), attribute: .\(equation.firstAttribute.name), relatedBy: "
      + ".\(SwiftStatements.relation(equation.relation)), toItem: \(second), attribute: "
      + ".\(equation.secondAttribute.name), multiplier: \(numberText(equation.multiplier)), constant: "
      + "\(numberText(equation.constant)))"
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
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\" + String(scalar)
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
