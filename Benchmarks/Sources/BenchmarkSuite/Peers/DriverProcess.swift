import Dispatch
import Foundation

/// A running driver: text goes in, lines come out, and it is killed when an answer takes too long.
final class DriverProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  /// Bytes that came after the last complete line.
  private var pending: [UInt8] = []

  init(path: String) throws {
    process.executableURL = URL(fileURLWithPath: path)
    process.standardInput = input
    process.standardOutput = output
    // A driver that died must end in an error here, not in a signal that ends the benchmarks.
    signal(SIGPIPE, SIG_IGN)
    try process.run()
  }

  deinit {
    // The end of its input is what a driver waits for.
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  func send(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// The next line without its newline.
  func readLine(within seconds: Double) throws(DriverFailure) -> [UInt8] {
    let identifier = process.processIdentifier
    let watchdog = DispatchWorkItem { kill(identifier, SIGKILL) }
    let deadline = Probe.seconds + seconds
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: watchdog)
    defer { watchdog.cancel() }
    var line = pending
    var searched = 0
    while true {
      if let end = line[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        pending = Array(line[(end + 1)...])
        line.removeSubrange(end...)
        return line
      }
      searched = line.count
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else {
        process.waitUntilExit()
        throw Probe.seconds >= deadline ? .tooSlow : .garbled
      }
      line.append(contentsOf: more)
    }
  }
}
