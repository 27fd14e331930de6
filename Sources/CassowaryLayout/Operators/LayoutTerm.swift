/// One side of a constraint in operator syntax: `multiplier * item.attribute + constant`.
struct LayoutTerm {
  /// Nil for a plain number.
  var item: LayoutItem?
  var attribute: LayoutAttribute
  var multiplier = 1.0
  var constant = 0.0

  init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }

  init(_ number: Double) {
    item = nil
    attribute = .notAnAttribute
    multiplier = 0
    constant = number
  }

  func adding(_ number: Double) -> LayoutTerm {
    var result = self
    result.constant += number
    return result
  }

  func scaled(by factor: Double) -> LayoutTerm {
    var result = self
    result.multiplier *= factor
    result.constant *= factor
    return result
  }

  /// Each number rounded once, so that a third is as exact as can be.
  func divided(by divisor: Double) -> LayoutTerm {
    var result = self
    result.multiplier /= divisor
    result.constant /= divisor
    return result
  }
}
