import Cassowary

/// A linear relation between attributes of views and guides; as `NSLayoutConstraint`:
/// `first.attribute relation multiplier * second.attribute + constant`.
///
/// Constants are points, positive to the right and downwards for absolute attributes, along the reading direction for leading
/// and trailing ones. A constraint holds its items weakly; while it is active, they hold it.
public final class LayoutConstraint {
  /// Who made a constraint.
  public enum Origin: Sendable, Hashable {
    /// The program, or a document.
    case user
    /// A stack view, for its arranged views.
    case stackView
    /// A view that translates its autoresizing mask.
    case autoresizingMask
    /// The intrinsic size of a view: hugging and compression resistance.
    case contentSize
    /// The readable guide of a view.
    case readableContent
    /// No extent is negative.
    case nonNegativity
  }

  /// The view or guide on the left.
  public var firstItem: LayoutItem? { firstReference?.item }
  /// The view or guide on the right; `nil` if the relation is to a constant.
  public var secondItem: LayoutItem? { secondReference?.item }
  /// The attribute of the first item.
  public let firstAttribute: LayoutAttribute
  /// The attribute of the second item.
  public let secondAttribute: LayoutAttribute
  /// How the sides compare.
  public let relation: LayoutRelation
  /// What the second attribute is multiplied with.
  public let multiplier: Double
  /// A name for messages; need not be unique.
  public var identifier: String?
  /// Who made it.
  public let origin: Origin
  /// Where the source made it; `nil` if that is not known, as for those that the engine makes.
  public internal(set) var location: SourceLocation?

  /// For constraints from anchors that measure an offset, `(b - a) == …`: what is subtracted on either side.
  let offsets: Offsets?
  /// The view whose reading direction counts, if not that of the items.
  var directionView: LayoutView? { directionReference?.item as? LayoutView }
  var hasDirectionView: Bool { directionReference != nil }

  private let firstReference: ItemReference?
  private let secondReference: ItemReference?
  private let directionReference: ItemReference?
  private var ownerReference: ItemReference?
  var storedConstant: Double
  var storedPriority: LayoutPriority

  // What the engine knows of it.

  /// The order of activation.
  var order = 0
  /// The view that holds it while it is active: the nearest common ancestor of its items.
  var owner: LayoutView? {
    get { ownerReference?.item as? LayoutView }
    set { ownerReference = newValue?.reference }
  }
  var ownerIndex = -1
  var firstIndex = -1
  var secondIndex = -1
  /// Its row in the solver, if it has one.
  var row: Constraint?
  var isSetAside = false
  /// The delegate was told that it is set aside, and not yet that it is back. It may be hidden meanwhile.
  var isToldSetAside = false
  var pending: Pending = []

  struct Pending: OptionSet {
    let rawValue: UInt8
    /// Whether it belongs into the solver may have changed.
    static let presence = Pending(rawValue: 1)
    static let constant = Pending(rawValue: 2)
    static let strength = Pending(rawValue: 4)
    /// Its row has other terms now.
    static let terms = Pending(rawValue: 8)
  }

  /// The anchors that are subtracted: `first - firstOffset == multiplier * (second - secondOffset) + constant`.
  final class Offsets {
    let firstAttribute: LayoutAttribute
    let secondAttribute: LayoutAttribute
    private let firstReference: ItemReference?
    private let secondReference: ItemReference?

    var firstItem: LayoutItem? { firstReference?.item }
    var secondItem: LayoutItem? { secondReference?.item }

    init(_ first: (LayoutItem?, LayoutAttribute), _ second: (LayoutItem?, LayoutAttribute)) {
      (firstReference, firstAttribute) = (first.0?.reference, first.1)
      (secondReference, secondAttribute) = (second.0?.reference, second.1)
    }
  }

  init(
    unchecked origin: Origin, identifier: String? = nil, _ item: LayoutItem?, _ attribute: LayoutAttribute,
    _ relation: LayoutRelation, _ other: LayoutItem? = nil, _ otherAttribute: LayoutAttribute = .notAnAttribute,
    multiplier: Double = 1, constant: Double = 0, priority: LayoutPriority = .required, offsets: Offsets? = nil,
    directionOf directionView: LayoutView? = nil, location: SourceLocation?
  ) {
    self.origin = origin
    self.identifier = identifier
    self.firstReference = item?.reference
    self.firstAttribute = attribute
    self.relation = relation
    self.secondReference = other?.reference
    self.secondAttribute = otherAttribute
    self.multiplier = multiplier
    self.storedConstant = constant
    self.storedPriority = priority
    self.offsets = offsets
    self.directionReference = directionView?.reference
    self.location = location
  }

  /// A constraint of the engine's own.
  convenience init(
    engineMade origin: Origin, identifier: String, _ item: LayoutItem, _ attribute: LayoutAttribute,
    _ relation: LayoutRelation = .equal, _ other: LayoutItem? = nil,
    _ otherAttribute: LayoutAttribute = .notAnAttribute, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, directionOf directionView: LayoutView? = nil
  ) {
    self.init(
      unchecked: origin, identifier: identifier, item, attribute, relation, other, otherAttribute,
      multiplier: multiplier, constant: constant, priority: priority, directionOf: directionView,
      location: nil)
  }

  /// The constant, in points. May change at any time; it is the cheapest change there is. Must be finite.
  public var constant: Double {
    get { storedConstant }
    set {
      require(newValue.isFinite, "the constant of \(nameForMessages) is \(newValue); it must be finite")
      if newValue == storedConstant { return }
      storedConstant = newValue
      note(.constant)
    }
  }

  /// How much it matters; above 0 and at most 1000. May change at any time, also between required and optional, which UIKit
  /// does not allow while a constraint is active.
  public var priority: LayoutPriority {
    get { storedPriority }
    set {
      require(
        newValue.isValid, "the priority of \(nameForMessages) is \(newValue); it must be above 0 and at most 1000")
      if newValue == storedPriority { return }
      storedPriority = newValue
      note(.strength)
    }
  }

  /// Tells the engine that something changed.
  func note(_ change: Pending) {
    guard let engine = owner?.engine else { return }
    let isQueued = !pending.isEmpty
    pending.formUnion(change)
    if !isQueued { engine.queue(self) }
  }

  /// The identifier, or what the constraint says.
  var nameForMessages: String {
    if let identifier, !identifier.isEmpty { return identifier }
    return plainEquation
  }
}
