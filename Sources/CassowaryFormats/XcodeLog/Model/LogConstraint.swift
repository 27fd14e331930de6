import CassowaryLayout

/// A constraint of a log.
package struct LogConstraint: Sendable {
  /// `NSLayoutConstraint`
  package let className: String
  /// `0x600002a4b7d0`, or the key that a library printed in its place.
  package let address: String
  package let identifier: String?
  /// Where a library says it was made, as `RowCell.swift#88`.
  package let source: String?
  /// What it says: one row, or more for a chain or a content size.
  package internal(set) var rows: [LogRow]
  /// Where the log has it.
  package let position: SourcePosition

  /// The axes along which its rows measure.
  package var axes: Set<Axis> { Set(rows.flatMap { $0.terms.map(\.attribute.axis) }) }
}
