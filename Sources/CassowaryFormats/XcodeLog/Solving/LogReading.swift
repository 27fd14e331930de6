import CassowaryLayout

/// How to read what the text of a report leaves open.
struct LogReading {
  /// Whether text runs from left to right.
  var direction = LayoutDirection.leftToRight
  /// Whether a left margin cannot lie right of the right one.
  var ordersMargins = false
  /// Whether multiples of places count from the corner of the view around, and not all from one corner.
  var placesCountFromContainer = false
  /// Whether the edges of a margins guide are the margins of its view.
  var linksMargins = false

  /// Every way to read a report that makes a difference, the usual ones first.
  static func all(of report: LogReport) -> [LogReading] {
    let rows = report.constraints.flatMap(\.rows)
    let terms = rows.flatMap(\.terms)
    let directions: [LayoutDirection] =
      terms.contains { $0.attribute.isAbsolute } ? [.leftToRight, .rightToLeft] : [.leftToRight]
    let orders = terms.contains { $0.attribute.isMargin } ? [false, true] : [false]
    let counts = rows.contains { $0.isMultipleOfPlace } ? [false, true] : [false]
    let links = orders.count > 1 && !report.marginsGuides.isEmpty ? [false, true] : [false]
    return links.flatMap { links in
      counts.flatMap { counts in
        orders.flatMap { orders in
          directions.map { direction in
            LogReading(
              direction: direction, ordersMargins: orders, placesCountFromContainer: counts, linksMargins: links)
          }
        }
      }
    }
  }
}

extension LayoutAttribute {
  fileprivate var isMargin: Bool { name.hasSuffix("Margin") || name.hasSuffix("WithinMargins") }
}

extension LogReport {
  /// The margins guides whose views are known.
  var marginsGuides: [(guide: Int, view: Int)] {
    items.indices.compactMap { index in
      guard items[index].title == "UIViewLayoutMarginsGuide" else { return nil }
      return superviews[index].map { (index, $0) }
    }
  }
}
