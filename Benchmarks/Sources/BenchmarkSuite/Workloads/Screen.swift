/// The screen of W10: rows of an icon, a title that takes what is left, a detail that can be hidden, a badge on the
/// icon that can be removed, and a button; as the plain model that says where everything is.
struct Screen {
  /// The views of a row in the order of their variables.
  enum View: Int, CaseIterable {
    case icon, title, detail, badge, button
  }

  /// What happens to the screen.
  enum Operation {
    case width(row: Int, View, Double)
    case height(row: Int, View, Double)
    case window(Double)
    case hideDetail(row: Int)
    case showDetail(row: Int)
    case removeBadge(row: Int)
    case addBadge(row: Int)
  }

  static let margin = 16.0
  static let spacing = 8.0
  static let detailInset = 4.0
  static let badgeSize = 12.0
  static let badgeOverhang = (x: 6.0, y: 2.0)
  static let firstWindow = 800.0

  let rows: Int
  var widths: [Double]
  var heights: [Double]
  var window = Screen.firstWindow
  var isDetailHidden: [Bool]
  var hasBadge: [Bool]

  /// At least one row, five views each.
  init(size: Int) {
    rows = max(1, size / View.allCases.count)
    widths = []
    heights = []
    for row in 0..<rows {
      widths += [Double(24 + row % 3), 0, Double(60 + row % 7), Self.badgeSize, 44]
      heights += [Double(40 + row % 5), 20, 16, Self.badgeSize, 30]
    }
    isDetailHidden = Array(repeating: false, count: rows)
    hasBadge = Array(repeating: true, count: rows)
  }

  /// Where in `widths` and `heights` a view is; its variables begin at four times that.
  static func index(_ row: Int, _ view: View) -> Int { View.allCases.count * row + view.rawValue }

  mutating func perform(_ operation: Operation) {
    switch operation {
    case .width(let row, let view, let value): widths[Self.index(row, view)] = value
    case .height(let row, let view, let value): heights[Self.index(row, view)] = value
    case .window(let value): window = value
    case .hideDetail(let row): isDetailHidden[row] = true
    case .showDetail(let row): isDetailHidden[row] = false
    case .removeBadge(let row): hasBadge[row] = false
    case .addBadge(let row): hasBadge[row] = true
    }
  }

  /// `left`, `top`, `width` and `height` of every view, then the window's width. NaN for badges that are not there.
  var values: [Double] {
    var values: [Double] = []
    values.reserveCapacity(4 * widths.count + 1)
    var top = Self.margin
    for row in 0..<rows {
      let icon = Self.index(row, .icon)
      let (iconWidth, iconHeight) = (widths[icon], heights[icon])
      let detailWidth = isDetailHidden[row] ? 0 : widths[icon + 2]
      let detailGap = isDetailHidden[row] ? 0 : Self.spacing
      let buttonLeft = window - Self.margin - widths[icon + 4]
      let detailLeft = buttonLeft - Self.spacing - detailWidth
      let titleLeft = Self.margin + iconWidth + Self.spacing
      values += [Self.margin, top, iconWidth, iconHeight]
      values += [titleLeft, top, detailLeft - detailGap - titleLeft, heights[icon + 1]]
      values += [detailLeft, top + Self.detailInset, detailWidth, heights[icon + 2]]
      if hasBadge[row] {
        let overhang = Self.badgeOverhang
        values += [Self.margin + iconWidth - overhang.x, top - overhang.y, Self.badgeSize, Self.badgeSize]
      } else {
        values += Array(repeating: .nan, count: 4)
      }
      values += [buttonLeft, top, widths[icon + 4], heights[icon + 4]]
      top += iconHeight + Self.spacing
    }
    values.append(window)
    return values
  }

  /// Operations in the proportions of an app, each of which means something when its turn comes: 70 % constants and
  /// edits, 20 % hiding and showing, 10 % adding and removing.
  static func script(size: Int, count: Int) -> [Operation] {
    var numbers = SeededNumbers(seed: 10)
    var screen = Screen(size: size)
    return (0..<count).map { _ in
      let row = numbers.below(screen.rows)
      let operation: Operation
      switch numbers.below(100) {
      case ..<18: operation = .width(row: row, numbers.below(2) == 0 ? .icon : .button, Double(20 + numbers.below(40)))
      case ..<35:
        let view = [View.icon, .title, .detail, .button][numbers.below(4)]
        operation = .height(row: row, view, Double(20 + numbers.below(40)))
      case ..<70: operation = .window(Double(400 + numbers.below(800)))
      case ..<90: operation = screen.isDetailHidden[row] ? .showDetail(row: row) : .hideDetail(row: row)
      default: operation = screen.hasBadge[row] ? .removeBadge(row: row) : .addBadge(row: row)
      }
      screen.perform(operation)
      return operation
    }
  }
}
