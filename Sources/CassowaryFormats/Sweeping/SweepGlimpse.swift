import CassowaryLayout

/// As much of a layout at one value of the parameter as it takes to compare it with what was foretold.
protocol SweepGlimpse {
  var at: Double { get }
  var outline: SweepOutline { get }
  /// By the outline's entries.
  var values: [Double] { get }
  /// By the outline's entries, whether it could be elsewhere at no cost.
  var isOpen: [Bool] { get }
  /// What the constraints say that are set aside.
  var setAside: [String] { get }
  /// Keys of the preferences that are given up and speak of nothing open.
  var settledKeys: Set<String> { get }
  /// False if margins and frames go on changing one another.
  var isSettled: Bool { get }
}

extension SweepGlimpse {
  /// By how much it differs from what a cell foretells from another one; infinite if in more than numbers, 0 if not at all.
  /// What is open may be anywhere.
  func difference(from cell: SweepModel.Cell, of other: SweepSample) -> Double {
    guard outline.isLike(other.outline), isSettled == other.isSettled, setAside == other.setAside,
      !cell.forms.isEmpty || !isSettled
    else { return .infinity }
    if cell.forms.isEmpty { return 0 }
    guard values.count == cell.forms.count, isOpen == cell.forms.map(\.isOpen) else { return .infinity }
    var greatest = 0.0
    for (value, form) in zip(values, cell.forms) where !form.isOpen {
      let difference = abs(value - form.value(at: at))
      if difference > SweepLimits.agreement * (1 + abs(value) / 1000) { greatest = max(greatest, difference) }
    }
    // Another text height may change nothing but what gives way. Where several solutions are as good, they need not agree.
    if greatest == 0, settledKeys != cell.settledKeys { return .infinity }
    return greatest
  }
}
