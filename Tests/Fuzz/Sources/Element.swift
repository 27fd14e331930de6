/// An element that can be changed.
struct Element {
  var name: String
  var attributes: [(name: String, value: String)]
  var children: [Element]
  var characters = ""

  /// How many elements there are, with this one.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The text in XML.
  var text: String {
    var text = "<" + name
    for attribute in attributes { text += " \(attribute.name)=\"\(Self.escaped(attribute.value))\"" }
    if children.isEmpty && characters.isEmpty { return text + "/>" }
    text += ">" + Self.escaped(characters)
    for child in children { text += child.text }
    return text + "</\(name)>"
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Changes the element with a number, counted in the order of the text; 0 is this one.
  mutating func change(_ number: Int, _ change: (inout Element) -> Void) {
    if number == 0 { return change(&self) }
    var rest = number - 1
    for index in children.indices {
      let count = children[index].count
      if rest < count { return children[index].change(rest, change) }
      rest -= count
    }
  }

  /// The element with a number.
  func element(_ number: Int) -> Element {
    var found = self
    var copy = self
    copy.change(number) { found = $0 }
    return found
  }
}
