#if canImport(Dispatch)
  import Dispatch
#endif

/// Work on many inputs at once, on all cores.
package enum ParallelWork {
  /// Tells what `body` makes of each input, in the order of the inputs; `nil` of one on which it works longer than the limit.
  ///
  /// Inputs are taken when a core is free. What is given up goes on by itself, since no thread can be stopped from outside, but
  /// is not waited for: its place is free, and what it answers is not heard.
  package static func forEach<Input: Sendable, Output: Sendable>(
    _ inputs: some Sequence<Input>, within limit: TimeLimit, _ body: @escaping @Sendable (Input) -> Output,
    tell: (Output?) -> Void
  ) {
    #if canImport(Dispatch)
      let places = Platform.coreCount
      let answers = Answers<Output>()
      /// When inputs that are worked on are given up, by their numbers.
      var deadlines: [Int: DispatchTime] = [:]
      /// What cannot be told before an earlier input is.
      var waiting: [Int: Output?] = [:]
      var (begun, told) = (0, 0)
      var rest = inputs.makeIterator()
      while true {
        while deadlines.count < places, let input = rest.next() {
          let number = begun
          deadlines[number] = limit.seconds.map { .now() + $0 } ?? .distantFuture
          Platform.startThread { answers.put(body(input), of: number) }
          begun += 1
        }
        guard let earliest = deadlines.values.min() else { return }
        if let (number, output) = answers.next(until: earliest) {
          if deadlines.removeValue(forKey: number) != nil { waiting[number] = .some(output) }
        } else {
          let now = DispatchTime.now()
          for (number, deadline) in deadlines where deadline <= now {
            deadlines[number] = nil
            waiting[number] = .some(nil)
          }
        }
        while let output = waiting.removeValue(forKey: told) {
          tell(output)
          told += 1
        }
      }
    #else
      for input in inputs { tell(body(input)) }
    #endif
  }
}

#if canImport(Dispatch)
  /// Answers as they come; the queue lets one thread at a time in.
  private final class Answers<Output: Sendable>: @unchecked Sendable {
    private var list: [(number: Int, output: Output)] = []
    private let queue = DispatchQueue(label: "answers")
    private let arrivals = DispatchSemaphore(value: 0)

    func put(_ output: Output, of number: Int) {
      queue.sync { list.append((number, output)) }
      arrivals.signal()
    }

    /// `nil` if there is none until then.
    func next(until deadline: DispatchTime) -> (number: Int, output: Output)? {
      guard arrivals.wait(timeout: deadline) == .success else { return nil }
      return queue.sync { list.removeFirst() }
    }
  }
#endif
