/// A peer in a process of its own, which times itself: neither pipes nor parsing are part of its seconds.
final class DriverSession: Session {
  private let process: DriverProcess
  private var values: [Double] = []

  init(driver: String, program: PeerProgram) throws {
    process = try DriverProcess(path: driver)
    try process.send(program.text)
  }

  func reset() throws {
    _ = try command("reset")
  }

  func build() throws -> Double { try command("build") }

  func steps(_ range: Range<Int>) throws -> Double {
    try command("steps \(range.lowerBound) \(range.upperBound)")
  }

  func readValues() -> [Double] { values }

  private func command(_ text: String) throws -> Double {
    try process.send(text + "\n")
    let words = try process.readLine(within: Limits.peerSeconds).split(separator: UInt8(ascii: " "))
    guard words.first?.elementsEqual("ok".utf8) == true else {
      throw DriverFailure.refused(String(decoding: Array(words.dropFirst().joined(separator: [32])), as: UTF8.self))
    }
    let numbers = try words.dropFirst().map { word throws(DriverFailure) in
      guard let bits = UInt64(String(decoding: word, as: UTF8.self), radix: 16) else { throw .garbled }
      return Double(bitPattern: bits)
    }
    guard let seconds = numbers.first else { throw DriverFailure.garbled }
    values = Array(numbers.dropFirst())
    return seconds
  }
}

/// What can go wrong with a driver.
enum DriverFailure: Error, Equatable {
  /// It was stopped after ``Limits/peerSeconds``.
  case tooSlow
  /// It answered with an error.
  case refused(String)
  /// It ended, or its answer makes no sense.
  case garbled
}
