/// The value of a loop variable plus a whole number: `{i+k}`.
package struct LoopValue: Hashable, Sendable {
  /// Which of the loops around the statement, counted from the outermost `for`.
  let depth: Int
  let offset: Int

  func value(in loops: [Int]) -> Int { loops[depth] + offset }
}
