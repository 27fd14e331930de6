import CommandLineKit

/// What there is to tell a reporter of a file, kept until the work on it is over.
struct Account<Reporter>: Sendable {
  typealias Report = @Sendable (inout Reporter) -> Void

  private var reports: [Report] = []
  private var code = ExitCode.success

  init() {}

  init(_ code: ExitCode, _ report: @escaping Report) { add(code, report) }

  /// Of several codes the largest counts.
  mutating func add(_ code: ExitCode = .success, _ report: @escaping Report) {
    reports.append(report)
    self.code = max(self.code, code)
  }

  /// The exit code.
  func tell(_ reporter: inout Reporter) -> ExitCode {
    for report in reports { report(&reporter) }
    return code
  }
}
