import Cassowary

/// Why a quantity has its value.
package struct ValueExplanation: Sendable {
  /// One constraint of a chain. The value is the sum of all contributions.
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

  /// What a value adds up from.
  package struct Chain: Sendable {
    package let quantity: String
    package let value: Double
    /// From the quantity outwards: each shares a quantity with those before.
    package let steps: [Step]
    package let held: [Held]
  }

  /// A step whose constant follows from another quantity: a text is as high as it takes at its width.
  package struct Basis: Sendable {
    package let constraint: Finding.Related
    /// Why that quantity has its value.
    package let chain: Chain
  }

  /// A required constraint on the quantity that contradicts others and is set aside.
  package struct SetAside: Sendable {
    package let constraint: Finding.Related
    /// The other members of the conflict.
    package let against: [Finding.Related]
    /// By how much it does not hold.
    package let error: Double
    /// What the value would have to be for it to hold, all else being as it is; `nil` if no single number.
    package let wanted: Wish?

    package struct Wish: Sendable {
      package let relation: Relation
      package let value: Double
    }
  }

  /// A preference that wanted something else.
  package struct Loser: Sendable {
    package let constraint: Finding.Related
    package let priority: Double
    /// By how much it is given up.
    package let error: Double
    /// The preferences that would be given up more for it, strongest first; if it cannot be met, what holds it back, what
    /// contributes most first.
    package let winners: [Finding.Related]
    /// Whether the strongest of them is no stronger.
    package let isTie: Bool
    /// What the value would be if it beat all other preferences, tried on a copy; `nil` if no other, or if it cannot be met.
    package let wouldBe: Double?
    /// By how much it is missed even if it beats all other preferences; `nil` if it can be met, or if that cannot be tried.
    package let leastError: Double?
  }

  /// What leaving out a constraint of the chains would do, tried on a copy.
  package struct Change: Sendable {
    package let constraint: Finding.Related
    package let priority: Double
    /// The value without it.
    package let value: Double
    /// Whether nothing would decide the value then.
    package let isOpen: Bool
  }

  /// What the frame of a view has, which need not be what its constraints say.
  package struct Shown: Sendable {
    package let value: Double
    /// Whether only rounding to pixels is between the two; else there is something around what constraints align.
    package let isRounded: Bool
  }

  package let chain: Chain
  /// In the order in which chains come to them.
  package let bases: [Basis]
  /// Whether another value would do as well: then the chain only says how this one came to be taken.
  package let isOpen: Bool
  package internal(set) var setAside: [SetAside] = []
  package let losers: [Loser]
  /// Preferences on the quantity that were given up, too, and not tried: there are too many.
  package let moreLosers: Int
  package let changes: [Change]
  /// Whether the layout came to an end; else each round gives other numbers, and the reasons are those of the next.
  package internal(set) var settles = true
  /// Of the frame that is shown; `nil` in scripts.
  package internal(set) var shown: Shown?

  /// `title.width`
  package var quantity: String { chain.quantity }
  package var value: Double { chain.value }
}
