/// Preferences that are given up more than before.
struct RankedLosses {
  /// The strongest first; what lost more before what lost less, and the order given among equals.
  let victims: [TrialOutcome.Victim]

  init(_ losses: [(victim: TrialOutcome.Victim, growth: Double)]) {
    victims = losses.enumerated().filter { $0.element.growth > TrialOutcome.distinct }.sorted { one, other in
      let (a, b) = (one.element, other.element)
      if a.victim.priority != b.victim.priority { return a.victim.priority > b.victim.priority }
      return a.growth != b.growth ? a.growth > b.growth : one.offset < other.offset
    }.map(\.element.victim)
  }
}
