/// What is wanted of a run besides its results.
package struct ScriptOptions: Hashable, Sendable {
  /// Check the solver exactly after every statement that may have changed it.
  package var checksInvariants = false
  /// Report the solver's pivots.
  package var traces = false
  /// Measure what every statement takes.
  package var measuresTime = false

  package init(checksInvariants: Bool = false, traces: Bool = false, measuresTime: Bool = false) {
    self.checksInvariants = checksInvariants
    self.traces = traces
    self.measuresTime = measuresTime
  }
}
