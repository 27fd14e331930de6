/// W9: a vertical stack of rows, each a horizontal stack of an icon, a title that grows and a badge, with margins;
/// through `CassowaryLayout`.
struct RowsWorkload: Workload {
  enum Change: String {
    /// The root gets another width: every row and title changes, and every badge moves.
    case resize
    /// A row is hidden, or shown again: the rows below move.
    case toggle
  }

  let change: Change
  let sizes = [10, 100, 1000, 3000]

  static let margin = (x: 16.0, y: 8.0)
  static let spacing = 8.0
  static let rowSpacing = 4.0
  static let icon = (width: 24.0, height: 24.0)
  static let badge = (width: 30.0, height: 18.0)
  static let titleHeight = 20.0

  static func titleWidth(_ row: Int) -> Double { Double(100 + row % 50) }

  var name: String { "W9-\(change.rawValue)" }

  var title: String {
    switch change {
    case .resize: "stacks of views: resize the window"
    case .toggle: "stacks of views: hide and show a row"
    }
  }

  /// The root's width at the beginning (nil) and after each step.
  static func width(after step: Int?) -> Double { Double(390 + (step.map { ($0 + 1) * 37 % 200 } ?? 0)) }

  /// The row whose turn it is; never the first one, before which there is no spacing.
  static func row(turn: Int, size: Int) -> Int { 1 + turn * 7919 % (size - 1) }

  /// Nobody counts the constraints that stacks make.
  func constraintCount(size: Int) -> Int { 0 }

  func stepCount(size: Int) -> Int { change == .resize || size > 1 ? 200 : 0 }

  /// The frames in their superviews: the stack's, then each row's, its icon's, its title's and its badge's.
  func answers(size: Int) -> (Int?) -> [Double]? {
    { step in
      let width = Self.width(after: change == .resize ? step : nil)
      let hidden = change == .toggle ? step.flatMap { $0 % 2 == 0 ? Self.row(turn: $0 / 2, size: size) : nil } : nil
      let pitch = 2 * Self.margin.y + Self.icon.height + Self.rowSpacing
      let shown = Double(hidden == nil ? size : size - 1)
      var values = [0, 0, width, shown * pitch - Self.rowSpacing]
      for row in 0..<size {
        if row == hidden {
          values += Array(repeating: .nan, count: 16)
          continue
        }
        let above = Double(hidden.map { $0 < row ? row - 1 : row } ?? row)
        let (x, y) = Self.margin
        let (icon, badge) = (Self.icon, Self.badge)
        let titleX = x + icon.width + Self.spacing
        let badgeX = width - x - badge.width
        values += [0, above * pitch, width, pitch - Self.rowSpacing]
        values += [x, y, icon.width, icon.height]
        values += [titleX, y, badgeX - Self.spacing - titleX, icon.height]
        values += [badgeX, y, badge.width, icon.height]
      }
      return values
    }
  }

  func ours(size: Int) -> any Session { RowsSession(change: change, size: size) }

  func tree(size: Int) -> TreeProgram? {
    var program = TreeProgram(rows: size, width: Self.width(after: nil))
    for step in 0..<stepCount(size: size) {
      switch change {
      case .resize: program.steps.append(.resize(Self.width(after: step)))
      case .toggle:
        let row = Self.row(turn: step / 2, size: size)
        program.steps.append(step % 2 == 0 ? .hide(row) : .show(row))
      }
    }
    return program
  }
}
