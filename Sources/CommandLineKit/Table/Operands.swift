/// What a command takes besides options.
package struct Operands: Hashable, Sendable {
  /// `FILE`
  package let placeholder: String
  package let minimum: Int
  package let maximum: Int
  /// One sentence for help, without a full stop.
  package let help: String
  /// Whether completions offer files.
  package let areFiles: Bool
  /// The words among which to choose; none for other text.
  package let choices: [String]

  package init(
    _ placeholder: String, atLeast minimum: Int, atMost maximum: Int, areFiles: Bool, choices: [String] = [],
    help: String
  ) {
    self.choices = choices
    self.placeholder = placeholder
    self.minimum = minimum
    self.maximum = maximum
    self.areFiles = areFiles
    self.help = help
  }

  /// `FILE…`, `[FILE]`
  var usage: String {
    let words = maximum > 1 ? placeholder + "..." : placeholder
    return minimum == 0 ? "[\(words)]" : words
  }
}
