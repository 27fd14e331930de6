import CassowaryFormats
import CassowaryLayout

/// Tells of the reports of logs. For each file: ``begin(_:)``, then ``unreadable(_:)`` or ``report(_:)`` for each report, then
/// ``end()``.
package protocol LogReporter {
  /// A file comes next; messages call it `file`.
  mutating func begin(_ file: String)
  /// The file cannot be read; people have been told.
  mutating func unreadable(_ reason: String)
  mutating func report(_ finding: LogFinding)
  mutating func end()
  /// No more files.
  mutating func finish()
}

extension LogFinding {
  /// `vertical`, `horizontal`, `both` or `none`.
  var axisWord: String {
    if axes.isEmpty { return "none" }
    if axes.count == 2 { return "both" }
    return axes.contains(.vertical) ? "vertical" : "horizontal"
  }
}
