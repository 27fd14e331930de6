/// W10: ten thousand operations on a screen of 500 views, mixed as in an app; see ``Screen``.
struct MixedWorkload: Workload {
  let name = "W10"
  let title = "mixed: operations of all kinds on a screen"
  let sizes = [500]
  let stepsRepeat = false

  func constraintCount(size: Int) -> Int { 28 * Screen(size: size).rows }

  func stepCount(size: Int) -> Int { 10_000 }

  func answers(size: Int) -> (Int?) -> [Double]? {
    let script = Screen.script(size: size, count: stepCount(size: size))
    var screen = Screen(size: size)
    var done = 0
    return { step in
      let wanted = step.map { $0 + 1 } ?? 0
      if wanted < done { (screen, done) = (Screen(size: size), 0) }
      for operation in script[done..<wanted] { screen.perform(operation) }
      done = wanted
      return screen.values
    }
  }

  func ours(size: Int) -> any Session {
    SolverSession(MixedRun(size: size, script: Screen.script(size: size, count: stepCount(size: size))))
  }

  func program(size: Int) -> PeerProgram? {
    var writer = ScreenProgram(screen: Screen(size: size))
    writer.build()
    for operation in Screen.script(size: size, count: stepCount(size: size)) { writer.step(operation) }
    return writer.program
  }
}

/// Writes the screen down for peers. None of them can change a constant: the constraint is replaced.
private struct ScreenProgram {
  var program = PeerProgram()
  let screen: Screen
  /// The wish for the width and the height of every view.
  var widthRows: [Int] = []
  var heightRows: [Int] = []
  /// What is exchanged when a row's detail is hidden: its width and the gap before it, then what hiding puts there.
  var gaps: [Int] = []
  var zeros: [Int] = []
  var joints: [Int] = []
  var badges: [[Int]] = []

  init(screen: Screen) { self.screen = screen }

  private var window: Int { 4 * screen.widths.count }

  mutating func build() {
    program.addVariables(window + 1)
    widthRows = Array(repeating: -1, count: screen.widths.count)
    heightRows = widthRows
    for row in 0..<screen.rows { addRow(row) }
    program.perform(.edit(variable: window, priority: .strong))
    program.perform(.suggest(variable: window, value: Screen.firstWindow))
  }

  private mutating func addRow(_ row: Int) {
    let icon = 4 * Screen.index(row, .icon)
    let (title, detail, badge, button) = (icon + 4, icon + 8, icon + 12, icon + 16)
    let spacing = Screen.spacing
    program.add([(1, icon)], .equal, Screen.margin)
    if row == 0 {
      program.add([(1, icon + 1)], .equal, Screen.margin)
    } else {
      program.add([(1, icon + 1), (-1, icon - 19), (-1, icon - 17)], .equal, spacing)
    }
    program.add([(1, title), (-1, icon), (-1, icon + 2)], .equal, spacing)
    gaps.append(program.add([(1, detail), (-1, title), (-1, title + 2)], .equal, spacing))
    program.add([(1, button), (-1, detail), (-1, detail + 2)], .equal, spacing)
    program.add([(1, button), (1, button + 2), (-1, window)], .equal, -Screen.margin)
    program.add([(1, title + 1), (-1, icon + 1)], .equal, 0)
    program.add([(1, detail + 1), (-1, icon + 1)], .equal, Screen.detailInset)
    program.add([(1, button + 1), (-1, icon + 1)], .equal, 0)
    badges.append([
      program.add([(1, badge), (-1, icon), (-1, icon + 2)], .equal, -Screen.badgeOverhang.x),
      program.add([(1, badge + 1), (-1, icon + 1)], .equal, -Screen.badgeOverhang.y),
      program.add([(1, badge + 2)], .equal, Screen.badgeSize),
      program.add([(1, badge + 3)], .equal, Screen.badgeSize),
    ])
    for view in [Screen.View.icon, .title, .detail, .button] {
      let index = Screen.index(row, view)
      program.add([(1, 4 * index + 2)], .greaterThanOrEqual, 0)
      program.add([(1, 4 * index + 3)], .greaterThanOrEqual, 0)
      if view != .title { widthRows[index] = wish(4 * index + 2, screen.widths[index]) }
      heightRows[index] = wish(4 * index + 3, screen.heights[index])
    }
    zeros.append(program.row([(1, detail + 2)], .equal, 0))
    joints.append(program.row([(1, detail), (-1, title), (-1, title + 2)], .equal, 0))
  }

  private mutating func wish(_ variable: Int, _ value: Double) -> Int {
    program.add([(1, variable)], .equal, value, priority: .strong)
  }

  mutating func step(_ operation: Screen.Operation) {
    program.beginStep()
    switch operation {
    case .width(let row, let view, let value):
      let index = Screen.index(row, view)
      program.perform(.remove(widthRows[index]))
      widthRows[index] = wish(4 * index + 2, value)
    case .height(let row, let view, let value):
      let index = Screen.index(row, view)
      program.perform(.remove(heightRows[index]))
      heightRows[index] = wish(4 * index + 3, value)
    case .window(let value): program.perform(.suggest(variable: window, value: value))
    case .hideDetail(let row):
      exchange(widthRows[Screen.index(row, .detail)], for: zeros[row])
      exchange(gaps[row], for: joints[row])
    case .showDetail(let row):
      exchange(zeros[row], for: widthRows[Screen.index(row, .detail)])
      exchange(joints[row], for: gaps[row])
    case .removeBadge(let row): for number in badges[row] { program.perform(.remove(number)) }
    case .addBadge(let row): for number in badges[row] { program.perform(.add(number)) }
    }
  }

  private mutating func exchange(_ old: Int, for new: Int) {
    program.perform(.remove(old))
    program.perform(.add(new))
  }
}
