import Cassowary
import Testing
import _TestSupport

/// What a call was refused for; `nil` if it was not.
func refusal<Result>(_ body: () throws -> Result) -> RefusalKind? {
  do {
    _ = try body()
    return nil
  } catch let error as SolverError {
    return RefusalKind(error)
  } catch {
    Issue.record(error)
    return nil
  }
}
