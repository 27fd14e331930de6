/// Emphasis in text for people: colour where it is welcome, else nothing.
package struct TextStyle: Hashable, Sendable {
  private let usesColor: Bool

  package init(usesColor: Bool) { self.usesColor = usesColor }

  /// What went wrong.
  func alarm(_ text: String) -> String { sequence("1;31", text) }
  /// Names of places.
  func place(_ text: String) -> String { sequence("1", text) }
  /// Marks under a source line.
  func mark(_ text: String) -> String { sequence("1;32", text) }

  private func sequence(_ code: String, _ text: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
