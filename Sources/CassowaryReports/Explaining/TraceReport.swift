import CassowaryFormats

/// Views or variables with their values and what holds them, as a tree for people and as JSON for programs.
package struct TraceReport {
  private let style: TextStyle
  private let file: String

  package init(file: String, style: TextStyle) {
    self.file = file
    self.style = style
  }

  /// A line for each node and, below it, one for each constraint.
  package func text(_ nodes: [TraceNode], in scene: String) -> String {
    var lines = [style.place(scene.isEmpty ? file : "\(file), \(printable(scene))")]
    for node in nodes {
      let indent = String(repeating: "  ", count: min(node.depth, Self.deepest))
      var line = indent + printable(node.name)
      if node.kind != "view", node.kind != "variable" { line += " " + node.kind }
      if let frame = node.frame, node.isLaidOut { line += " " + frameText(frame) }
      if let value = node.value { line += " = " + pointsText(value) }
      if node.isHidden { line += "  hidden" }
      if !node.isLaidOut { line += "  out of the layout" }
      if !node.open.isEmpty { line += "  " + style.alarm("open: " + node.open.joined(separator: ", ")) }
      lines.append(line)
      for holder in node.holders { lines.append(indent + "    " + text(holder)) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Deeper views are indented no further: blanks are not to grow with the square of the depth.
  private static let deepest = 60

  private func text(_ holder: Finding.Related) -> String {
    guard let position = holder.position else { return holder.words }
    return holder.words + "   (\(file):\(position.line):\(position.column))"
  }

  /// The scenes of files: `{"scenes":[…],"version":1}`.
  package static func json(_ scenes: [(file: String, name: String, nodes: [TraceNode])]) -> String {
    var writer = JSONWriter()
    writer.object { object in
      object.list("scenes", scenes) { writer, scene in
        writer.object { object in
          object.member("file", scene.file)
          object.list("nodes", scene.nodes) { writer, node in writer.object { $0.node(node) } }
          object.member("scene", scene.name)
        }
      }
      object.member("version", 1)
    }
    return writer.text + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func node(_ node: TraceNode) {
    list("constraints", node.holders) { writer, holder in writer.object { $0.related(holder) } }
    member("depth", node.depth)
    if let frame = node.frame, node.isLaidOut {
      key("frame")
      rect(frame)
    }
    key("hidden")
    boolean(node.isHidden)
    member("id", node.name)
    member("kind", node.kind)
    list("open", node.open) { $0.string($1) }
    if let value = node.value { member("value", value) }
  }
}
