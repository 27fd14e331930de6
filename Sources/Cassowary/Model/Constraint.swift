/// A constraint that a solver holds: a cheap handle, valid in copies of the solver until the constraint is removed.
///
/// Made by ``Solver/add(_:_:name:file:line:)``. What it says is a ``LinearConstraint``.
public struct Constraint: Hashable, Sendable {
  /// Where the solver keeps the constraint.
  public let id: ID

  /// Tells this constraint from earlier and later owners of the same slot, and from constraints of other solvers.
  let stamp: UInt32

  init(index: Int32, stamp: UInt32) {
    self.id = ID(slot: index)
    self.stamp = stamp
  }

  /// The index of the constraint's slot: dense, from 0, reused after the constraint was removed. Made for tables.
  public struct ID: Hashable, Comparable, Sendable {
    let slot: Int32

    /// The position in a table with one entry per constraint.
    public var index: Int { Int(slot) }

    /// Orders by ``index``.
    public static func < (left: ID, right: ID) -> Bool { left.slot < right.slot }
  }
}
