import CassowaryLayout

/// Writes a document as the text of a layout document.
///
/// Frames that follow their superview's size relate to those of the canvas there, so they are taken from a layout on it.
package struct DocumentWriter {
  private let document: LayoutDocument
  /// By the document's index.
  private let frames: [Rect]
  private let constraints: [WrittenConstraint]
  private let names: ItemNames
  private var text = ""
  private var depth = 0

  private init(_ scene: LayoutScene) {
    document = scene.document
    frames = scene.views.map(\.exactFrame)
    constraints = scene.writtenConstraints()
    names = ItemNames(document)
  }

  /// The text, with a line end behind it.
  ///
  /// - Throws: ``LayoutError/numericallyUnstable(what:)``; mistakes of the document's constraints.
  package static func text(of document: LayoutDocument) throws -> String {
    let scene = try LayoutScene(document)
    try scene.layout()
    var writer = DocumentWriter(scene)
    writer.write()
    return writer.text
  }

  private mutating func write() {
    open("{")
    line("\"version\": \(DocumentLimits.version),")
    line("\"name\": \(JSONString.literal(document.title)),")
    line("\"canvas\": \(canvas),")
    text += indent + "\"root\": "
    view(0)
    text += "\n"
    close("}")
    text += "\n"
  }

  private var canvas: String {
    let canvas = document.canvas
    var members = [
      "\"width\": \(numberText(max(canvas.size.width, 0)))", "\"height\": \(numberText(max(canvas.size.height, 0)))",
      "\"scale\": \(numberText(canvas.scale))",
    ]
    if canvas.safeArea != .zero { members.append("\"safeArea\": \(SettingText.insets(canvas.safeArea))") }
    if canvas.direction == .rightToLeft { members.append("\"direction\": \"rtl\"") }
    return "{ \(members.joined(separator: ", ")) }"
  }

  // MARK: Views

  private mutating func view(_ index: Int) {
    let spec = document.views[index]
    open("{", isInLine: true)
    var members = ["\"id\": \(JSONString.literal(names.ids[index]))"]
    if spec.kind != .view { members.append("\"kind\": \"\(spec.kind.rawValue)\"") }
    members += spec.settings.flatMap { SettingText.members(of: $0, frame: frames[index], isRoot: spec.parent == nil) }
    let lists = lists(of: index)
    line(members.joined(separator: ", ") + (lists.isEmpty ? "" : ","))
    for (position, list) in lists.enumerated() {
      open("\"\(list.key)\": [")
      for (entry, element) in list.elements.enumerated() {
        switch element {
        case .text(let element): text += indent + JSONString.literal(element)
        case .view(let child):
          text += indent
          view(child)
        }
        text += entry + 1 < list.elements.count ? ",\n" : "\n"
      }
      close("]")
      text += position + 1 < lists.count ? ",\n" : "\n"
    }
    close("}")
  }

  private enum Element {
    case text(String)
    case view(Int)
  }

  private func lists(of index: Int) -> [(key: String, elements: [Element])] {
    let children = document.views[index].subviews
    let constraints = self.constraints.filter { $0.holder == index }.map { names.equation($0) }
    let lists: [(key: String, elements: [Element])] = [
      ("arranged", children.filter { document.views[$0].isArranged }.map { .view($0) }),
      ("views", children.filter { !document.views[$0].isArranged }.map { .view($0) }),
      ("constraints", constraints.map { .text($0) }),
    ]
    return lists.filter { !$0.elements.isEmpty }
  }

  // MARK: Lines

  private var indent: String { String(repeating: "  ", count: depth) }

  private mutating func line(_ content: String) { text += indent + content + "\n" }

  private mutating func open(_ bracket: String, isInLine: Bool = false) {
    text += (isInLine ? "" : indent) + bracket + "\n"
    depth += 1
  }

  private mutating func close(_ bracket: String) {
    depth -= 1
    text += indent + bracket
  }
}
