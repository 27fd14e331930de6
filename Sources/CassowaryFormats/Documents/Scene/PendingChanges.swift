/// Changes of a command line on their way to the scenes that know what they speak of.
package struct PendingChanges {
  private var entries: [Entry]

  private struct Entry {
    let words: String
    /// Why no scene so far knows it.
    var reason = ""
    var isKnown = false
  }

  package init(_ changes: [String]) { entries = changes.map { Entry(words: $0) } }

  /// The changes that a document can make.
  package mutating func understood(by document: LayoutDocument) -> [StateChange] {
    var changes: [StateChange] = []
    for index in entries.indices {
      do throws(DocumentErrors) {
        changes.append(try document.change(entries[index].words))
        entries[index].isKnown = true
      } catch {
        entries[index].reason = error.messages
      }
    }
    return changes
  }

  /// The first change that no document could make, and why.
  package var firstUnknown: (words: String, reason: String)? {
    entries.first { !$0.isKnown && !$0.reason.isEmpty }.map { ($0.words, $0.reason) }
  }
}
