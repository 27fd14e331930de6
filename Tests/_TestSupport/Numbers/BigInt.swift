/// A whole number of any size.
///
/// Numbers that fit a machine word never touch the heap: nearly all of the reference solver's numbers do.
package struct BigInt: Sendable, Hashable {
  enum Storage: Sendable, Hashable {
    case small(Int)
    /// Only for numbers that do not fit `small`; the magnitude has its lowest limb first and no zero limb on top.
    case large(isNegative: Bool, magnitude: [UInt])
  }

  let storage: Storage

  init(storage: Storage) { self.storage = storage }

  package init(_ value: Int) { storage = .small(value) }

  package static let zero = BigInt(0)
  package static let one = BigInt(1)

  /// The number with this sign and magnitude, in the one form that `==` relies on.
  init(isNegative: Bool, magnitude: [UInt]) {
    var limbs = magnitude
    while let top = limbs.last, top == 0 { limbs.removeLast() }
    if limbs.isEmpty {
      storage = .small(0)
    } else if limbs.count == 1, limbs[0] <= UInt(Int.max) {
      storage = .small(isNegative ? -Int(limbs[0]) : Int(limbs[0]))
    } else if limbs.count == 1, isNegative, limbs[0] == UInt(Int.max) + 1 {
      storage = .small(.min)
    } else {
      storage = .large(isNegative: isNegative, magnitude: limbs)
    }
  }

  /// The value, if it fits a machine word.
  package var asInt: Int? {
    if case .small(let value) = storage { return value }
    return nil
  }

  /// -1, 0 or 1.
  package var signum: Int {
    switch storage {
    case .small(let value): value.signum()
    case .large(let isNegative, _): isNegative ? -1 : 1
    }
  }

  package var isZero: Bool {
    if case .small(0) = storage { return true }
    return false
  }

  /// The limbs of the absolute value, lowest first; none for zero.
  var magnitude: [UInt] {
    switch storage {
    case .small(let value): value == 0 ? [] : [value.magnitude]
    case .large(_, let magnitude): magnitude
    }
  }

  package var absolute: BigInt { signum < 0 ? -self : self }

  /// How many bits the absolute value takes; 0 for zero.
  package var bitLength: Int {
    let limbs = magnitude
    guard let top = limbs.last else { return 0 }
    return limbs.count * UInt.bitWidth - top.leadingZeroBitCount
  }
}

extension BigInt: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(value) }
}

extension BigInt: Comparable {
  package static func < (left: BigInt, right: BigInt) -> Bool {
    if case .small(let a) = left.storage, case .small(let b) = right.storage { return a < b }
    let signs = (left.signum, right.signum)
    if signs.0 != signs.1 { return signs.0 < signs.1 }
    let order = Limbs.compare(left.magnitude, right.magnitude)
    return signs.0 < 0 ? order > 0 : order < 0
  }
}
