import CassowaryFormats
import CassowaryLayout

/// What is different between two scenes, for people and for programs.
package struct DifferenceReport {
  private let from: String
  private let to: String
  private let style: TextStyle

  /// What the scenes are called.
  package init(from: String, to: String, style: TextStyle) {
    self.from = from
    self.to = to
    self.style = style
  }

  package func text(_ difference: SceneDifference) -> String {
    var lines = [style.place("\(printable(from)) -> \(printable(to))")]
    if difference.moves.isEmpty, difference.changes.isEmpty { lines.append("  no difference") }
    var table = TextTable([("", false), ("", false), ("", false), ("", false)])
    for move in difference.moves {
      table.add([
        printable(move.id), move.from.map(frameText) ?? "(not there)", "->", move.to.map(frameText) ?? "(not there)",
      ])
    }
    lines += table.lines.dropFirst().map { "  " + $0 }
    for event in SceneDifference.Event.allCases {
      let changes = difference.changes.filter { $0.event == event }
      if changes.isEmpty { continue }
      lines.append("  \(event.words):")
      lines += changes.map { change in
        let place = change.position.map { "   (\($0.line):\($0.column))" } ?? ""
        let was = change.was.map { printable($0) + " -> " } ?? ""
        return "    " + was + printable(change.equation) + place
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  package func json(_ difference: SceneDifference) -> String {
    var writer = JSONWriter()
    writer.object { object in
      object.list("constraints", difference.changes) { writer, change in
        writer.object { object in
          if let position = change.position { object.member("column", position.column) }
          object.member("equation", change.equation)
          object.member("event", change.event.rawValue)
          if let position = change.position { object.member("line", position.line) }
          if let was = change.was { object.member("was", was) }
        }
      }
      object.member("from", from)
      object.member("to", to)
      object.member("version", 1)
      object.list("views", difference.moves) { writer, move in
        writer.object { object in
          object.frame("from", move.from)
          object.member("id", move.id)
          object.frame("to", move.to)
        }
      }
    }
    return writer.text + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func frame(_ key: String, _ frame: Rect?) {
    self.key(key)
    if let frame { rect(frame) } else { null() }
  }
}

extension SceneDifference.Event {
  fileprivate var words: String {
    switch self {
    case .activated: "constraints that became active"
    case .deactivated: "constraints that became inactive"
    case .changed: "constraints that changed"
    case .gaveWay: "preferences that gave way"
    case .recovered: "preferences that hold again"
    case .setAside: "constraints that are set aside"
    case .restored: "constraints that are set aside no longer"
    }
  }
}
