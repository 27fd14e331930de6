import CassowaryFormats

/// Tells programs of laid out documents: one JSON document, version 1, keys sorted. `Documentation/LayoutDocuments.md`
/// describes it. Problems that people should see at once go to `diagnostics` as well.
package struct SceneJSONReporter: SceneReporter {
  private let output: TextSink
  private let diagnostics: TextSink
  private let style: TextStyle
  private var file = ""
  private var isFirstFile = true
  private var errors: [Problem] = []
  /// The scenes of the file so far.
  private var scenes = ""

  /// Why a document or scene is missing.
  private struct Problem {
    let kind: String
    let message: String
    var path: String?
    var position: SourcePosition?
  }

  package init(output: @escaping TextSink, diagnostics: @escaping TextSink, style: TextStyle) {
    self.output = output
    self.diagnostics = diagnostics
    self.style = style
  }

  private var problems: DocumentProblemText { DocumentProblemText(file: file, style: style) }

  package mutating func begin(_ file: String) {
    output(isFirstFile ? "{\"documents\":[" : ",")
    isFirstFile = false
    self.file = file
    errors = []
    scenes = ""
  }

  package mutating func unreadable(_ reason: String) { miss("noInput", reason) }

  package mutating func givenUp(_ reason: String) { miss("givenUp", reason) }

  private mutating func miss(_ kind: String, _ reason: String) {
    diagnostics(problems.text(reason))
    errors.append(Problem(kind: kind, message: reason))
  }

  package mutating func malformed(_ errors: DocumentErrors, in text: SourceText) {
    diagnostics(problems.text(errors, in: text))
    self.errors += errors.errors.map {
      Problem(kind: "document", message: $0.message, path: $0.path, position: $0.position)
    }
  }

  package mutating func noted(_ note: InterfaceNote) { diagnostics(problems.text(note)) }

  package mutating func failed(_ scene: String, _ reason: String) {
    diagnostics(problems.text("\(scene): \(reason)"))
    errors.append(Problem(kind: "scene", message: "\(scene): \(reason)"))
  }

  package mutating func report(_ facts: SceneFacts, as scene: String) {
    var writer = JSONWriter()
    writer.scene(facts, id: scene)
    scenes += (scenes.isEmpty ? "" : ",") + writer.text
  }

  package mutating func end() {
    var writer = JSONWriter()
    writer.object { object in
      if !errors.isEmpty {
        object.key("errors")
        object.array { array in
          for error in errors { array.object { Self.write(error, to: &$0) } }
        }
      }
      object.key("file")
      object.string(file)
      object.key("scenes")
      object.array { $0.raw(scenes) }
    }
    output(writer.text)
  }

  package mutating func finish() {
    output((isFirstFile ? "{\"documents\":[" : "") + "],\"version\":1}\n")
  }

  private static func write(_ problem: Problem, to object: inout JSONWriter) {
    if let position = problem.position {
      object.key("column")
      object.integer(position.column)
    }
    object.key("kind")
    object.string(problem.kind)
    if let position = problem.position {
      object.key("line")
      object.integer(position.line)
    }
    object.key("message")
    object.string(problem.message)
    if let path = problem.path {
      object.key("path")
      object.string(path)
    }
  }
}
