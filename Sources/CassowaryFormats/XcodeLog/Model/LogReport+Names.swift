extension LogReport {
  /// Gives every item a short name: `title`, `stackView`, `label2`.
  mutating func nameItems() {
    let bases = items.map(\.baseName)
    var counts: [String: Int] = [:]
    for base in bases { counts[base, default: 0] += 1 }
    var taken = Set(bases.filter { counts[$0] == 1 })
    var used: [String: Int] = [:]
    for (index, base) in bases.enumerated() {
      guard counts[base, default: 0] > 1 else {
        items[index].shortName = base
        continue
      }
      var name: String
      repeat {
        used[base, default: 0] += 1
        name = base + "\(used[base, default: 0])"
      } while taken.contains(name)
      taken.insert(name)
      items[index].shortName = name
    }
  }
}

extension LogItem {
  /// What the item is called if nothing else is called so.
  fileprivate var baseName: String {
    if !name.isEmpty { return name.contains(where: \.isWhitespace) ? "'\(name)'" : name }
    if let guide = Self.guides.first(where: { title.hasPrefix($0.title) }) { return guide.name }
    if key.hasPrefix("superview of ") { return "superview" }
    // `_UIHostingView<App.Row>` and `App.(unknown context at $1).Row` are known by their own class.
    var word = String(className.prefix { $0 != "<" })
    word = word.split(separator: ".").last.map { String($0) } ?? word
    word = String(word.drop { $0 == "_" })
    for prefix in ["UI", "NS"] where word.hasPrefix(prefix) && word.dropFirst(2).first?.isUppercase ?? false {
      word = String(word.dropFirst(2))
    }
    if word.isEmpty { return "item" }
    // `HTTPView` becomes `httpView`, `Label` becomes `label`.
    let capitals = word.prefix { $0.isUppercase }.count
    let lowered = capitals > 1 && capitals < word.count ? capitals - 1 : capitals
    return word.prefix(lowered).lowercased() + word.dropFirst(lowered)
  }

  private static let guides: [(title: String, name: String)] = [
    ("UIViewSafeAreaLayoutGuide", "safeArea"), ("UIViewLayoutMarginsGuide", "margins"),
    ("UIViewReadableContentGuide", "readableContent"), ("UISV-distributing", "gap"),
    ("UISV-alignment-spanner", "spanner"), ("UISV-ordering-spanner", "spanner"),
    ("UIScrollView-contentLayoutGuide", "content"), ("UIScrollView-frameLayoutGuide", "frame"),
    ("UIViewKeyboardLayoutGuide", "keyboard"),
  ]
}
