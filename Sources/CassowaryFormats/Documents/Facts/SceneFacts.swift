import CassowaryLayout

/// What a laid out scene looks like: values for reports, without living views.
package struct SceneFacts: Sendable {
  package let canvas: DocumentCanvas
  /// Names of the states that were set.
  package let states: [String]
  /// Parents before children.
  package let views: [ViewFacts]
  package let guides: [GuideFacts]
  /// Preferences of the document and of contents that do not hold, strongest first; those with which stack views arrange
  /// their views are not of interest.
  package let violations: [ViolationFacts]
  package let conflicts: [ConflictFacts]
  package let ambiguities: [AmbiguityFacts]
}

/// A view in a laid out scene. Frames are in points, rounded to pixels if the canvas has a scale.
package struct ViewFacts: Sendable {
  /// Its id, or where it stands.
  package let id: String
  package let kind: ViewKind
  /// How many views are around it.
  package let depth: Int
  package let frame: Rect
  /// The same in the root's coordinates.
  package let absolute: Rect
  package let isHidden: Bool
  /// False inside a collapsed view: the frame means nothing.
  package let isLaidOut: Bool
  /// Text that it shows.
  package let text: String?
  /// Of a scroll view.
  package let contentSize: Size?
}

/// A guide of a document.
package struct GuideFacts: Sendable {
  package let id: String
  /// In the coordinates of the view that has the guide.
  package let frame: Rect
  package let absolute: Rect
}

/// An optional constraint that was given up in part.
package struct ViolationFacts: Sendable {
  /// What gave way.
  package enum Kind: String, Sendable {
    /// A constraint of the document.
    case preference
    /// Compression resistance: the view is smaller than its content.
    case compression
    /// Hugging: the view is larger than its content, as most are in the end.
    case hugging
  }

  package let kind: Kind
  /// The view and its size that are compressed or stretched, as `title.width`.
  package let quantity: String
  package let constraint: ConstraintFacts
  package let priority: Double
  /// By how many points it does not hold.
  package let error: Double
}

/// Required constraints that cannot hold together.
package struct ConflictFacts: Sendable {
  /// Oldest first.
  package let members: [ConstraintFacts]
  /// Which of them was set aside.
  package let setAside: Int?
}

/// A constraint, as reports speak of it.
package struct ConstraintFacts: Sendable {
  package let equation: String
  /// Its identifier; empty for none.
  package let identifier: String
  package let origin: LayoutConstraint.Origin
  /// Where the document says it; `nil` for those that the layout makes.
  package let position: SourcePosition?
}

/// A quantity that the constraints leave open.
package struct AmbiguityFacts: Sendable {
  package let item: String
  /// `x`, `y`, `width` or `height`.
  package let quantity: String
  package let canIncrease: Bool
  package let canDecrease: Bool
}
