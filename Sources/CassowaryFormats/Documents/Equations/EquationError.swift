/// What is wrong with an equation, and at which of its characters.
struct EquationError: Error, Hashable, Sendable {
  let problem: EquationProblem
  /// The index of the Unicode scalar, from 0.
  let index: Int
}
