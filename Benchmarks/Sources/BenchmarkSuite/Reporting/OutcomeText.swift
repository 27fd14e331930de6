/// Outcomes and figures in words, for people.
enum OutcomeText {
  static func describe(_ outcome: Measurement.Outcome) -> String {
    switch outcome {
    case .timed: "right"
    case .wrong(let what): "WRONG: \(what)"
    case .stopped: "stopped after \(Int(Limits.peerSeconds)) s, left out of larger sizes"
    case .failed(let reason): "failed: \(reason)"
    }
  }

  /// Seconds in the unit that leaves one to three digits before the point: `2.13 ms`. 0.9995 of a unit is written as 1.
  static func time(_ seconds: Double) -> String {
    for (unit, scale) in [("s", 1.0), ("ms", 1e3), ("µs", 1e6)] where seconds * scale >= 0.9995 {
      return digits(seconds * scale) + " " + unit
    }
    return digits(seconds * 1e9) + " ns"
  }

  /// How many times as long, or below one, which part: `× 164`, `÷ 12.5`.
  static func ratio(_ ratio: Double) -> String {
    ratio >= 1 ? "× " + digits(ratio) : "÷ " + digits(1 / ratio)
  }

  /// Three significant digits, and no fewer than the whole part has.
  static func digits(_ number: Double) -> String {
    guard number.isFinite else { return "–" }
    let magnitude = number.magnitude
    return fixed(number, places: magnitude >= 99.95 ? 0 : magnitude >= 9.995 ? 1 : 2)
  }

  /// A number with so many decimal places.
  static func fixed(_ number: Double, places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let rounded = (number.magnitude * scale).rounded()
    guard rounded < 1e15 else { return "\(number)" }
    let sign = number < 0 && rounded > 0 ? "-" : ""
    let whole = String(Int(rounded / scale))
    guard places > 0 else { return sign + whole }
    let fraction = String(Int(rounded) % Int(scale))
    return sign + whole + "." + String(repeating: "0", count: places - fraction.count) + fraction
  }
}
