import Foundation

extension Report {
  /// Version 1 of the results for programs: seconds per build or per step, keys in alphabetical order.
  func json() throws -> String {
    let document = Document(results: measurements.map(Result.init), exponents: exponents, endurance: endurance)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(document), as: UTF8.self)
  }

  private struct Document: Encodable {
    let version = 1
    let results: [Result]
    let exponents: [Exponent]
    let endurance: Endurance.Finding?
  }

  /// One measurement. What was not measured is left out; `seconds` is there only for right answers.
  private struct Result: Encodable {
    let workload: String
    let phase: Phase
    let size: Int
    let peer: String
    /// False for a wrong answer; left out where there was no answer.
    let correct: Bool?
    let stopped: Bool?
    let failure: String?
    let seconds: Double?
    let medianSeconds: Double?
    let runs: Int?
    let maxSeconds: Double?
    let firstSteps: [Double]?
    let stepsDone: Int?
    let changed: Double?
    let allocations: Double?
    let bytesPerConstraint: Double?

    init(_ measurement: Measurement) {
      workload = measurement.workload
      phase = measurement.phase
      size = measurement.size
      peer = measurement.peer
      switch measurement.outcome {
      case .timed: (correct, stopped, failure) = (true, nil, nil)
      case .wrong(let what): (correct, stopped, failure) = (false, nil, what)
      case .stopped: (correct, stopped, failure) = (nil, true, nil)
      case .failed(let reason): (correct, stopped, failure) = (nil, nil, reason)
      }
      let timing = measurement.timing
      seconds = timing?.seconds
      medianSeconds = timing.map { Statistics.median($0.samples) }
      runs = timing?.samples.count
      maxSeconds = timing?.maxSeconds
      firstSteps = timing.flatMap { $0.firstSteps.isEmpty ? nil : $0.firstSteps }
      stepsDone = timing?.stepsDone
      changed = timing?.changed
      allocations = timing?.allocations
      bytesPerConstraint = timing?.bytesPerConstraint
    }
  }
}
