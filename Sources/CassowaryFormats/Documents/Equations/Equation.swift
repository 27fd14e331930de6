import CassowaryLayout

/// A constraint as a document writes it: `title.leading >= 0.5 * icon.trailing + 8 @750 #gap`.
///
/// Names are as written; which view or guide they mean is for the document to say.
struct Equation: Hashable, Sendable {
  /// One side's attribute.
  struct Term: Hashable, Sendable {
    /// The item, and perhaps a guide of it; none for the view that holds the equation.
    let item: [Name]
    let attribute: LayoutAttribute
    /// The index of the first character.
    let index: Int
  }

  /// A part of an item's name.
  struct Name: Hashable, Sendable {
    let text: String
    /// Back-quoted names are ids, whatever they look like.
    let isQuoted: Bool
    let index: Int
  }

  var first: Term
  var relation: LayoutRelation
  var multiplier = 1.0
  /// `nil` for a comparison with a constant.
  var second: Term?
  var constant = 0.0
  var priority: LayoutPriority?
  var identifier: String?
}
