#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How much random tests do; the environment can ask for more.
package enum TestSettings {
  /// The whole number in an environment variable, or a default.
  package static func count(_ variable: String, default count: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? count
  }
}
