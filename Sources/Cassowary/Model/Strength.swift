/// How much a constraint matters: a *level*, and a weight inside that level.
///
/// Levels are compared lexicographically: no number of violated constraints of a lower level outweighs one of a
/// higher level (Badros, Borning and Stuckey, TOCHI 8(4), 2001, section 2). Inside a level the solver minimises the
/// sum of `weight · |error|`. Priority 1000, and only 1000, is required.
public struct Strength: Sendable, Hashable {
  /// The level, from 0 (weakest) to 1000 (required). Fractions are levels of their own.
  public let priority: Double

  /// The factor of this constraint's error inside its level. A required constraint has no use for it.
  public let weight: Double
  /// How the error counts among solutions that are equally good at all levels: of those the solver takes one with the least
  /// sum of `tieBreak · |error|`. 0, the default, leaves the choice to the solver. Never outweighs anything, and does not
  /// make a solution count as unique: ``Solver/ambiguities()`` leaves it out of account.
  public let tieBreak: Double

  /// A strength of the level `priority`, clamped to 0…1000. NaN stays NaN and is refused by the solver, as is a
  /// weight that is not finite or not above zero.
  public init(_ priority: Double, weight: Double = 1, tieBreak: Double = 0) {
    self.priority = priority < 0 ? 0 : priority > 1000 ? 1000 : priority
    self.weight = weight
    self.tieBreak = tieBreak
  }

  /// Must hold (1000).
  public static let required = Strength(1000)
  /// 750.
  public static let strong = Strength(750)
  /// 500.
  public static let medium = Strength(500)
  /// 250.
  public static let weak = Strength(250)

  /// True for priority 1000.
  public var isRequired: Bool { priority == 1000 }

  /// The same level with another weight.
  public func weighted(_ weight: Double) -> Strength {
    Strength(priority, weight: weight, tieBreak: tieBreak)
  }

  // Disfavoured, or plain lines such as `1 + abs(number)` would have two readings.

  /// The level `amount` higher, clamped to 0…1000; the weight stays.
  @_disfavoredOverload
  public static func + (strength: Strength, amount: Double) -> Strength {
    Strength(strength.priority + amount, weight: strength.weight, tieBreak: strength.tieBreak)
  }

  /// The level `amount` lower, clamped to 0…1000; the weight stays.
  @_disfavoredOverload
  public static func - (strength: Strength, amount: Double) -> Strength {
    Strength(strength.priority - amount, weight: strength.weight, tieBreak: strength.tieBreak)
  }
}

extension Strength {
  /// Below all levels: the constraint only helps to choose among solutions that are equally good, as ``tieBreak`` does for
  /// others. It is never reported as violated, and what it alone decides is still ambiguous.
  public static func breakingTies(_ weight: Double) -> Strength {
    Strength(unclamped: Strength.tiePriority, weight: weight)
  }

  /// The priority that stands for tie breaks: below that of pulls, which is below all levels.
  static let tiePriority = -2.0

  /// Made by ``breakingTies(_:)``.
  public var isTieBreak: Bool { priority == Strength.tiePriority }

  private init(unclamped priority: Double, weight: Double) {
    self.priority = priority
    self.weight = weight
    self.tieBreak = 0
  }
}

extension Strength: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A strength of the level `value`, clamped to 0…1000.
  public init(integerLiteral value: Int) { self.init(Double(value)) }

  /// A strength of the level `value`, clamped to 0…1000.
  public init(floatLiteral value: Double) { self.init(value) }
}

extension Strength: CustomStringConvertible {
  /// `required`, `strong`, `medium`, `weak` or the number, with `*weight` where that is not 1.
  public var description: String {
    let level =
      switch priority {
      case 1000: "required"
      case 750: "strong"
      case 500: "medium"
      case 250: "weak"
      case Strength.tiePriority: "tie break"
      default: shortest(priority)
      }
    return weight == 1 ? level : level + "*" + shortest(weight)
  }
}
