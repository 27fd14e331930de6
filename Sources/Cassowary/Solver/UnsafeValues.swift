/// The values of all variables of a solver, readable inside ``Solver/withValues(_:)``.
///
/// Inlinable, with a pointer at the bottom of it: through a call each value takes three times as long, and reading is what
/// programs do most.
@safe
public struct Values: ~Copyable {
  @usableFromInline let base: UnsafePointer<Double>
  /// One more than the largest ``Variable/ID/index`` ever in use.
  public let count: Int

  init(_ values: borrowing FlatArray<Double>) {
    unsafe base = values.pointer
    count = values.count
  }

  /// The value of a variable of this solver.
  @inlinable
  public subscript(_ variable: Variable) -> Double { self[variable.id] }

  /// The value in a slot. Slots of removed variables hold the last value.
  @inlinable
  public subscript(_ id: Variable.ID) -> Double {
    precondition(id.index >= 0 && id.index < count, "a variable of another solver")
    return unsafe base[id.index]
  }
}
