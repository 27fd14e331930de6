import CassowaryLayout

/// The room that a screen has along an axis.
package enum SizeClass: String, CaseIterable, Sendable {
  case compact
  case regular
}

/// What variations depend on.
package struct InterfaceTraits: Hashable, Sendable {
  /// `nil` where no variation for a class applies.
  package var width: SizeClass?
  package var height: SizeClass?
  var isTablet = false

  /// Those of the canvas that older tools drew, for any screen.
  static let any = InterfaceTraits()

  /// The shorter side of a screen, from which on it is a tablet's, or a large phone's.
  static let tabletSide = 700.0
  static let largePhoneSide = 414.0

  private init() {}

  /// Those of a screen: tablets are regular both ways, phones only along their height when upright; the large ones also
  /// along their width when they lie on their side.
  package init(screen: Size) {
    let short = min(screen.width, screen.height)
    isTablet = short >= Self.tabletSide
    let isPortrait = screen.height >= screen.width
    height = isTablet || isPortrait ? .regular : .compact
    width = isTablet || (!isPortrait && short >= Self.largePhoneSide) ? .regular : .compact
  }

  /// How many traits a variation's key names, if all of them hold; 0 for `default`.
  func specificity(of key: String) -> Int? {
    if key == "default" { return 0 }
    let parts = key.split(separator: "-")
    for part in parts {
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, holds(String(sides[0]), String(sides[1])) else { return nil }
    }
    return parts.isEmpty ? nil : parts.count
  }

  private func holds(_ trait: String, _ value: String) -> Bool {
    switch trait {
    case "widthClass": value == width?.rawValue
    case "heightClass": value == height?.rawValue
    case "userInterfaceIdiom": value == (isTablet ? "pad" : "phone")
    case "userInterfaceStyle": value == "light"
    default: false
    }
  }
}
