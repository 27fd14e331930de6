/// A real unknown of a solver: a cheap handle, two words of 32 bits, that stays valid in copies of the solver.
///
/// A variable stores neither its value nor its name; ask the ``Solver`` for them. Because `==` between variables
/// *builds a constraint*, a variable is not `Equatable`: compare, hash and index by ``id``.
public struct Variable: Sendable {
  /// Where the solver keeps the variable.
  public let id: ID

  /// Tells this variable from earlier and later owners of the same slot, and from variables of other solvers.
  let stamp: UInt32

  init(index: Int32, stamp: UInt32) {
    self.id = ID(slot: index)
    self.stamp = stamp
  }

  /// The index of the variable's slot: dense, from 0, reused after the variable was removed. Made for tables.
  public struct ID: Hashable, Comparable, Sendable {
    @usableFromInline let slot: Int32

    init(slot: Int32) { self.slot = slot }

    /// The position in a table with one entry per variable.
    @inlinable
    public var index: Int { Int(slot) }

    /// Orders by ``index``.
    public static func < (left: ID, right: ID) -> Bool { left.slot < right.slot }
  }
}
