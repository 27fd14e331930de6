#if canImport(Dispatch)
  import Dispatch
#endif

/// Work on many inputs at once, on all cores.
package enum ParallelWork {
  /// What `body` makes of each input, in the order of the inputs.
  package static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ body: @Sendable (Input) -> Output
  ) -> [Output] {
    #if canImport(Dispatch)
      let results = Results<Output>(count: inputs.count)
      DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
        results.set(body(inputs[index]), at: index)
      }
      return results.all
    #else
      return inputs.map(body)
    #endif
  }
}

#if canImport(Dispatch)
  /// Results as they come; the queue lets one at a time in.
  private final class Results<Output: Sendable>: @unchecked Sendable {
    private var values: [Output?]
    private let queue = DispatchQueue(label: "results")

    init(count: Int) { values = Array(repeating: nil, count: count) }

    func set(_ value: Output, at index: Int) { queue.sync { values[index] = value } }

    var all: [Output] { queue.sync { values.compactMap { $0 } } }
  }
#endif
