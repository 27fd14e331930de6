import CassowaryFormats
import CassowaryLayout

/// A picture in Scalable Vector Graphics, built piece by piece.
struct SVGPicture {
  /// Roles of lines and texts; the style sheet in the head knows them.
  enum Role: String {
    case view
    case wish
    case alarm
    case note
    case title
    case breakpoint
    case conflict
    case strip
  }

  private var body = ""
  private(set) var size = Size(width: 0, height: 0)

  mutating func rect(_ rect: Rect, _ role: Role) {
    body += "<rect class=\"\(role.rawValue)\" \(attributes(rect)) rx=\"2\"/>\n"
    grow(rect.maxX, rect.maxY)
  }

  mutating func polygon(_ corners: [Point], _ role: Role) {
    let points = corners.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
    body += "<polygon class=\"\(role.rawValue)\" points=\"\(points)\"/>\n"
    for corner in corners { grow(corner.x, corner.y) }
  }

  mutating func line(_ from: Point, _ to: Point, _ role: Role) {
    body += "<line class=\"\(role.rawValue)\" x1=\"\(number(from.x))\" y1=\"\(number(from.y))\""
    body += " x2=\"\(number(to.x))\" y2=\"\(number(to.y))\"/>\n"
    grow(max(from.x, to.x), max(from.y, to.y))
  }

  mutating func text(_ text: String, at point: Point, _ role: Role, centered: Bool = false) {
    let anchor = centered ? " text-anchor=\"middle\"" : ""
    body += "<text class=\"\(role.rawValue)\" x=\"\(number(point.x))\" y=\"\(number(point.y))\"\(anchor)>"
    body += xmlText(text) + "</text>\n"
    // Seven units a character of the style's 12: only to leave room.
    let width = Double(text.count) * 7
    grow(point.x + (centered ? width / 2 : width), point.y + 4)
  }

  /// The whole document.
  func document(title: String) -> String {
    let (width, height) = (number(size.width + 16), number(size.height + 16))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      <title>\(xmlText(title))</title>
      <style>
      rect, polygon { fill: #4a90d9; fill-opacity: 0.1; stroke: #4a6a8a; }
      line { stroke: #2a7a3a; stroke-width: 1.5; }
      text { font: 12px sans-serif; fill: #222; }
      .alarm { stroke: #c0392b; fill: none; stroke-dasharray: 5 3; }
      text.alarm { stroke: none; fill: #c0392b; font-weight: bold; }
      text.wish { fill: #2a7a3a; }
      text.note { fill: #555; }
      text.title { font-weight: bold; }
      line.note { stroke: #888; stroke-width: 1; }
      .breakpoint { stroke: #c0392b; stroke-width: 1; stroke-dasharray: 3 3; }
      .conflict { fill: #c0392b; fill-opacity: 0.15; stroke: none; }
      .strip { fill: #888; fill-opacity: 0.06; stroke: none; }
      polygon.view { fill-opacity: 0.4; }
      </style>
      <rect x="0" y="0" width="\(width)" height="\(height)" style="fill: white; fill-opacity: 1; stroke: none"/>
      \(body)</svg>

      """
  }

  private mutating func grow(_ x: Double, _ y: Double) {
    size = Size(width: max(size.width, x), height: max(size.height, y))
  }

  private func attributes(_ rect: Rect) -> String {
    "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\""
      + " height=\"\(number(rect.height))\""
  }

  private func number(_ value: Double) -> String { pointsText(value.isFinite ? value : 0) }
}
