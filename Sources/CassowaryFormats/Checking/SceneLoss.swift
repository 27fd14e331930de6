import CassowaryLayout

/// A wish of the document that is given up, or a content that is compressed by more than anybody overlooks.
struct SceneLoss {
  /// `preference` or `compression`.
  let kind: ViolationFacts.Kind
  let constraint: LayoutConstraint
  /// In points.
  let error: Double

  /// The view and the size that are compressed, as `title.width`.
  var quantity: String { constraint.quantity }
}

extension LayoutScene {
  /// What is lost in the layout that there is, strongest first. Most contents that give way a little are not looked at closer.
  func losses() -> [SceneLoss] {
    root.layoutLosses().compactMap { violation in
      let constraint = violation.constraint
      guard constraint.isOfInterest, constraint.origin == .user || violation.error > SceneChecker.visible else {
        return nil
      }
      let kind = constraint.violationKind
      guard kind == .preference || kind == .compression else { return nil }
      return SceneLoss(kind: kind, constraint: constraint, error: violation.error)
    }
  }
}
