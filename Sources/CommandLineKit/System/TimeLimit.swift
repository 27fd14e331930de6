/// How long the work on one input may take before it is given up: no input keeps the tool busy without end.
package struct TimeLimit: Hashable, Sendable {
  /// More than zero; `nil` for as long as it takes.
  let seconds: Double?

  package static let standard = TimeLimit(seconds: 30)
  package static let none = TimeLimit(seconds: nil)

  /// The option, for every command that computes.
  package static let option = CommandOption(
    "time-limit", value: .seconds(placeholder: "SECONDS"),
    help: "Give up a file that takes longer, and go on with the next; 30 if not given, 0 is no limit")

  private init(seconds: Double?) { self.seconds = seconds }

  /// As a command line writes it; `nil` for what is no number of seconds.
  package init?(_ text: String) {
    guard let number = Double(text), number >= 0, number.isFinite else { return nil }
    // A century is as good as no limit, and no clock overflows.
    seconds = number == 0 ? nil : min(number, 3e9)
  }

  /// What `body` answers, which runs on a thread of its own so that it can be left alone; `nil` if it takes too long.
  package func answer<Answer: Sendable>(_ body: @escaping @Sendable () -> Answer) -> Answer? {
    if seconds == nil { return body() }
    var answer: Answer?
    ParallelWork.forEach(CollectionOfOne(()), within: self, { _ in body() }, tell: { answer = $0 })
    return answer
  }

  /// Why there is no answer, and how to get one. A sentence without a full stop.
  package var message: String {
    guard let seconds else { return "not answered" }
    return "not answered within \(Self.text(seconds)) s; make it smaller, or allow more time with "
      + "'--time-limit \(Self.text(4 * seconds))', or 0 for no limit"
  }

  private static func text(_ seconds: Double) -> String {
    Int(exactly: seconds).map { "\($0)" } ?? "\(seconds)"
  }
}

extension Invocation {
  /// The limit that the command line sets, or the usual one.
  package var timeLimit: TimeLimit { value(TimeLimit.option).flatMap { TimeLimit($0) } ?? .standard }
}
