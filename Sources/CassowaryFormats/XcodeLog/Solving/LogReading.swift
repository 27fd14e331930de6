import CassowaryLayout

/// How to read what the text of a report leaves open.
struct LogReading {
  /// Whether text runs from left to right.
  var direction = LayoutDirection.leftToRight
  /// Whether a left margin cannot lie right of the right one.
  var ordersMargins = false
  /// Whether multiples of places count from the corner of the view around, and not all from one corner.
  var placesCountFromContainer = false

  /// Every way to read a report, the usual ones first.
  static let all = [false, true].flatMap { counts in
    [false, true].flatMap { orders in
      [LayoutDirection.leftToRight, .rightToLeft].map { direction in
        LogReading(direction: direction, ordersMargins: orders, placesCountFromContainer: counts)
      }
    }
  }
}
