/// The views of W9 in words that a driver for trees understands; `Drivers/YogaDriver.cpp` has the grammar of the text.
struct TreeProgram {
  enum Step {
    case resize(Double)
    case hide(Int)
    case show(Int)
  }

  var rows: Int
  /// The width at the beginning.
  var width: Double
  var steps: [Step] = []

  /// The text for a driver.
  var text: String {
    let (icon, badge, margin) = (RowsWorkload.icon, RowsWorkload.badge, RowsWorkload.margin)
    var text = "list \(rows) \(width) \(RowsWorkload.rowSpacing)\n"
    text += "row \(margin.x) \(margin.y) \(RowsWorkload.spacing) \(icon.width) \(icon.height)"
    text += " \(RowsWorkload.titleHeight) \(badge.width) \(badge.height)\n"
    for row in 0..<rows { text += "title \(row) \(RowsWorkload.titleWidth(row))\n" }
    for step in steps {
      switch step {
      case .resize(let width): text += "resize \(width)\n"
      case .hide(let row): text += "hide \(row)\n"
      case .show(let row): text += "show \(row)\n"
      }
    }
    return text + "end\n"
  }
}
