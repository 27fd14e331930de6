/// A peer in a process of its own, which times itself: neither pipes nor parsing are part of its seconds.
final class DriverSession: Session {
  private let process: DriverProcess
  private var values: [Double] = []

  init(driver: String, program: String) throws {
    process = try DriverProcess(path: driver)
    try process.send(program)
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
    let line = try process.readLine(within: Limits.peerSeconds)
    guard line.starts(with: "ok".utf8) else {
      throw DriverFailure.refused(String(decoding: line.dropFirst("error ".utf8.count), as: UTF8.self))
    }
    var numbers = try Self.numbers(in: line.dropFirst(2))
    guard !numbers.isEmpty else { throw DriverFailure.garbled }
    let seconds = numbers.removeFirst()
    values = numbers
    return seconds
  }

  /// Numbers written as a space and the 16 hexadecimal digits of their bits. There may be millions of them.
  static func numbers(in text: ArraySlice<UInt8>) throws(DriverFailure) -> [Double] {
    guard text.count % 17 == 0 else { throw .garbled }
    var numbers: [Double] = []
    numbers.reserveCapacity(text.count / 17)
    var index = text.startIndex
    while index < text.endIndex {
      guard text[index] == UInt8(ascii: " ") else { throw .garbled }
      var bits: UInt64 = 0
      for digit in text[index + 1..<index + 17] {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): bits = bits << 4 | UInt64(digit - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): bits = bits << 4 | UInt64(digit - UInt8(ascii: "a") + 10)
        default: throw .garbled
        }
      }
      numbers.append(Double(bitPattern: bits))
      index += 17
    }
    return numbers
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
