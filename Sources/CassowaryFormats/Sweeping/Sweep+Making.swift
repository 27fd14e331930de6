import CassowaryLayout

extension Sweep {
  init(
    scene: String, parameter: String, range: SweepRange, other: (name: String, value: Double)? = nil,
    states: [String] = [], _ intervals: [SweepInterval]
  ) {
    self.scene = scene
    self.parameter = parameter
    self.range = range
    self.other = other
    self.states = states
    self.intervals = intervals
    breakpoints = zip(intervals, intervals.dropFirst()).map { SweepBreakpoint(between: $0, and: $1) }
    var found = SweepFindings()
    for (index, interval) in intervals.enumerated() {
      for finding in interval.findings() { found.add(finding, inInterval: index) }
    }
    findings = found.sorted
  }
}

/// What is to be swept of a file with screens.
package struct SweepRequest: Sendable {
  package let axis: Axis
  package let range: SweepRange
  /// The other extent; that of the canvas if there is none.
  package let other: Double?
  /// As the command line writes changes: `row.hidden=true`.
  package var changes: [String] = []

  package init(axis: Axis, range: SweepRange, other: Double?, changes: [String] = []) {
    self.axis = axis
    self.range = range
    self.other = other
    self.changes = changes
  }
}

extension SceneRequest {
  /// Sweeps every wanted scene of a file, each state by itself or all together, on the canvas of every device.
  package func sweeps(of file: LayoutFile, _ request: SweepRequest) throws(SweepError) -> [Sweep] {
    let variants: [Variant]
    do throws(DocumentErrors) {
      variants = try self.variants(of: file)
    } catch {
      throw .mistake(error.messages)
    }
    var pending = PendingChanges(request.changes)
    for variant in variants { _ = pending.understood(by: variant.document()) }
    if let (words, reason) = pending.firstUnknown {
      throw .mistake("--set \(words): \(reason)")
    }
    var sweeps: [Sweep] = []
    for variant in variants {
      let source = SweepSource(variant, self, request)
      var sweeper = LayoutSweeper(source, over: request.range)
      let isWidth = request.axis == .horizontal
      sweeps.append(
        Sweep(
          scene: variant.name, parameter: isWidth ? "width" : "height", range: request.range,
          other: (isWidth ? "height" : "width", source.other), states: variant.options.states, try sweeper.run()))
    }
    return sweeps
  }
}
