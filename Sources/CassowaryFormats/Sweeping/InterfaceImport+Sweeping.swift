import CassowaryLayout

extension InterfaceImport {
  /// The sizes along an axis at which a screen becomes another one, beside its other extent.
  static func turningPoints(along axis: Axis, beside other: Double) -> [Double] {
    let sides = [other, InterfaceTraits.tabletSide, InterfaceTraits.largePhoneSide]
    return axis == .horizontal ? sides + [wideScreen] : sides
  }
}
