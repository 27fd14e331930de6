/// What a state's key names: `body.hidden`, `` `8bC-Xf`.text ``, `#gap.constant`.
struct ChangeKey {
  /// The id of a view, or the identifier of constraints behind `#`.
  let name: String
  let isIdentifier: Bool
  let property: String
  /// The index of the name's first character.
  let nameIndex: Int
  let propertyIndex: Int

  struct Mistake: Error {
    let message: String
    let index: Int
  }

  init(_ scalars: [Unicode.Scalar]) throws(Mistake) {
    isIdentifier = scalars.first == "#"
    nameIndex = isIdentifier ? 1 : 0
    let rest = scalars[nameIndex...]
    let dot: Int
    if rest.first == "`" {
      guard let close = rest.dropFirst().firstIndex(of: "`") else {
        throw Mistake(message: "the back-quote is not closed", index: nameIndex)
      }
      name = String(String.UnicodeScalarView(rest[(nameIndex + 1)..<close]))
      dot = close + 1
    } else {
      dot = rest.lastIndex(of: ".") ?? scalars.count
      name = String(String.UnicodeScalarView(rest[..<dot]))
      if let odd = rest[..<dot].firstIndex(where: { !$0.continuesID }) {
        throw Mistake(
          message: "an id with other characters than letters, digits and '_' stands in back-quotes: `\(name)`",
          index: odd)
      }
    }
    guard dot < scalars.count, scalars[dot] == ".", dot + 1 < scalars.count, !name.isEmpty else {
      throw Mistake(
        message: "a change is named 'id.property' or '#identifier.\(ConstraintProperty.allCases[0].rawValue)'",
        index: min(dot, scalars.count))
    }
    propertyIndex = dot + 1
    property = String(String.UnicodeScalarView(scalars[propertyIndex...]))
  }
}
