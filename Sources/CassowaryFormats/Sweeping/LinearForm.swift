/// A value that changes linearly with a parameter.
package struct LinearForm: Hashable, Sendable {
  /// Where the parameter has this value, …
  let anchor: Double
  /// … the quantity has this one.
  let value: Double
  /// By how much it grows when the parameter grows by one.
  package let slope: Double
  /// Whether the constraints leave it open; what is shown then need not be linear.
  package let isOpen: Bool

  init(anchor: Double, value: Double, slope: Double = 0, isOpen: Bool = false) {
    self.anchor = anchor
    self.value = value
    self.slope = slope
    self.isOpen = isOpen
  }

  package func value(at parameter: Double) -> Double { value + slope * (parameter - anchor) }

  /// The parameter at which it has a value; `nil` if it never changes.
  func parameter(at other: Double) -> Double? { slope == 0 ? nil : anchor + (other - value) / slope }

  static func - (left: LinearForm, right: LinearForm) -> LinearForm {
    LinearForm(
      anchor: left.anchor, value: left.value - right.value(at: left.anchor), slope: left.slope - right.slope,
      isOpen: left.isOpen || right.isOpen)
  }

  static func + (left: LinearForm, right: LinearForm) -> LinearForm {
    LinearForm(
      anchor: left.anchor, value: left.value + right.value(at: left.anchor), slope: left.slope + right.slope,
      isOpen: left.isOpen || right.isOpen)
  }

  /// Whether two forms that meet at a parameter are one.
  func continues(_ other: LinearForm, at parameter: Double) -> Bool {
    if isOpen != other.isOpen { return false }
    return isOpen || slope.isNear(other.slope) && value(at: parameter).isNear(other.value(at: parameter))
  }
}

extension Double {
  /// The number with the fewest decimals that is so near: where something was searched for, it is what was meant.
  func simplest(within distance: Double) -> Double {
    var unit = 1.0
    while unit <= 1e12 {
      let rounded = (self * unit).rounded() / unit
      if abs(rounded - self) <= distance { return rounded }
      unit *= 10
    }
    return self
  }

  /// Equal but for rounding.
  func isNear(_ other: Double) -> Bool { abs(self - other) <= SweepLimits.distinct * (1 + abs(other)) }
}
