/// A view or guide that a report speaks of.
package struct LogItem: Hashable, Sendable {
  /// What tells it from others: its address, or its name where there is none.
  package let key: String
  /// `UILabel`, `App.BodyLabel`; empty where only a name is known.
  package internal(set) var className: String
  /// The text of a label or button, the identifier of a guide; empty for none.
  package internal(set) var title: String
  /// An accessibility identifier, or the like; empty for none.
  package internal(set) var name: String
  /// What equations call it; one name for one item of a report.
  package internal(set) var shortName = ""
}
