import Testing
import _TestSupport

@testable import CassowaryFormats

/// Explanations of random scripts against the scripts with one line otherwise.
@Suite struct ScriptExplanationTests {
  private static let names = ["x", "y", "z", "u"]

  /// Requirements among a few variables, and wishes of priorities of their own.
  private static func lines(_ random: inout SeededRandom) -> [String] {
    var lines = (0..<5).map { row in
      let (one, other) = (names[random.int(in: 0...3)], names[random.int(in: 0...3)])
      return "r\(row): \(random.int(in: 1...3))*\(one) + \(random.int(in: 1...3))*\(other) <= \(random.int(in: 5...40))"
    }
    for wish in 0..<8 {
      let relation = ["==", "==", ">=", "<="][random.int(in: 0...3)]
      lines.append("w\(wish): \(names[wish % 4]) \(relation) \(random.int(in: 0...30)) !\(100 + 10 * wish)")
    }
    return lines
  }

  private static func script(_ lines: [String]) throws -> Script {
    try Script(ScriptSource(name: "x.cass", text: lines.joined(separator: "\n") + "\n"))
  }

  @Test(arguments: 1...60)
  func whatWouldWinIsWhatTheStrongerScriptSays(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let lines = Self.lines(&random)
    for name in Self.names {
      let explanation = try Self.script(lines).explanation(of: name)
      for loser in explanation.losers {
        let index = try #require(lines.firstIndex { $0.hasPrefix(loser.constraint.name + ":") })
        var stronger = lines
        stronger[index] = lines[index].prefix { $0 != "!" } + "!999.9999"
        let other = try Self.script(stronger).explanation(of: name)
        let error = other.losers.first { $0.constraint.name == loser.constraint.name }?.error ?? 0
        #expect(abs((loser.leastError ?? 0) - error) <= 1e-9, "\(name), \(loser.constraint.name)")
        if other.isOpen || loser.leastError != nil { continue }
        #expect(
          abs((loser.wouldBe ?? explanation.value) - other.value) <= 1e-9, "\(name), \(loser.constraint.name)")
      }
    }
  }
}
