/// The reports "Unable to simultaneously satisfy constraints" that a console log holds.
package struct XcodeLog: Sendable {
  /// In the order of the text.
  package let reports: [LogReport]
  /// The text, for messages.
  package let text: SourceText

  /// Reads a log. There is no malformed log: what is no report is passed over, what is a constraint that cannot be read is
  /// named in its report.
  package static func read(_ text: SourceText) -> XcodeLog {
    var reader = LogReader(text)
    reader.read()
    return XcodeLog(reports: reader.reports, text: text)
  }
}
