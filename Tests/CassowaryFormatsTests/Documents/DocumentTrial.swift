import CassowaryLayout
import Testing

@testable import CassowaryFormats

/// Reads documents that are called `t`, and lays them out.
enum DocumentTrial {
  /// A document of version 1 around a root's members.
  static func text(root members: String, canvas: String? = nil, states: String? = nil) -> String {
    let canvas = canvas.map { ", \"canvas\": {\($0)}" } ?? ", \"canvas\": {\"width\": 400, \"height\": 300}"
    let states = states.map { ", \"states\": {\($0)}" } ?? ""
    return "{\"version\": 1\(canvas), \"root\": {\"id\": \"root\"\(members.isEmpty ? "" : ", " + members)}\(states)}"
  }

  static func document(_ text: String) throws(DocumentErrors) -> LayoutDocument {
    try LayoutDocument.read(SourceText(name: "t", text: text))
  }

  /// `3:7 root.views[2]: message` for each mistake.
  static func refusals(_ text: String) -> [String] {
    do throws(DocumentErrors) {
      _ = try document(text)
      return []
    } catch {
      return error.errors.map { error in
        let path = error.path.isEmpty ? "" : " " + error.path
        return "\(error.position.line):\(error.position.column)\(path): \(error.message)"
      }
    }
  }

  /// The frames by id, in the superview's coordinates.
  static func frames(_ text: String, _ change: (inout SceneOptions) -> Void = { _ in }) throws -> [String: Rect] {
    let facts = try facts(text, change)
    return Dictionary(uniqueKeysWithValues: facts.views.map { ($0.id, $0.frame) })
  }

  static func facts(_ text: String, _ change: (inout SceneOptions) -> Void = { _ in }) throws -> SceneFacts {
    var options = SceneOptions()
    change(&options)
    return try LayoutScene(document(text), options).facts()
  }

  /// The document of the issue that asked for the format.
  static let accordion = """
    { "version": 1, "name": "Accordion",
      "canvas": { "width": 390, "height": 844, "scale": 3, "safeArea": { "top": 47, "bottom": 34 }, "direction": "ltr" },
      "root": { "id": "root",
        "views": [
          { "id": "stack", "kind": "stack", "axis": "vertical", "alignment": "fill", "distribution": "fill",
            "spacing": 8, "customSpacing": { "header": 20 },
            "arranged": [
              { "id": "header", "kind": "label", "text": "Details", "font": 17, "lines": 1 },
              { "id": "chevron", "kind": "image", "intrinsic": [24, 24], "hugging": [251, 251], "compression": [750, 750] },
              { "id": "body", "hidden": true,
                "constraints": ["height == 160 #bodyHeight", "width <= 0.5 * root.width - 16 @999"] } ] },
          { "id": "list", "kind": "scroll", "contentOffset": [0, 0], "views": [ { "id": "row" } ] },
          { "id": "old", "frame": [0, 0, 100, 40], "autoresizing": ["flexibleWidth", "flexibleTopMargin"],
            "margins": { "top": 8, "leading": 16, "bottom": 8, "trailing": 16 } } ],
        "guides": [ { "id": "column" } ],
        "constraints": [ "stack.top == root.safeArea.top + 8 @750 #gap", "column.width >= 2 * body.height",
          "list.content.bottom == stack.bottom", "H:|-[stack]-16-|" ] },
      "states": { "open": { "body.hidden": false, "#bodyHeight.constant": 200, "#gap.priority": 999,
        "header.text": "Less" } } }
    """
}
