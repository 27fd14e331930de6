extension Solver {
  #if hasFeature(Embedded)
    /// Changes many things and solves once: all of them stand, or none.
    @discardableResult
    public mutating func batch<Result>(
      _ body: (inout Batch) throws(SolverError) -> Result
    ) throws(SolverError) -> Result {
      var batch = Batch(solver: self)
      do throws(SolverError) {
        let result = try body(&batch)
        try batch.commit()
        self = batch.solver
        return result
      } catch {
        batch.abandon()
        self = batch.solver
        throw error
      }
    }
  #else
    /// Changes many things and solves once: all of them stand, or none.
    ///
    /// Removals are entered first, then strengths, constants and suggestions, then additions, each in the order given; so a
    /// batch may pass through what would be a contradiction step by step. An error that `body` throws, whatever its type,
    /// undoes the batch and is thrown on. (Untyped, because closures of several statements do not infer a typed throw; a
    /// ``SolverError`` unless `body` throws another.)
    @discardableResult
    public mutating func batch<Result>(_ body: (inout Batch) throws -> Result) throws -> Result {
      var batch = Batch(solver: self)
      do {
        let result = try body(&batch)
        try batch.commit()
        self = batch.solver
        return result
      } catch {
        batch.abandon()
        self = batch.solver
        throw error
      }
    }
  #endif
}
