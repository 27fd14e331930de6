import CassowaryLayout

extension InterfaceImport {
  mutating func stackSettings(of imported: ImportedView) -> [ViewSetting] {
    let node = imported.view.node
    var settings: [ViewSetting] = [.hidingBehavior(.uikit)]
    if let axis: AxisWord = word("axis", of: imported) {
      settings.append(.axis(axis == .vertical ? .vertical : .horizontal))
    }
    if let alignment: AlignmentWord = word("alignment", of: imported) { settings.append(.alignment(alignment)) }
    if let distribution: DistributionWord = word("distribution", of: imported) {
      settings.append(.distribution(distribution))
    }
    if let text = imported["spacing"] {
      if let spacing = InterfaceNumber.decimal(text) {
        settings.append(.spacing(.points(spacing)))
      } else {
        record(
          .number(attribute: "spacing", text: text, expected: "a number of points", assumption: "0 is assumed"),
          at: node)
      }
    } else if imported["spacingType"] == "standard" {
      settings.append(.spacing(.system))
    }
    if imported.isSet("baselineRelativeArrangement") { settings.append(.baselineRelative(true)) }
    if explicitMargins(of: node) != nil || (options.isRuntime && setsMarginsRelative(node)) {
      settings.append(.marginsRelative(true))
    }
    return settings
  }

  private mutating func word<Word: DocumentWord>(_ name: String, of imported: ImportedView) -> Word? {
    guard let text = imported[name] else { return nil }
    if let word = Word(rawValue: text) { return word }
    record(.unknownWord(text, attribute: name, words: Word.words), at: imported.view.node)
    return nil
  }

  /// Whether the stack's flag is set after loading, where the canvas does not see it.
  private func setsMarginsRelative(_ node: Int) -> Bool {
    guard let attributes = file.tree.child(of: node, named: "userDefinedRuntimeAttributes") else { return false }
    return file.tree.children(of: attributes).contains { child in
      file.attribute("keyPath", of: child) == "layoutMarginsRelativeArrangement"
        && file.attribute("value", of: child) != "NO"
    }
  }
}
