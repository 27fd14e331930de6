/// What a document can make a view of.
package enum ViewKind: String, CaseIterable, Hashable, Sendable, DocumentWord {
  case view
  case stack
  case scroll
  case label
  case image
  case button

  static let wordName = "kind of view"

  func has(_ property: ViewProperty) -> Bool { property.kinds.contains(self) }

  /// `a stack`
  var withArticle: String { self == .image ? "an image" : "a " + rawValue }
}
