import CassowaryFormats
import CassowaryLayout

/// Draws sweeps, one below the other: a strip for each view with the room that it takes along both axes, over the parameter.
package struct SweepSVGReporter {
  private var picture = SVGPicture()

  private static let margin = 16.0
  private static let lineHeight = 16.0
  private static let nameWidth = 190.0
  private static let panelWidth = 420.0
  private static let stripHeight = 44.0
  private static let gap = 10.0
  /// Characters of a view's name.
  private static let nameLength = 20
  /// More views than these nobody tells apart.
  private static let most = 40
  /// Texts above the panels that are written side by side.
  private static let leastDistance = 34.0

  package init() {}

  package func document() -> String { picture.document(title: "Layouts over a parameter") }

  package mutating func draw(_ sweep: Sweep, of file: String) {
    var top = picture.size.height + Self.margin + Self.lineHeight
    let other = sweep.other.map { ", \($0.name) \(pointsText($0.value))" } ?? ""
    let state = sweep.states.isEmpty ? "" : ", state " + sweep.states.joined(separator: "+")
    picture.text(
      printable([file, sweep.scene].filter { !$0.isEmpty }.joined(separator: ", ") + state)
        + ": \(printable(sweep.parameter)) \(sweep.range.text)\(other)",
      at: Point(x: Self.margin, y: top), .title)
    top += Self.lineHeight / 2
    for finding in sweep.findings where finding.level != .note {
      top += Self.lineHeight
      picture.text(
        printable(finding.message) + " " + finding.ranges.words(in: sweep.range), at: Point(x: Self.margin, y: top),
        .alarm)
    }
    let strips = SweepStrip.strips(of: sweep)
    top += 3 * Self.lineHeight
    let height = Double(min(strips.count, Self.most)) * (Self.stripHeight + Self.gap)
    let titles =
      sweep.other == nil ? ["value, the least above"] : ["left and right edge, left is above", "top and bottom edge"]
    for (column, title) in titles.enumerated() {
      let panel = Rect(
        x: Self.margin + Self.nameWidth + Double(column) * (Self.panelWidth + 6 * Self.gap),
        y: top, width: Self.panelWidth, height: height)
      picture.text(title, at: Point(x: panel.minX, y: top - 1.5 * Self.lineHeight), .note)
      drawFrame(of: sweep, in: panel)
      for (number, strip) in strips.prefix(Self.most).enumerated() {
        let place = Rect(
          x: panel.minX, y: panel.minY + Double(number) * (Self.stripHeight + Self.gap) + Self.gap / 2,
          width: panel.width, height: Self.stripHeight)
        if column == 0 {
          let name = String(printable(strip.name).prefix(Self.nameLength))
          picture.text(name, at: Point(x: Self.margin, y: place.midY - 3), .title)
          picture.text(strip.extentText, at: Point(x: Self.margin, y: place.midY + 13), .note)
        }
        picture.rect(place, .strip)
        draw(strip.panels[column], sweep.range, in: place)
      }
    }
    top += height + 2 * Self.lineHeight
    if strips.count > Self.most {
      picture.text("and \(strips.count - Self.most) more views", at: Point(x: Self.margin, y: top), .note)
    }
  }

  /// Conflicts in the background, breakpoints with their values.
  private mutating func drawFrame(of sweep: Sweep, in panel: Rect) {
    func x(_ value: Double) -> Double { Self.x(value, sweep.range, panel) }
    for interval in sweep.intervals where !interval.isSatisfiable {
      picture.rect(
        Rect(
          x: x(interval.range.lower), y: panel.minY, width: x(interval.range.upper) - x(interval.range.lower),
          height: panel.height), .conflict)
    }
    var last = -Double.infinity
    let ends = [sweep.range.lower] + sweep.breakpoints.map(\.value) + [sweep.range.upper]
    for (index, value) in ends.enumerated() {
      let isEnd = index == 0 || index == ends.count - 1
      picture.line(
        Point(x: x(value), y: panel.minY - 3), Point(x: x(value), y: panel.maxY), isEnd ? .note : .breakpoint)
      if x(value) - last < Self.leastDistance || !isEnd && x(sweep.range.upper) - x(value) < Self.leastDistance {
        continue
      }
      picture.text(pointsText(value), at: Point(x: x(value), y: panel.minY - 6), .note, centered: true)
      last = x(value)
    }
  }

  private static func x(_ value: Double, _ range: SweepRange, _ panel: Rect) -> Double {
    panel.minX + (range.length > 0 ? (value - range.lower) / range.length : 0.5) * panel.width
  }

  private mutating func draw(_ panel: SweepStrip.Panel, _ range: SweepRange, in place: Rect) {
    func point(_ parameter: Double, _ value: Double) -> Point {
      Point(
        x: Self.x(parameter, range, place),
        y: place.minY + (value - panel.extent.lower) / panel.extent.length * place.height)
    }
    for band in panel.bands {
      picture.polygon(
        [
          point(band.range.lower, band.near.lower), point(band.range.upper, band.near.upper),
          point(band.range.upper, band.far.upper), point(band.range.lower, band.far.lower),
        ], band.isOpen ? .alarm : .view)
    }
  }
}
