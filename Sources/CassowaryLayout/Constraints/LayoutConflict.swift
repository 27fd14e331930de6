import Cassowary

/// Required constraints that cannot hold together. The set is irreducible: without any one of them the others could.
public struct LayoutConflict: Sendable {
  /// A constraint of the set.
  public struct Member: Sendable {
    /// Its identifier, or the empty text.
    public let identifier: String
    /// What it says, as an equation: `title.width == 100`.
    public let equation: String
    /// Who made it.
    public let origin: LayoutConstraint.Origin
    /// Where the source made it; `nil` for those that the engine makes.
    public let location: SourceLocation?
    /// Which object it is; `nil` for what the engine keeps without one, such as content sizes.
    public let id: ObjectIdentifier?
  }

  /// The members, oldest first.
  public let members: [Member]
  /// Which of the members was set aside; `nil` if the policy is to throw.
  public let setAside: Int?
}

extension LayoutConflict: CustomStringConvertible {
  /// One line for each member.
  public var description: String {
    var text = "these required constraints cannot hold together:"
    for (index, member) in members.enumerated() {
      text += "\n  " + member.equation
      if !member.identifier.isEmpty { text += "  #" + member.identifier }
      if let location = member.location { text += "  (" + location.description + ")" }
      if index == setAside { text += "  <- set aside" }
    }
    return text
  }
}
