extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as UIKit prints it, with names in place of addresses:
  ///
  ///     <LayoutConstraint H:|-(16)-[title]   (active, names: '|':card )>
  ///     <LayoutConstraint 'gap' title.width == 0.5*card.width - 8 priority:750   (active)>
  ///
  /// A view without an ``LayoutItem/identifier`` is called by its class, a label or button with its text, too.
  public var description: String {
    let form = visualForm
    var text = "<\(className) \(maskCodes)"
    if let identifier, !identifier.isEmpty { text += "'\(identifier)' " }
    if let form {
      text += form.text + (form.isAbsolute ? "(LTR)" : "")
    } else if let body = contentSizeBody {
      text += body
    } else {
      text += uikitEquation
      if !priority.isRequired { text += " priority:" + priority.description }
    }
    let names = form?.superview.map { "'|':\($0.nameForMessages) " }
    switch (isActive, names) {
    case (true, let names?): text += "   (active, names: \(names))"
    case (true, nil): text += "   (active)"
    case (false, let names?): text += "   (Names: \(names))"
    case (false, nil): break
    }
    return text + ">"
  }

  /// What the constraint says and how much it matters, readable and in the words of operator syntax and layout documents:
  /// `title.leading == icon.trailing + 8 @750`. A required one shows no priority.
  public var equation: String {
    priority.isRequired ? plainEquation : plainEquation + " @" + priority.description
  }

  /// UIKit's classes, without the letters in front.
  private var className: String {
    switch origin {
    case .autoresizingMask: "AutoresizingMaskLayoutConstraint"
    case .contentSize: "ContentSizeLayoutConstraint"
    default: "LayoutConstraint"
    }
  }

  /// `h=--& v=--& ` for constraints of an autoresizing mask.
  private var maskCodes: String {
    guard origin == .autoresizingMask, let view = firstItem as? LayoutView else { return "" }
    let mask = view.autoresizingMask
    return "h=\(mask.code(.horizontal)) v=\(mask.code(.vertical)) "
  }

  /// Hugging and compression resistance are one thing to UIKit: `title.width == 111 Hug:250 CompressionResistance:750`.
  private var contentSizeBody: String? {
    guard origin == .contentSize, let view = firstItem as? LayoutView else { return nil }
    let axis = firstAttribute.axis
    return "\(view.nameForMessages).\(firstAttribute.name) == \(general(constant))"
      + " Hug:\(view.contentHuggingPriority(for: axis))"
      + " CompressionResistance:\(view.contentCompressionResistancePriority(for: axis))"
  }

  /// The equation in UIKit's spelling: the factor is stuck to the item, and numbers have six digits.
  private var uikitEquation: String {
    var text = uikitSide(firstItem, firstAttribute, offsets.map { ($0.firstItem, $0.firstAttribute) })
    text += " " + relation.symbol + " "
    if secondAttribute == .notAnAttribute || multiplier == 0 { return text + general(constant) }
    if multiplier == -1 {
      text += "-"
    } else if multiplier != 1 {
      text += general(multiplier) + "*"
    }
    text += uikitSide(secondItem, secondAttribute, offsets.map { ($0.secondItem, $0.secondAttribute) })
    if constant > 0 { text += " + " + general(constant) }
    if constant < 0 { text += " - " + general(-constant) }
    return text
  }

  private func uikitSide(
    _ item: LayoutItem?, _ attribute: LayoutAttribute, _ offset: (item: LayoutItem?, attribute: LayoutAttribute)?
  ) -> String {
    let text = (item?.nameForMessages ?? "nil") + "." + attribute.name
    guard let offset, offset.attribute != .notAnAttribute else { return text }
    return "(\(text) - \(offset.item?.nameForMessages ?? "nil").\(offset.attribute.name))"
  }
}
