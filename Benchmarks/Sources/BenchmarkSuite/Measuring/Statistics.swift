import Foundation

/// Order statistics of a few timings, and the slope of a line through logarithms.
enum Statistics {
  /// The value below which `fraction` of the samples lie, interpolated between neighbours; NaN without samples.
  static func quantile(_ samples: [Double], _ fraction: Double) -> Double {
    guard !samples.isEmpty else { return .nan }
    let sorted = samples.sorted()
    let position = fraction * Double(sorted.count - 1)
    let lower = Int(position.rounded(.down))
    let upper = min(lower + 1, sorted.count - 1)
    return sorted[lower] + (position - Double(lower)) * (sorted[upper] - sorted[lower])
  }

  static func median(_ samples: [Double]) -> Double { quantile(samples, 0.5) }

  /// Half the distance between the quartiles, as a fraction of the median.
  static func spread(_ samples: [Double]) -> Double {
    (quantile(samples, 0.75) - quantile(samples, 0.25)) / 2 / median(samples)
  }

  /// The exponent e of the power law `seconds ≈ factor · xᵉ`: the least-squares slope of log seconds over log x,
  /// where x is the size, or how much a step changes. Nil with fewer than two different x.
  static func exponent(_ points: [(x: Double, seconds: Double)]) -> Double? {
    let usable = points.filter { $0.x > 0 && $0.seconds > 0 }
    guard Set(usable.map(\.x)).count > 1 else { return nil }
    let x = usable.map { log($0.x) }
    let y = usable.map { log($0.seconds) }
    let meanX = x.reduce(0, +) / Double(x.count)
    let meanY = y.reduce(0, +) / Double(y.count)
    var covariance = 0.0
    var variance = 0.0
    for index in x.indices {
      covariance += (x[index] - meanX) * (y[index] - meanY)
      variance += (x[index] - meanX) * (x[index] - meanX)
    }
    return covariance / variance
  }
}
