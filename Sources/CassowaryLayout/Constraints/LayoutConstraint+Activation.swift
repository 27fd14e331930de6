extension LayoutConstraint {
  /// Whether the constraint takes part in the layout. Setting it to true needs both items in one view hierarchy, and stops the
  /// program if they are not, as UIKit does; ``activate(checking:)`` throws instead.
  public var isActive: Bool {
    get { owner != nil }
    set {
      if newValue { Self.activate([self]) } else { deactivate() }
    }
  }

  /// Activates constraints; those that are active already stay so.
  ///
  /// All items must be in one view hierarchy. Where UIKit would raise halfway, nothing has been activated when the program
  /// stops; ``activate(checking:)`` throws instead.
  public static func activate(_ constraints: [LayoutConstraint]) {
    do throws(LayoutError) { try activate(checking: constraints) } catch { stop(error.description) }
  }

  /// Activates all of the constraints or, if one cannot be, none.
  ///
  /// - Throws: ``LayoutError/noCommonAncestor(constraint:first:second:)``, ``LayoutError/missingItem(constraint:)``.
  public static func activate(checking constraints: [LayoutConstraint]) throws(LayoutError) {
    var owners: [LayoutView?] = []
    owners.reserveCapacity(constraints.count)
    for constraint in constraints { owners.append(try constraint.findOwner()) }
    for (constraint, owner) in zip(constraints, owners) where constraint.owner == nil {
      owner?.hold(constraint)
    }
  }

  /// Deactivates constraints; those that are not active stay so.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  func deactivate() { owner?.release(self) }

  /// Visits the items that are still there.
  func visitItems(_ body: (LayoutItem) -> Void) {
    if let firstItem { body(firstItem) }
    if let secondItem { body(secondItem) }
    if let offsets {
      if let item = offsets.firstItem { body(item) }
      if let item = offsets.secondItem { body(item) }
    }
  }

  /// The nearest common ancestor of all items. A guide that no view owns gives none: such a constraint stays inactive, as in
  /// UIKit.
  private func findOwner() throws(LayoutError) -> LayoutView? {
    guard let first = firstItem else { throw .missingItem(constraint: nameForMessages) }
    guard var owner = first.view else { return nil }
    if let item = secondItem, try !find(&owner, around: item, first) { return nil }
    if let offsets {
      if let item = offsets.firstItem, try !find(&owner, around: item, first) { return nil }
      if let item = offsets.secondItem, try !find(&owner, around: item, first) { return nil }
    }
    if secondItem == nil && secondAttribute != .notAnAttribute { throw .missingItem(constraint: nameForMessages) }
    return owner
  }

  /// Goes outwards from an owner until it is around another item, too; false if no view owns that.
  private func find(
    _ owner: inout LayoutView, around item: LayoutItem, _ first: LayoutItem
  ) throws(LayoutError) -> Bool {
    guard let view = item.view else { return false }
    guard let common = owner.commonAncestor(with: view) else {
      throw .noCommonAncestor(
        constraint: nameForMessages, first: first.nameForMessages + "." + firstAttribute.name,
        second: item.nameForMessages + "." + secondAttribute.name)
    }
    owner = common
    return true
  }
}
