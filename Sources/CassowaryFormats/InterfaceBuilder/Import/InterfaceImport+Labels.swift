import CassowaryLayout

extension InterfaceImport {
  /// Gives views the names that their author gave them. Where several have the same, or one is another view's id, the id
  /// stands behind it.
  mutating func labelViews() {
    let labels = sources.map { imported in imported["userLabel"].flatMap(Self.label) }
    var uses: [String: Int] = [:]
    for label in labels.compactMap(\.self) { uses[label, default: 0] += 1 }
    var taken = Set(ids.keys)
    for (index, label) in labels.enumerated() {
      guard let label, let id = specs[index].id else { continue }
      let name = uses[label] == 1 && ids[label] == nil ? label : "\(label) (\(id))"
      if taken.insert(name).inserted { specs[index].label = name }
    }
  }

  /// The label without blanks around it; `nil` if nothing is left, or more than anybody would read.
  private static func label(_ text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty || words.utf8.count > longestLabel ? nil : words
  }

  private static let longestLabel = 100

  /// What labels mean where something is asked about them.
  var labelledIDs: [String: ItemSpec] {
    Dictionary(
      specs.enumerated().compactMap { index, spec in spec.label.map { ($0, .view(index)) } },
      uniquingKeysWith: { first, _ in first })
  }
}
