/// What the system says why something cannot be done.
package struct SystemError: Error, Hashable, Sendable {
  /// `No such file or directory`
  package let message: String
  /// Whether the reader of a pipe has gone: no reason to complain.
  package let isBrokenPipe: Bool

  package init(message: String, isBrokenPipe: Bool = false) {
    self.message = message
    self.isBrokenPipe = isBrokenPipe
  }
}
