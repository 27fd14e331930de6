/// Why a constraint cannot be made or activated, or a layout not be computed.
public enum LayoutError: Error, Sendable {
  /// A constraint needs a first item.
  case missingItem(constraint: String)
  /// A line was compared with a constant: an edge, centre or baseline needs an item on the other side, and a multiplier other
  /// than zero.
  case positionNeedsItem(constraint: String, attribute: LayoutAttribute)
  /// A size was compared with a position, or nothing with something.
  case invalidPairing(constraint: String, first: LayoutAttribute, second: LayoutAttribute)
  /// A leading or trailing edge was compared with a left or right one; use one kind on both sides.
  case mixedDirections(constraint: String, first: LayoutAttribute, second: LayoutAttribute)
  /// A constant, multiplier or size is NaN or infinite.
  case notFinite(what: String, value: Double)
  /// A priority is not above 0 and at most 1000.
  case invalidPriority(what: String, value: Float)
  /// The items are not in one view hierarchy: add both to it before the constraint is activated.
  case noCommonAncestor(constraint: String, first: String, second: String)
  /// Required constraints contradict each other, and the policy is ``ConflictPolicy/throwing``.
  case conflict(LayoutConflict)
  /// Rounding errors make it unclear how the constraints can be met, or a number became too large.
  case numericallyUnstable(what: String)
  /// So many different priorities for so many constraints would take more than a gigabyte; views in stacks with equal
  /// centers have one each. Use fewer.
  case tooManyPriorities(what: String)
}

extension LayoutError: CustomStringConvertible {
  /// The reason in words, with what to do about it.
  public var description: String {
    switch self {
    case .missingItem(let constraint):
      "\(constraint): a constraint needs a first item; give it a view or a layout guide"
    case .positionNeedsItem(let constraint, let attribute):
      "\(constraint): \(attribute.name) is a location and cannot equal a constant; "
        + "location attributes are specified in pairs, so give a second item and a multiplier other than 0"
    case .invalidPairing(let constraint, let first, let second):
      "\(constraint): invalid pairing of \(first.name) and \(second.name); compare sizes with sizes and locations with "
        + "locations"
    case .mixedDirections(let constraint, let first, let second):
      "\(constraint): \(first.name) cannot be compared with \(second.name); use leading and trailing on both sides, or "
        + "left and right"
    case .notFinite(let what, let value): "\(what) is \(value); it must be finite"
    case .invalidPriority(let what, let value):
      "the priority of \(what) is \(value); it must be above 0 and at most 1000"
    case .noCommonAncestor(let constraint, let first, let second):
      "unable to activate \(constraint): \(first) and \(second) have no common ancestor; add both to one view hierarchy "
        + "first"
    case .conflict(let conflict): conflict.description
    case .numericallyUnstable(let what):
      "rounding errors make it unclear how \(what) can be met; use coefficients of similar magnitude"
    case .tooManyPriorities(let what):
      "there are too many different priorities for so many constraints, with that of \(what); use fewer"
    }
  }
}
