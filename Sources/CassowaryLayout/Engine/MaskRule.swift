/// What a frame and an autoresizing mask say along one axis: `min + positionBySize * size - positionByParent * P ==
/// positionConstant` and `size - sizeByParent * P == sizeConstant`, with P the superview's extent.
///
/// Source: the table of section 2.11 of the behavioural specification, in its newer form, which fixes the edge and not the
/// centre. Where the superview has no extent yet, ratios count as zero.
struct MaskRule: Equatable {
  var positionBySize = 0.0
  var positionByParent = 0.0
  var positionConstant: Double
  var sizeByParent = 0.0
  var sizeConstant: Double

  /// A frame that reaches from `minimum` over `size` in a superview of `parent`.
  init(minimum: Double, size: Double, parent: Double, flexible: (minimum: Bool, size: Bool, maximum: Bool)) {
    let maximum = parent - minimum - size
    positionConstant = minimum
    sizeConstant = size
    switch flexible {
    case (false, false, _): break
    case (true, false, false):
      positionByParent = 1
      positionConstant = -(maximum + size)
    case (true, false, true):
      // The free space keeps its proportion.
      let ratio = Self.ratio(minimum, minimum + maximum)
      positionByParent = ratio
      positionBySize = ratio
      positionConstant = 0
    case (false, true, false):
      sizeByParent = 1
      sizeConstant = -(minimum + maximum)
    case (true, true, false):
      sizeByParent = Self.ratio(size, parent - maximum)
      sizeConstant = -sizeByParent * maximum
      positionBySize = 1
      positionByParent = 1
      positionConstant = -maximum
    case (false, true, true):
      sizeByParent = Self.ratio(size, parent - minimum)
      sizeConstant = -sizeByParent * minimum
    case (true, true, true):
      sizeByParent = Self.ratio(size, parent)
      sizeConstant = 0
      positionByParent = Self.ratio(minimum, parent)
      positionConstant = 0
    }
  }

  private static func ratio(_ part: Double, _ whole: Double) -> Double { whole == 0 ? 0 : part / whole }
}
