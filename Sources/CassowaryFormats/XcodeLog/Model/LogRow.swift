import Cassowary
import CassowaryLayout

/// One equation or inequality: `left relation right + constant`.
package struct LogRow: Hashable, Sendable {
  /// A line or extent of an item, times a number.
  package struct Term: Hashable, Sendable {
    /// The index of the report's item.
    package internal(set) var item: Int
    package let attribute: LayoutAttribute
    package internal(set) var coefficient = 1.0
  }

  package internal(set) var left: [Term]
  package internal(set) var relation: Relation
  package internal(set) var right: [Term]
  package internal(set) var constant: Double
  /// 1000 is required.
  package internal(set) var priority = 1000.0

  package var terms: [Term] { left + right }
  package var isRequired: Bool { priority >= 1000 }

  /// A place without anything to compare it with is meant in the superview: masks print `V.midX == 30`.
  var isPlaceInSuperview: Bool {
    guard right.isEmpty, left.count == 1 else { return false }
    return left[0].attribute != .width && left[0].attribute != .height
  }
}
