import Cassowary

/// A strength as a script says it: a level by name or number, and a weight inside it.
package struct ScriptStrength: Hashable, Sendable {
  package enum Level: Hashable, Sendable {
    case named(Strength)
    case number(ScriptNumber)

    func priority(in loops: [Int]) -> Double {
      switch self {
      case .named(let strength): strength.priority
      case .number(let number): number.value(in: loops)
      }
    }
  }

  static let required = ScriptStrength(level: .named(.required), weight: nil)
  static let strong = ScriptStrength(level: .named(.strong), weight: nil)

  let level: Level
  let weight: ScriptNumber?

  /// The strength, or why there is none: a level outside 0…1000, which must not be clamped behind the user's back.
  func strength(in loops: [Int]) throws(Refusal) -> Strength {
    let priority = level.priority(in: loops)
    guard priority >= 0, priority <= 1000 else {
      throw Refusal(.invalidNumber, "the strength \(numberText(priority)) is not between 0 and 1000")
    }
    let weight = weight?.value(in: loops) ?? 1
    guard weight > 0, weight.isFinite else {
      throw Refusal(.invalidNumber, "the weight \(numberText(weight)) is not finite and above 0")
    }
    return Strength(priority, weight: weight)
  }
}

extension Strength {
  /// The levels that have names, strongest first.
  static let namedLevels: [(name: String, strength: Strength)] = [
    ("required", .required), ("strong", .strong), ("medium", .medium), ("weak", .weak),
  ]
}
