import Cassowary

/// Builds the row of a constraint: a sum of terms, merged once, in the coordinates of the view that holds the constraint.
struct RowBuilder {
  private(set) var terms: [LinearExpression.Term] = []
  private(set) var constant = 0.0
  let owner: LayoutView
  /// Lines are measured from the right edge of the owner, to the left.
  let isMirrored: Bool
  /// Both items are the owner, a scroll view, or inside it: its edges mean its content.
  let isInside: Bool

  init(owner: LayoutView, isMirrored: Bool, isInside: Bool) {
    self.owner = owner
    self.isMirrored = isMirrored
    self.isInside = isInside
    terms.reserveCapacity(6)
  }

  mutating func add(_ variable: Variable, _ coefficient: Double) {
    for index in terms.indices where terms[index].variable.id == variable.id {
      terms[index].coefficient += coefficient
      return
    }
    terms.append(LinearExpression.Term(variable, coefficient))
  }

  /// Adds `factor` times an attribute; false if an item is not in the hierarchy.
  mutating func add(_ item: LayoutItem, _ attribute: LayoutAttribute, _ factor: Double) -> Bool {
    if attribute.isSize { return addSize(item, attribute.axis, factor) }
    if attribute.isBaseline { return addBaseline(item, attribute, factor) }
    let axis = attribute.axis
    guard var extent = place(of: item, attribute) else { return false }
    if attribute.isMargin { extent = extent.inset(item.view?.layoutMargins ?? .zero, axis) }
    return add(extent, share(of: attribute), axis, factor, from: item)
  }

  /// How far along the extent the attribute lies.
  private func share(of attribute: LayoutAttribute) -> Double {
    switch attribute {
    case .right, .bottom, .rightMargin, .bottomMargin: 1
    case .leading, .leadingMargin: isMirrored ? 1 : 0
    case .trailing, .trailingMargin: isMirrored ? 0 : 1
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
    default: 0
    }
  }

  private mutating func addSize(_ item: LayoutItem, _ axis: Axis, _ factor: Double) -> Bool {
    guard let extent = item.extent(axis) else { return false }
    add(extent.size, factor)
    constant += factor * extent.sizeConstant
    return true
  }

  /// The extent of an item in its space; the owner's own in the owner's coordinates.
  private func place(of item: LayoutItem, _ attribute: LayoutAttribute) -> AxisExtent? {
    let axis = attribute.axis
    guard item === owner else { return item.extent(axis) }
    if isInside && owner.isScrollable {
      if attribute.kind != .center { return owner.contentExtent(axis) }
      guard var extent = owner.ownExtent(axis) else { return nil }
      extent.originConstant += axis == .horizontal ? owner.scrollOrigin.x : owner.scrollOrigin.y
      return extent
    }
    return owner.ownExtent(axis)
  }

  private mutating func addBaseline(_ item: LayoutItem, _ attribute: LayoutAttribute, _ factor: Double) -> Bool {
    var item = item
    let isFirst = attribute == .firstBaseline
    var baseline = isFirst ? Baseline.top : .bottom
    if let view = item as? LayoutView {
      // A container's baseline is that of a view inside it, which may pass it on in turn.
      var carrier = view
      while true {
        let next = isFirst ? carrier.viewForFirstBaselineLayout : carrier.viewForLastBaselineLayout
        if next === carrier || !next.isDescendant(of: carrier) { break }
        carrier = next
      }
      item = carrier
      baseline = isFirst ? carrier.firstLine : carrier.lastLine
    }
    guard let extent = item === owner ? owner.ownExtent(.vertical) : item.extent(.vertical) else { return false }
    constant += factor * baseline.offset
    return add(extent, baseline.fractionOfHeight, .vertical, factor, from: item)
  }

  /// Adds a line of an extent, and the way from its space up to the owner.
  private mutating func add(
    _ extent: AxisExtent, _ share: Double, _ axis: Axis, _ factor: Double, from item: LayoutItem
  ) -> Bool {
    // Mirrored lines count from the right edge of the owner: its width less the place.
    let factor = isMirrored && axis == .horizontal ? -factor : factor
    if let origin = extent.origin { add(origin, factor) }
    if share != 0 { add(extent.size, factor * share) }
    constant += factor * (extent.originConstant + share * extent.sizeConstant)
    if item !== owner {
      var view = item.space
      while let present = view, present !== owner {
        guard let extent = present.extent(axis), let origin = extent.origin else { return false }
        add(origin, factor)
        let (insets, scrolled) = (present.alignmentInsets, present.scrollOrigin)
        constant -= factor * (insets.minimum(axis) + (axis == .horizontal ? scrolled.x : scrolled.y))
        view = present.parent
      }
      if view == nil { return false }
    }
    if isMirrored && axis == .horizontal {
      guard let whole = isInside ? owner.contentExtent(axis) ?? owner.ownExtent(axis) : owner.ownExtent(axis) else {
        return false
      }
      let insets = owner.alignmentInsets
      add(whole.size, -factor)
      constant -= factor * (insets.left + insets.right)
    }
    return true
  }
}

extension LayoutConstraint {
  /// The row: all terms on the left, the constant on the right. `nil` while an item is missing.
  func makeRow() -> LinearConstraint? {
    guard let owner, let first = firstItem, let builder = build(owner, first) else { return nil }
    // Few have terms that cancel.
    let terms =
      builder.terms.allSatisfy { $0.coefficient != 0 } ? builder.terms : builder.terms.filter { $0.coefficient != 0 }
    return LinearConstraint(LinearExpression(terms), relation, LinearExpression(0 - builder.constant))
  }

  private func build(_ owner: LayoutView, _ first: LayoutItem) -> RowBuilder? {
    var builder = RowBuilder(owner: owner, isMirrored: isMirrored(in: owner), isInside: isInside(owner))
    guard builder.add(first, firstAttribute, 1) else { return nil }
    if let offsets {
      if let item = offsets.firstItem { guard builder.add(item, offsets.firstAttribute, -1) else { return nil } }
      if let item = offsets.secondItem {
        guard builder.add(item, offsets.secondAttribute, multiplier) else { return nil }
      }
    }
    if secondAttribute != .notAnAttribute {
      guard let second = secondItem else { return nil }
      // A multiplier of zero leaves a constant.
      if multiplier != 0 { guard builder.add(second, secondAttribute, -multiplier) else { return nil } }
    }
    builder.subtract(storedConstant)
    return builder
  }

  /// Whether it is measured along a reading direction that runs to the left. The items' direction counts if they agree, else
  /// that of the view that holds the constraint.
  private func isMirrored(in owner: LayoutView) -> Bool {
    guard
      firstAttribute.kind == .directional || secondAttribute.kind == .directional
        || offsets.map({ $0.firstAttribute.kind == .directional || $0.secondAttribute.kind == .directional }) == true
    else { return false }
    if hasDirectionView { return directionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    let direction = firstItem?.view?.effectiveUserInterfaceLayoutDirection
    let other = secondItem?.view?.effectiveUserInterfaceLayoutDirection
    if let direction, other == nil || other == direction { return direction == .rightToLeft }
    return owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Whether it relates a scroll view to its own content.
  private func isInside(_ owner: LayoutView) -> Bool {
    guard owner.isScrollable else { return false }
    for item in [firstItem, secondItem] {
      if let item, item !== owner, item.view !== owner || (item as? LayoutGuide)?.kind == .free { return true }
    }
    return false
  }
}

extension RowBuilder {
  mutating func subtract(_ amount: Double) { constant -= amount }
}
