/// The process as the operating system sees it.
package enum ProcessSignals {
  /// Lets a reader that goes away (`… | head`) and Ctrl-C end the process without a word.
  package static func endQuietly() { Platform.setSignalActions() }
}
