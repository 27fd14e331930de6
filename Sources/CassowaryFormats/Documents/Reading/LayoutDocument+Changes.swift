extension LayoutDocument {
  /// The change that words on a command line ask for: `body.hidden=true`, `#gap.constant=8`, `header.text=Less`. The key is
  /// that of a state; the value is JSON, or a text without its quotes where a text is wanted.
  ///
  /// - Throws: what is wrong. Places in the errors have no meaning.
  package func change(_ words: String) throws(DocumentErrors) -> StateChange {
    // Quoted ids may hold anything.
    var isQuoted = false
    let separator = words.firstIndex { character in
      if character == "`" { isQuoted.toggle() }
      return character == "=" && !isQuoted
    }
    guard let separator else {
      throw DocumentErrors([error(.other("write 'id.property=value'"), at: views[0].place)])
    }
    let key = words[..<separator]
    let value = words[words.index(after: separator)...]
    do throws(DocumentErrors) {
      return try change(String(key), json: String(value))
    } catch {
      // Not JSON, or not what the property takes: it may be meant as a text.
      if let change = try? change(String(key), json: JSONString.literal(String(value))) { return change }
      if case .syntax? = error.errors.first?.problem {
        return try change(String(key), json: JSONString.literal(String(value)))
      }
      throw error
    }
  }

  private func change(_ key: String, json: String) throws(DocumentErrors) -> StateChange {
    let tree: JSONTree
    do throws(JSONError) {
      tree = try JSONTree.read(SourceText(name: "", text: "{\(JSONString.literal(key)):\(json)}"))
    } catch {
      throw DocumentErrors([DocumentError(problem: .syntax(error.reason), position: error.position, path: error.path)])
    }
    var reader = DocumentReader(tree, of: self)
    var changes: [StateChange] = []
    for member in tree.root.children { if let change = reader.change(member) { changes.append(change) } }
    guard reader.errors.isEmpty, changes.count == 1 else {
      throw DocumentErrors(
        reader.errors.isEmpty
          ? [error(.other("write 'id.property=value'"), at: views[0].place)] : reader.errors)
    }
    return changes[0]
  }
}

extension DocumentReader {
  /// Reads a text that speaks of a document's views.
  fileprivate init(_ tree: JSONTree, of document: LayoutDocument) {
    self.init(tree)
    views = document.views
    guides = document.guides
    constraints = document.constraints
    ids = document.ids
    identifiers = document.identifiers
    idList = document.views.compactMap(\.id) + document.guides.map(\.id)
  }
}
