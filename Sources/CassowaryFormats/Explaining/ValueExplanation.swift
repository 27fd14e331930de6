/// Why a quantity has its value.
package struct ValueExplanation: Sendable {
  /// One constraint of the chain. The value is the sum of all contributions.
  package struct Step: Sendable {
    package let constraint: Finding.Related
    package let priority: Double
    /// By how much the value moves when the constraint's constant grows by one.
    package let multiplier: Double
    package let contribution: Double
  }

  /// A quantity that nothing decides and on which the value rests.
  package struct Held: Sendable {
    package let quantity: String
    package let contribution: Double
  }

  /// A preference that wanted something else.
  package struct Loser: Sendable {
    package let constraint: Finding.Related
    package let priority: Double
    /// By how much it is given up.
    package let error: Double
    /// What holds it back, what contributes most first.
    package let winners: [Finding.Related]
    /// What the value would be if it beat all other preferences, tried on a copy; `nil` if no other.
    package let wouldBe: Double?
  }

  /// What leaving out a constraint of the chain would do, tried on a copy.
  package struct Change: Sendable {
    package let constraint: Finding.Related
    package let priority: Double
    /// The value without it.
    package let value: Double
    /// Whether nothing would decide the value then.
    package let isOpen: Bool
  }

  /// `title.width`
  package let quantity: String
  package let value: Double
  /// From the quantity outwards: each shares a quantity with those before.
  package let steps: [Step]
  package let held: [Held]
  package let losers: [Loser]
  package let changes: [Change]
}
