import Foundation

/// Time over size of one workload on logarithmic axes, a panel for each phase, a line for each participant; as SVG.
struct Plot {
  /// One participant's points, smallest size first.
  struct Series {
    let peer: String
    let points: [(size: Double, seconds: Double)]
  }

  let title: String
  let panels: [(phase: Phase, series: [Series])]

  init(report: Report, workload: any Workload) {
    title = "\(workload.family) \(workload.title)"
    let measured = report.measurements.filter { $0.workload == workload.name && $0.timing != nil }
    panels = [Phase.build, .step].compactMap { phase in
      let ofPhase = measured.filter { $0.phase == phase }
      let series = Peers.all.map(\.name).compactMap { peer -> Series? in
        let points = ofPhase.filter { $0.peer == peer }
          .map { (size: Double($0.size), seconds: $0.timing?.seconds ?? .nan) }
          .sorted { $0.size < $1.size }
        return points.isEmpty ? nil : Series(peer: peer, points: points)
      }
      return series.isEmpty ? nil : (phase, series)
    }
  }

  private static let panel = (width: 400.0, height: 300.0)
  /// Room for the title, for figures on the left, for sizes below, and for names on the right.
  private static let margin = (top: 52.0, left: 64.0, bottom: 44.0, right: 96.0)
  /// Distinguishable without colour too: each has its own dashes.
  private static let styles: [String: (color: String, dashes: String)] = [
    "ours": ("#0b6e4f", "none"), "hand": ("#7a7a7a", "2 3"), "kiwi": ("#b3541e", "7 3"),
    "cassowary-rs": ("#6a3d9a", "7 3 2 3"), "yoga": ("#1f78b4", "4 2"),
  ]

  /// The drawing; nil if there is nothing to draw.
  var svg: String? {
    guard !panels.isEmpty else { return nil }
    let margin = Self.margin
    let pitch = margin.left + Self.panel.width + margin.right
    let width = pitch * Double(panels.count)
    let height = margin.top + Self.panel.height + margin.bottom
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Self.text(width)) \(Self.text(height))\""
        + " font-family=\"sans-serif\" font-size=\"12\">",
      "<title>\(title)</title>",
      "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
      "<text x=\"16\" y=\"22\" font-size=\"15\">\(title)</text>",
    ]
    for (index, panel) in panels.enumerated() {
      lines.append(
        "<g transform=\"translate(\(Self.text(pitch * Double(index) + margin.left)) \(Self.text(margin.top)))\">")
      lines += drawing(of: panel.series, phase: panel.phase)
      lines.append("</g>")
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private func drawing(of series: [Series], phase: Phase) -> [String] {
    let points = series.flatMap(\.points)
    let sizes = Scale(points.map(\.size), length: Self.panel.width)
    let times = Scale(points.map(\.seconds), length: Self.panel.height)
    let (right, bottom) = (Self.text(Self.panel.width), Self.text(Self.panel.height))
    var lines = ["<text x=\"0\" y=\"-10\">time of a \(phase.rawValue) over N</text>"]
    for decade in sizes.decades {
      let x = Self.text(sizes.position(decade))
      lines.append("<path d=\"M\(x) 0V\(bottom)\" stroke=\"#dddddd\"/>")
      lines.append(
        "<text x=\"\(x)\" y=\"\(Self.text(Self.panel.height + 18))\" text-anchor=\"middle\">\(Self.size(decade))</text>"
      )
    }
    for decade in times.decades {
      let y = Self.text(Self.panel.height - times.position(decade))
      lines.append("<path d=\"M0 \(y)H\(right)\" stroke=\"#dddddd\"/>")
      lines.append("<text x=\"-6\" y=\"\(y)\" dy=\"4\" text-anchor=\"end\">\(Self.time(decade))</text>")
    }
    lines.append("<path d=\"M0 0V\(bottom)H\(right)\" fill=\"none\" stroke=\"#444444\"/>")
    var labels: [(y: Double, peer: String)] = []
    for line in series {
      let style = Self.styles[line.peer] ?? ("#000000", "none")
      let places = line.points.map { point in
        (x: sizes.position(point.size), y: Self.panel.height - times.position(point.seconds))
      }
      let path = places.map { "\(Self.text($0.x)) \(Self.text($0.y))" }.joined(separator: "L")
      let stroke = "stroke=\"\(style.color)\" stroke-width=\"2\" stroke-dasharray=\"\(style.dashes)\""
      lines.append("<path d=\"M\(path)\" fill=\"none\" \(stroke)/>")
      for place in places {
        lines.append(
          "<circle cx=\"\(Self.text(place.x))\" cy=\"\(Self.text(place.y))\" r=\"3\" fill=\"\(style.color)\"/>")
      }
      labels.append((places.last?.y ?? 0, line.peer))
    }
    return lines + Self.legend(labels)
  }

  /// Names on the right, beside where their lines end, but not on top of each other.
  private static func legend(_ labels: [(y: Double, peer: String)]) -> [String] {
    var lines: [String] = []
    var free = -Double.infinity
    for label in labels.sorted(by: { $0.y < $1.y }) {
      let y = max(label.y, free)
      free = y + 15
      let color = styles[label.peer]?.color ?? "#000000"
      lines.append(
        "<text x=\"\(text(panel.width + 8))\" y=\"\(text(y))\" dy=\"4\" fill=\"\(color)\">\(label.peer)</text>")
    }
    return lines
  }

  /// At most one decimal place.
  private static func text(_ number: Double) -> String {
    let places = OutcomeText.fixed(number, places: 1)
    return places.hasSuffix(".0") ? String(places.dropLast(2)) : places
  }

  private static func size(_ decade: Double) -> String { decade >= 1 ? OutcomeText.fixed(decade, places: 0) : "" }

  /// A power of ten of a second: `10 µs`.
  private static func time(_ decade: Double) -> String {
    for (unit, scale) in [("s", 1.0), ("ms", 1e3), ("µs", 1e6)] where decade * scale >= 0.99 {
      return OutcomeText.fixed(decade * scale, places: 0) + " " + unit
    }
    return OutcomeText.fixed(decade * 1e9, places: 0) + " ns"
  }
}

extension Plot {
  /// A logarithmic axis from the decade of the smallest value to that of the largest.
  private struct Scale {
    let first: Double
    let last: Double
    let length: Double

    init(_ values: [Double], length: Double) {
      let low = log10(values.min() ?? 1).rounded(.down)
      let high = log10(values.max() ?? 1).rounded(.up)
      first = low
      last = high > low ? high : low + 1
      self.length = length
    }

    var decades: [Double] { stride(from: first, through: last, by: 1).map { pow(10, $0) } }

    func position(_ value: Double) -> Double { (log10(value) - first) / (last - first) * length }
  }
}
