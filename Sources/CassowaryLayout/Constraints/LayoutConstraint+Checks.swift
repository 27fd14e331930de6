import Cassowary

extension LayoutConstraint {
  /// A constraint between two attributes; as `NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`.
  ///
  /// Stops the program where UIKit raises: no first item, a location against a constant, a size against a location, leading
  /// against left, numbers that are not finite. ``init(checking:attribute:relatedBy:toItem:attribute:multiplier:constant:priority:identifier:location:)``
  /// throws instead.
  public convenience init(
    item: LayoutItem?, attribute: LayoutAttribute, relatedBy relation: LayoutRelation, toItem other: LayoutItem?,
    attribute otherAttribute: LayoutAttribute, multiplier: Double, constant: Double, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    do throws(LayoutError) {
      try self.init(
        checking: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
        multiplier: multiplier, constant: constant, location: SourceLocation(file: file, line: line))
    } catch {
      stop(error.description)
    }
  }

  /// A constraint between two attributes, checked.
  ///
  /// - Throws: ``LayoutError/missingItem(constraint:)``, ``LayoutError/positionNeedsItem(constraint:attribute:)``,
  ///   ``LayoutError/invalidPairing(constraint:first:second:)``, ``LayoutError/mixedDirections(constraint:first:second:)``,
  ///   ``LayoutError/notFinite(what:value:)``, ``LayoutError/invalidPriority(what:value:)``.
  public convenience init(
    checking item: LayoutItem?, attribute: LayoutAttribute, relatedBy relation: LayoutRelation = .equal,
    toItem other: LayoutItem? = nil, attribute otherAttribute: LayoutAttribute = .notAnAttribute,
    multiplier: Double = 1, constant: Double = 0, priority: LayoutPriority = .required, identifier: String? = nil,
    location: SourceLocation? = nil
  ) throws(LayoutError) {
    // A second item without an attribute, or the other way round, says nothing.
    let isBinary = other != nil && otherAttribute != .notAnAttribute
    self.init(
      unchecked: .user, identifier: identifier, item, attribute, relation, isBinary ? other : nil,
      isBinary ? otherAttribute : .notAnAttribute, multiplier: multiplier, constant: constant, priority: priority,
      location: location)
    try check(hasFirstItem: item != nil)
  }

  /// Stops the program if the constraint cannot be meant; for those from anchors, whose types exclude most mistakes.
  func requireSound() {
    do throws(LayoutError) { try check(hasFirstItem: true) } catch { stop(error.description) }
  }

  private func check(hasFirstItem: Bool) throws(LayoutError) {
    if !hasFirstItem { throw .missingItem(constraint: nameForMessages) }
    guard let kind = offsets?.firstAttribute.kind == nil ? firstAttribute.kind : .size else {
      throw .invalidPairing(constraint: nameForMessages, first: firstAttribute, second: secondAttribute)
    }
    if !storedConstant.isFinite { throw .notFinite(what: "the constant of \(nameForMessages)", value: storedConstant) }
    if !multiplier.isFinite { throw .notFinite(what: "the multiplier of \(nameForMessages)", value: multiplier) }
    if !storedPriority.isValid {
      throw .invalidPriority(what: nameForMessages, value: storedPriority.rawValue)
    }
    guard let other = offsets?.secondAttribute.kind == nil ? secondAttribute.kind : .size else {
      // `height == 300` is often written with an attribute left over but no item; for a size that means the constant.
      if kind == .size { return }
      throw .positionNeedsItem(constraint: nameForMessages, attribute: firstAttribute)
    }
    if (kind == .size) != (other == .size) {
      throw .invalidPairing(constraint: nameForMessages, first: firstAttribute, second: secondAttribute)
    }
    if kind != .size && multiplier == 0 {
      throw .positionNeedsItem(constraint: nameForMessages, attribute: firstAttribute)
    }
    if kind != .size && Self.mixes(firstAttribute, secondAttribute) {
      throw .mixedDirections(constraint: nameForMessages, first: firstAttribute, second: secondAttribute)
    }
  }

  /// Leading and trailing against left and right: both are horizontal, but only one turns round.
  private static func mixes(_ first: LayoutAttribute, _ second: LayoutAttribute) -> Bool {
    guard first.axis == .horizontal && second.axis == .horizontal else { return false }
    let kinds = (first.kind, second.kind)
    return kinds == (.directional, .absolute) || kinds == (.absolute, .directional)
  }
}
