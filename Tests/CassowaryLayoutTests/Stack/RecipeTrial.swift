@testable import CassowaryLayout

/// An arrangement of members without views, and its recipe as text.
struct RecipeTrial {
  var arrangement = StackArrangement()
  private var names: [ObjectIdentifier: String] = [:]
  /// Keeps members alive that left, so that identities stay unique.
  private var known: [StackMember] = []

  /// Members by name, separated by spaces; a dash before the name hides it.
  init(_ members: String, _ settings: (inout StackSettings) -> Void = { _ in }) {
    arrangement.update(settings)
    for word in members.split(separator: " ") {
      let isHidden = word.hasPrefix("-")
      add(String(isHidden ? word.dropFirst() : word), isHidden: isHidden)
    }
  }

  mutating func add(_ name: String, isHidden: Bool = false, at index: Int? = nil) {
    let member = StackMember(view: nil, isHidden: isHidden)
    known.append(member)
    names[ObjectIdentifier(member)] = name
    arrangement.insert(member, at: index ?? arrangement.members.count)
  }

  subscript(name: String) -> StackMember {
    for member in arrangement.members where names[ObjectIdentifier(member)] == name { return member }
    preconditionFailure("there is no member \(name)")
  }

  mutating func setFacts(of name: String, _ change: (inout StackMemberFacts) -> Void) {
    var facts = self[name].facts
    change(&facts)
    arrangement.setFacts(facts, of: self[name])
  }

  /// The rules with this identifier as equations; all rules, with identifiers, without one.
  func lines(_ identifier: String? = nil) -> [String] {
    let proportions = arrangement.proportions()
    let rules =
      arrangement.sharedRules()
      + arrangement.members.flatMap { arrangement.rules(for: $0, proportions: proportions) }
    if let identifier { return rules.filter { $0.identifier == identifier }.map(text) }
    return rules.map { $0.identifier + ": " + text($0) }
  }

  func text(_ rule: StackRule) -> String {
    var text = name(rule.first) + "." + rule.firstAttribute.name + " " + rule.relation.symbol + " "
    if let second = rule.second {
      if rule.multiplier != 1 { text += "\(rule.multiplier) * " }
      text += name(second) + "." + rule.secondAttribute.name
      if rule.constant != 0 { text += " + \(rule.constant)" }
    } else {
      text += "\(rule.constant)"
    }
    return rule.priority == .required ? text : text + " @\(rule.priority)"
  }

  private func name(_ party: StackParty) -> String {
    switch party {
    case .stack: "stack"
    case .margins: "margins"
    case .member(let member): names[ObjectIdentifier(member)] ?? "?"
    case .gap(let member): "gap" + (names[ObjectIdentifier(member)] ?? "?")
    case .alignmentSpanner: "sp"
    case .orderingSpanner: "ordering"
    }
  }
}
