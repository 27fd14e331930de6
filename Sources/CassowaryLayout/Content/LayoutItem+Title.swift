extension LayoutItem {
  /// The identifier, or the class and the beginning of a text: `Label'Details'`.
  final func name(withTitle title: String) -> String {
    let type = String(describing: type(of: self))
    if !identifier.isEmpty || title.isEmpty { return identifier.isEmpty ? type : identifier }
    let line = String(title.map { $0.isNewline ? " " : $0 })
    return type + "'" + (line.count > 24 ? line.prefix(24) + "..." : line) + "'"
  }
}
