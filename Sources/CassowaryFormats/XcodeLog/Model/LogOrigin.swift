/// Who made a constraint of a log.
package enum LogOrigin: String, CaseIterable, Sendable {
  /// The program.
  case own
  case stackView
  case autoresizingMask
  case safeArea
  case margins
  /// A size that a table, collection view or stack imposes for a while.
  case encapsulated
  case contentSize
  /// Other parts of the system.
  case other
}

extension LogConstraint {
  /// By identifier and class.
  package var origin: LogOrigin {
    let identifier = identifier ?? ""
    if className.contains("AutoresizingMask") { return .autoresizingMask }
    if className.contains("ContentSizeLayoutConstraint") { return .contentSize }
    let imposed = ["UIView-Encapsulated-Layout", "NSView-Encapsulated-Layout", "_UITemporaryLayout", "fittingSize"]
    if imposed.contains(where: identifier.hasPrefix) { return .encapsulated }
    if ["UISV-", "NSStackView.", "NSSV-", "FDSV-", "TZSV-", "OASV-"].contains(where: identifier.hasPrefix) {
      return .stackView
    }
    if identifier.contains("SafeAreaLayoutGuide") || className == "_UILayoutSupportConstraint" { return .safeArea }
    if identifier.contains("Margin-guide-constraint") || identifier.contains("LayoutMarginsGuide") { return .margins }
    if identifier.hasPrefix("UIView-") || identifier.hasPrefix("UI") && identifier.contains("LayoutGuide")
      || className == "NSIBPrototypingLayoutConstraint" || identifier.hasPrefix("_UI")
    {
      return .other
    }
    return .own
  }
}
