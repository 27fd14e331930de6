/// What a frame and an autoresizing mask say along one axis: `min + positionBySize * size - positionByParent * P ==
/// positionConstant` and `size - sizeByParent * P == sizeConstant`, with P the superview's extent.
///
/// Edges are fixed, not centres, as UIKit has done for long. Constants are what is missing from the given frame, so that it
/// comes out as it went in. Where there is nothing to be in proportion to, ratios are zero and the frame stays.
struct MaskRule: Equatable {
  var positionBySize = 0.0
  var positionByParent = 0.0
  var positionConstant: Double
  var sizeByParent = 0.0
  var sizeConstant: Double

  /// A frame that reaches from `minimum` over `size` in a superview of `parent`.
  init(minimum: Double, size: Double, parent: Double, flexible: (minimum: Bool, size: Bool, maximum: Bool)) {
    let maximum = parent - minimum - size
    switch flexible {
    case (false, false, _): break
    case (true, false, false): positionByParent = 1
    case (true, false, true):
      // The free space keeps its proportion.
      positionByParent = Self.ratio(minimum, minimum + maximum)
      positionBySize = positionByParent
    case (false, true, false): sizeByParent = 1
    case (true, true, false):
      sizeByParent = Self.ratio(size, minimum + size)
      positionBySize = 1
      positionByParent = 1
    case (false, true, true): sizeByParent = Self.ratio(size, size + maximum)
    case (true, true, true):
      sizeByParent = Self.ratio(size, parent)
      positionByParent = Self.ratio(minimum, parent)
    }
    positionConstant = minimum + positionBySize * size - positionByParent * parent
    sizeConstant = size - sizeByParent * parent
  }

  private static func ratio(_ part: Double, _ whole: Double) -> Double { whole == 0 ? 0 : part / whole }
}
