// The longest constraint lines that people write against the layout's operators. Type-checked under a limit by
// CompileTimeTests; never built.
import CassowaryLayout

func use(_ constraint: LayoutConstraint) {}

func screen(_ a: LayoutView, _ b: Label, _ c: StackView, _ d: LayoutGuide, gap: Double, count: Int) {
  use(a.leading == b.trailing + 8 + 4 + 2 * 8 + gap + gap * 2 - 1.5 ! 750)
  use(a.width == 2 * (b.height - 4) / 3 + gap / 2 + Double(count) * 8 - 16.5 ! .defaultHigh - 1)
  use(2 * 3 * a.width + 4 / 2 - 1 >= (b.width * 0.5 + 8) / 4 - 2 * gap * 3 + 1 ! .required - 1)
  use(a.width == count * b.width + count * 8 + 2 ! 999.5)
  use(0.5 * (a.centerX + 8) - 4 <= c.safeAreaLayoutGuide.centerX * 2 / 3 + gap)
}

func tenInOneLine(_ a: LayoutView, _ b: LayoutView, _ c: LayoutView, _ d: LayoutGuide, gap: Double)
  -> [LayoutConstraint]
{
  [
    a.leading == b.trailing + 8 ! 750, a.top == b.bottom + 2 * gap ! 999, a.width == 2 * b.height - 4, a.width >= 100,
    b.leading >= c.trailing - gap / 2 ! .defaultLow, b.height <= 0.5 * c.height + 16 ! 999.5, c.bottom == d.bottom - 34,
    c.centerX == 0.5 * d.trailing + 1, d.height == 44 ! .required - 1, 100 <= d.width,
  ]
}

func block(_ a: LayoutView, _ b: LayoutView, rows: [LayoutView], isWide: Bool, gap: Double) {
  LayoutConstraint.activate {
    a.leading == b.leading + 8 ! 750
    a.trailing == b.trailing - 8 ! 750
    a.top == b.top + 2 * gap + 4
    a.bottom <= b.bottom - 2 * gap - 4 ! .defaultHigh + 1
    if isWide {
      a.width <= 480
      a.height == 0.5 * a.width + 8
    } else {
      a.width == 0.5 * b.width - 16 ! 999
    }
    for row in rows {
      row.height == 44
      row.width == a.width - 2 * gap ! 999
    }
    a.firstBaseline == b.lastBaseline + 20
  }
}
