import CassowaryFormats
import CassowaryLayout

/// Draws the conflicts of logs, one below the other: the views as they are without the constraint that gives way, and a line
/// for each member of the contradiction.
package struct LogSVGReporter: LogReporter {
  private let output: TextSink
  private var file = ""
  private var picture = SVGPicture()

  /// Drawings are scaled to this width or height.
  private static let extent = 560.0
  private static let margin = 24.0
  private static let lineHeight = 18.0

  package init(output: @escaping TextSink) { self.output = output }

  package mutating func begin(_ file: String) { self.file = file }

  package mutating func unreadable(_ reason: String) {}

  package mutating func end() {}

  package mutating func finish() { output(picture.document(title: "Conflicting constraints")) }

  package mutating func report(_ finding: LogFinding) {
    var top = picture.size.height + Self.margin
    picture.text("\(file):\(finding.report.position.line)", at: Point(x: Self.margin, y: top), .note)
    top += Self.lineHeight
    if let frames = finding.arrangement(), !frames.isEmpty { top = draw(finding, frames, below: top) }
    for (index, constraint) in finding.report.constraints.enumerated() {
      let isMember = finding.members.contains(index)
      let role: SVGPicture.Role = index == finding.setAside ? .alarm : isMember ? .wish : .note
      picture.text(
        (isMember ? "* " : "   ") + printable(finding.report.equation(of: constraint)),
        at: Point(x: Self.margin, y: top), role)
      top += Self.lineHeight
    }
    if let arithmetic = finding.conflict?.arithmetic {
      picture.text(arithmetic.text, at: Point(x: Self.margin, y: top), .alarm)
    }
  }

  /// Draws the views and the members of the conflict; returns where the next line of text stands.
  private mutating func draw(_ finding: LogFinding, _ frames: [Rect], below top: Double) -> Double {
    let left = frames.map(\.minX).min() ?? 0
    let upper = frames.map(\.minY).min() ?? 0
    let width = max(1, (frames.map(\.maxX).max() ?? 0) - left)
    let height = max(1, (frames.map(\.maxY).max() ?? 0) - upper)
    let scale = min(Self.extent / width, Self.extent / height, 2)
    let placed = frames.map { frame in
      Rect(
        x: Self.margin + (frame.minX - left) * scale, y: top + (frame.minY - upper) * scale,
        width: frame.width * scale, height: frame.height * scale)
    }
    for (frame, item) in zip(placed, finding.report.items) {
      picture.rect(frame, .view)
      picture.text(printable(item.shortName), at: Point(x: frame.minX + 4, y: frame.minY + 13), .note)
    }
    // What gives way is drawn last, above what it contradicts.
    for index in finding.members.filter({ $0 != finding.setAside }) + [finding.setAside].compactMap({ $0 }) {
      let role: SVGPicture.Role = index == finding.setAside ? .alarm : .wish
      for row in finding.report.constraints[index].rows {
        draw(row, placed, role, isForward: finding.conflict?.direction != .rightToLeft)
      }
    }
    return top + height * scale + Self.margin
  }

  /// A line between the two places that the row compares, or along the size that it fixes, with the constant.
  private mutating func draw(_ row: LogRow, _ frames: [Rect], _ role: SVGPicture.Role, isForward: Bool) {
    guard let first = row.left.first else { return }
    let frame = frames[first.item]
    let axis = first.attribute.axis
    var ends: (Point, Point)
    if first.attribute == .width || first.attribute == .height {
      ends =
        axis == .horizontal
        ? (Point(x: frame.minX, y: frame.midY), Point(x: frame.maxX, y: frame.midY))
        : (Point(x: frame.midX, y: frame.minY), Point(x: frame.midX, y: frame.maxY))
    } else {
      guard let second = row.right.first else { return }
      let other = frames[second.item]
      let (from, to) = (
        frame.place(first.attribute, isForward: isForward), other.place(second.attribute, isForward: isForward)
      )
      let across =
        axis == .horizontal
        ? (max(frame.minY, other.minY) + min(frame.maxY, other.maxY)) / 2
        : (max(frame.minX, other.minX) + min(frame.maxX, other.maxX)) / 2
      ends =
        axis == .horizontal
        ? (Point(x: from, y: across), Point(x: to, y: across)) : (Point(x: across, y: from), Point(x: across, y: to))
    }
    picture.line(ends.0, ends.1, role)
    let middle = Point(x: (ends.0.x + ends.1.x) / 2 + 3, y: (ends.0.y + ends.1.y) / 2 - 3)
    picture.text(
      (row.relation == .equal ? "" : row.relation.symbol + " ") + pointsText(row.constant), at: middle, role,
      centered: axis == .horizontal)
  }
}

extension Rect {
  /// Where a line of the frame lies on its axis.
  fileprivate func place(_ attribute: LayoutAttribute, isForward: Bool) -> Double {
    switch attribute {
    case .left, .leftMargin: minX
    case .right, .rightMargin: maxX
    case .leading, .leadingMargin: isForward ? minX : maxX
    case .trailing, .trailingMargin: isForward ? maxX : minX
    case .top, .topMargin, .firstBaseline: minY
    case .bottom, .bottomMargin, .lastBaseline: maxY
    case .centerY, .centerYWithinMargins: midY
    default: midX
    }
  }
}
