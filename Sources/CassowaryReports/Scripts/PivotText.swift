import Cassowary
import CassowaryFormats

/// The solver's steps in words, so that a person can follow the simplex method on a small system.
enum PivotText {
  /// The statement, then one line for each step.
  static func lines(
    of pivots: [PivotRecord], statement: String, file: String, position: SourcePosition
  ) -> [String] {
    ["\(file):\(position.line):\(position.column): \(statement)"] + pivots.map { "  " + text($0) }
  }

  /// `dual pivot: mid enters, pin m leaves: its error …`
  private static func text(_ pivot: PivotRecord) -> String {
    var parts: [String] = []
    if let entering = pivot.entering { parts.append("\(entering) enters") }
    if let leaving = pivot.leaving { parts.append("\(leaving) leaves") }
    let exchange = parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")
    return "\(name(pivot.kind))\(exchange): \(pivot.reason)"
  }

  private static func name(_ kind: PivotRecord.Kind) -> String {
    switch kind {
    case .fresh: "fresh"
    case .dual: "dual pivot"
    case .primal: "primal pivot"
    case .flip: "flip"
    case .unpin: "unpin"
    case .handOver: "hand-over"
    case .refactor: "refactoring"
    case .restart: "restart"
    }
  }
}
