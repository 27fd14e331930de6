extension InterfaceFile {
  /// Ids that stand there twice, and constraints that speak of ids that nothing has.
  func referenceNotes() -> [InterfaceNote] {
    var places: [String: Int] = [:]
    var notes: [InterfaceNote] = []
    func note(_ message: String, _ node: Int) {
      guard notes.count < DocumentLimits.problems else { return }
      notes.append(InterfaceNote(kind: .doubtful, message: message, position: tree.position(of: node)))
    }
    for (index, node) in tree.nodes.enumerated() {
      guard let id = node.attributes["id"] else { continue }
      if let first = places[id] {
        let line = tree.position(of: first).line
        note("the id '\(id)' stands on line \(line) already; what refers to it means the first on its screen", index)
      } else {
        places[id] = index
      }
    }
    var told: Set<String> = []
    for (index, node) in tree.nodes.enumerated() where isConstraint(node) {
      for name in ["firstItem", "secondItem"] {
        guard let id = node.attributes[name], places[id] == nil, told.insert(id).inserted else { continue }
        note("nothing in the file has the id '\(id)', which the '\(name)' of a constraint names; it is left out", index)
      }
    }
    return notes
  }

  private func isConstraint(_ node: MarkupNode) -> Bool {
    node.name == "constraint" && node.parent >= 0 && tree.nodes[node.parent].name == "constraints"
  }
}
