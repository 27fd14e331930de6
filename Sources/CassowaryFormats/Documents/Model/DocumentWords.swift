import CassowaryLayout

// The words that documents use for values, in the order in which messages and the schema list them.

extension LayoutAttribute {
  /// All but `notAnAttribute`.
  static let names = allCases.filter { $0 != .notAnAttribute }.map(\.name)

  static func named(_ name: String) -> LayoutAttribute? {
    allCases.first { $0 != .notAnAttribute && $0.name == name }
  }
}

extension LayoutPriority {
  private static let words: [(name: String, priority: LayoutPriority)] = [
    ("required", .required), ("defaultHigh", .defaultHigh), ("defaultLow", .defaultLow),
    ("fittingSizeLevel", .fittingSizeLevel),
  ]

  static let names = words.map(\.name)

  static func named(_ name: String) -> LayoutPriority? { words.first { $0.name == name }?.priority }

  /// `nil` unless the number is above 0, also as a `Float`, and at most 1000.
  init?(documentNumber number: Double) {
    guard number <= 1000, Float(number) > 0 else { return nil }
    self.init(Float(number))
  }
}

/// The words for a type's values.
protocol DocumentWord: CaseIterable, RawRepresentable<String> {
  /// What a word stands for, in messages: `an alignment` without its article.
  static var wordName: String { get }
}

extension DocumentWord {
  static var words: [String] { allCases.map(\.rawValue) }
}
