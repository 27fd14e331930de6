import Cassowary
import CassowaryLayout

/// What can be asked of a view or guide.
package enum QuantityWord: String, CaseIterable, Sendable {
  case x, y, width, height, left, right, leading, trailing, top, bottom, centerX, centerY

  private var axis: Axis {
    switch self {
    case .y, .height, .top, .bottom, .centerY: .vertical
    default: .horizontal
    }
  }

  /// By the solver's variables; `nil` for places of the root, which has none.
  func expression(of item: LayoutItem, in inspection: LayoutInspection, isReversed: Bool) -> LinearExpression? {
    guard let size = inspection.variable(of: item, axis, isSize: true) else { return nil }
    let origin = inspection.variable(of: item, axis, isSize: false)
    return value(origin.map { LinearExpression($0) }, LinearExpression(size), isReversed: isReversed) {
      $0 + $1 * $2
    }
  }

  /// As a frame has it.
  func value(of frame: Rect, isReversed: Bool) -> Double? {
    let isVertical = axis == .vertical
    return value(
      isVertical ? frame.minY : frame.minX, isVertical ? frame.height : frame.width, isReversed: isReversed
    ) { $0 + $1 * $2 }
  }

  private func value<Number>(
    _ origin: Number?, _ size: Number, isReversed: Bool, sum: (Number, Number, Double) -> Number
  ) -> Number? {
    switch self {
    case .width, .height: size
    case .x, .y, .left, .top: origin
    case .right, .bottom: origin.map { sum($0, size, 1) }
    case .leading: origin.map { isReversed ? sum($0, size, 1) : $0 }
    case .trailing: origin.map { isReversed ? $0 : sum($0, size, 1) }
    case .centerX, .centerY: origin.map { sum($0, size, 0.5) }
    }
  }
}
