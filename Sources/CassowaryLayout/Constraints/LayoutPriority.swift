/// How much a constraint matters, from just above 0 to 1000; as `UILayoutPriority`.
///
/// A constraint of a higher priority is never given up for any number of constraints of lower ones.
public struct LayoutPriority: Hashable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// The priority with this number. What is not above 0 and at most 1000 is refused where it is used.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority with this number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Must hold: 1000.
  public static let required = LayoutPriority(1000)
  /// The usual compression resistance: 750.
  public static let defaultHigh = LayoutPriority(750)
  /// What drags a scene's edge, if it may resize the scene: 510.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// A scene's wish to keep its size: 500.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// What drags inside a scene without resizing it: 490.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// The usual hugging: 250.
  public static let defaultLow = LayoutPriority(250)
  /// The pull towards the target of `systemLayoutSizeFitting`: 50.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// True for a number above 0 and at most 1000.
  var isValid: Bool { rawValue > 0 && rawValue <= 1000 }

  var isRequired: Bool { rawValue == 1000 }

  /// A priority above by `amount`.
  public static func + (priority: LayoutPriority, amount: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue + amount)
  }

  /// A priority below by `amount`.
  public static func - (priority: LayoutPriority, amount: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue - amount)
  }
}

extension LayoutPriority: Comparable {
  /// Compares the numbers.
  public static func < (one: LayoutPriority, other: LayoutPriority) -> Bool { one.rawValue < other.rawValue }
}

extension LayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The priority written as a decimal number.
  public init(floatLiteral value: Float) { self.init(value) }

  /// The priority written as a whole number.
  public init(integerLiteral value: Int) { self.init(Float(value)) }
}

extension LayoutPriority: CustomStringConvertible {
  /// The number: `999`, `999.999`.
  public var description: String {
    var text = rawValue.description
    if text.hasSuffix(".0") { text.removeLast(2) }
    return text
  }
}
