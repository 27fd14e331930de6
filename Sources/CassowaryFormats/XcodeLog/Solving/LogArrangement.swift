import Cassowary
import CassowaryLayout

extension LogFinding {
  /// A frame for every item, by index, with everything that holds without the constraint set aside; what nothing decides is
  /// chosen so that there is something to see. `nil` if the numbers are too hard or too large to be drawn.
  package func arrangement() -> [Rect]? {
    var system = LogSystem(report, LogReading(direction: conflict?.direction ?? .leftToRight))
    var rows: [[LogSystem.Row]] = []
    for index in report.constraints.indices where index != setAside { rows.append(system.rows(of: index)) }
    let corners = report.items.indices.map { item in
      [LayoutAttribute.left, .top, .width, .height].map { system.expression(item, $0) }
    }
    do throws(SolverError) {
      var added: [Constraint] = []
      _ = try system.add(system.impliedRows(), &added)
      for rows in rows {
        // What does not go with the rest either is not drawn.
        added = []
        _ = try system.add(rows, &added)
      }
      for (index, corner) in corners.enumerated() {
        try system.solver.add(corner[2] == 120, .weak)
        try system.solver.add(corner[3] == 60, .weak)
        try system.solver.add(corner[0] == Double(index) * 12, 1)
        try system.solver.add(corner[1] == Double(index) * 12, 1)
      }
    } catch {
      return nil
    }
    let frames = corners.map { corner in
      let values = corner.map { system.solver.value($0) }
      let isMirrored = system.reading.direction == .rightToLeft
      return Rect(
        x: isMirrored ? -values[0] - values[2] : values[0], y: values[1], width: values[2], height: values[3])
    }
    return frames.allSatisfy { max(abs($0.minX), abs($0.minY), $0.width, $0.height) < 1e7 } ? frames : nil
  }
}
