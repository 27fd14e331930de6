extension LayoutItem {
  /// The identifier, or the class and the beginning of a text: `Label'Details'`.
  final func name(withTitle title: String) -> String {
    if !identifier.isEmpty { return identifier }
    let type = String(describing: type(of: self))
    if title.isEmpty { return type }
    let line = String(title.map { $0.isNewline ? " " : $0 })
    return type + "'" + (line.count > 24 ? line.prefix(24) + "..." : line) + "'"
  }
}
