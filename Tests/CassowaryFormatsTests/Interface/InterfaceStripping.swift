import CassowaryLayout

@testable import CassowaryFormats

/// Takes the answers out of an Interface Builder file: the frames of views that constraints lay out, but for sizes that an
/// import may read.
enum InterfaceStripping {
  static func strip(_ file: InterfaceFile) -> SourceText {
    var bytes = file.text.bytes
    // From the end on, so that offsets stay right.
    for view in file.views.reversed() where isLaidOut(view, in: file) {
      guard let rect = file.tree.child(of: view.node, named: "rect", key: "frame") else { continue }
      let start = file.tree.nodes[rect].offset
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { continue }
      let size =
        keepsSize(view, in: file) ? ["width", "height"].map { file.attribute($0, of: rect) ?? "0" } : ["0.0", "0.0"]
      let text = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(size[0])\" height=\"\(size[1])\"/>"
      bytes.replaceSubrange(start...end, with: text.utf8)
    }
    return SourceText(name: file.text.name, bytes: bytes)
  }

  static func isLaidOut(_ view: InterfaceView, in file: InterfaceFile) -> Bool {
    guard view.superview != nil, file.attribute("fixedFrame", of: view.node) != "YES" else { return false }
    return view.isArranged || file.attribute("translatesAutoresizingMaskIntoConstraints", of: view.node) == "NO"
  }

  private static func keepsSize(_ view: InterfaceView, in file: InterfaceFile) -> Bool {
    if view.element.content != .none { return true }
    if file.attribute("placeholderIntrinsicWidth", of: view.node) != nil { return true }
    // Masks relate to the recorded size.
    return view.subviews.contains { !isLaidOut(file.views[$0], in: file) }
  }
}
