import Cassowary

extension LayoutConstraint {
  /// What the constraint says, without priority: `title.leading == icon.trailing + 8`.
  var plainEquation: String {
    var text = Self.side(firstItem, firstAttribute, offsets?.firstItem, offsets?.firstAttribute ?? .notAnAttribute)
    text += " " + relation.symbol + " "
    if secondAttribute == .notAnAttribute { return text + shortest(storedConstant) }
    if multiplier != 1 { text += shortest(multiplier) + " * " }
    text += Self.side(
      secondItem, secondAttribute, offsets?.secondItem, offsets?.secondAttribute ?? .notAnAttribute)
    if storedConstant > 0 { text += " + " + shortest(storedConstant) }
    if storedConstant < 0 { text += " - " + shortest(-storedConstant) }
    return text
  }

  private static func side(
    _ item: LayoutItem?, _ attribute: LayoutAttribute, _ offsetItem: LayoutItem?, _ offset: LayoutAttribute
  ) -> String {
    let text = (item?.nameForMessages ?? "nil") + "." + attribute.name
    if offset == .notAnAttribute { return text }
    return "(" + text + " - " + (offsetItem?.nameForMessages ?? "nil") + "." + offset.name + ")"
  }
}
