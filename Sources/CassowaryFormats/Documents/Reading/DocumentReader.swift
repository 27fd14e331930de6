import CassowaryLayout

/// Makes a ``LayoutDocument`` of a JSON text in three rounds: views and ids, then what mentions ids, then states.
///
/// Mistakes are gathered, so that one reading tells of many; a part with a mistake is left out and the reading goes on.
struct DocumentReader {
  let tree: JSONTree
  var errors: [DocumentError] = []
  var views: [ViewSpec] = []
  var guides: [GuideSpec] = []
  var constraints: [ConstraintSpec] = []
  var states: [StateSpec] = []
  var ids: [String: ItemSpec] = [:]
  /// The ids in the order of the text, for suggestions.
  var idList: [String] = []
  /// The constraints by their identifiers.
  var identifiers: [String: [Int]] = [:]
  /// The JSON values of ``views``.
  var values: [JSONValue] = []

  init(_ tree: JSONTree) { self.tree = tree }

  mutating func read() throws(DocumentErrors) -> LayoutDocument {
    let root = tree.root
    guard root.isObject else {
      expected("an object with \"version\", \"canvas\" and \"root\"", at: root)
      throw DocumentErrors(errors)
    }
    try readVersion(root)
    checkKeys(of: root, known: DocumentKeys.document, owner: "a layout document")
    let name = root.member("name").flatMap { text($0) }
    checkNote(root)
    let canvas = root.member("canvas").flatMap { readCanvas($0) } ?? .standard
    if let view = root.member("root") {
      readViews(view)
      readSettings()
      readConstraints()
    } else {
      record(.missingKey("root", owner: "a layout document", mend: "give the outermost view"), at: DocumentPlace(root))
    }
    if let states = root.member("states") { readStates(states) }
    guard errors.isEmpty else { throw DocumentErrors(errors) }
    return LayoutDocument(
      source: tree, name: name, canvas: canvas, views: views, guides: guides, constraints: constraints, states: states,
      ids: ids, identifiers: identifiers)
  }

  /// A document of another version cannot be understood: nothing else is looked at.
  private mutating func readVersion(_ root: JSONValue) throws(DocumentErrors) {
    if let value = root.member("version") {
      guard let version = value.number else {
        expected("the number of the format's version, \(DocumentLimits.version)", at: value)
        throw DocumentErrors(errors)
      }
      if version == Double(DocumentLimits.version) { return }
      record(.version(version), at: DocumentPlace(value))
    } else {
      record(
        .missingKey("version", owner: "a layout document", mend: "write \"version\": \(DocumentLimits.version)"),
        at: DocumentPlace(root))
    }
    throw DocumentErrors(errors)
  }

  // MARK: Mistakes

  mutating func record(_ problem: DocumentProblem, at place: DocumentPlace) {
    guard errors.count < DocumentLimits.problems else { return }
    errors.append(
      DocumentError(
        problem: problem, position: tree.text.position(of: place.offset), path: tree.path(of: place.value)))
  }

  /// The word that was probably meant, as long as mistakes are told: finding it takes as long as there are words.
  func suggestion(for text: String, among words: @autoclosure () -> [String]) -> String? {
    errors.count < DocumentLimits.problems ? NearestWord.nearest(to: text, among: words()) : nil
  }

  mutating func expected(_ what: String, at value: JSONValue) {
    record(.unexpected(found: value.description, expected: what), at: DocumentPlace(value))
  }

  /// Tells of keys that an object does not have.
  mutating func checkKeys(
    of object: JSONValue, known: [String], owner: String, home: (String) -> String? = { _ in nil }
  ) {
    for member in object.children {
      guard let key = member.key, !known.contains(key) else { continue }
      if let home = home(key) {
        record(.misplacedKey(key, owner: owner, home: home), at: DocumentPlace(keyOf: member))
      } else {
        let suggestion = suggestion(for: key, among: known)
        record(.unknownKey(key, owner: owner, suggestion: suggestion), at: DocumentPlace(keyOf: member))
      }
    }
  }

  /// Notes are for people; they only have to be text.
  mutating func checkNote(_ object: JSONValue) {
    if let note = object.member("note") { _ = text(note) }
  }
}

extension LayoutDocument {
  /// Reads a document.
  ///
  /// - Throws: all mistakes that were found, each with its place; the first twenty if there are more. A text that is no JSON
  ///   has one.
  package static func read(_ text: SourceText) throws(DocumentErrors) -> LayoutDocument {
    let tree: JSONTree
    do throws(JSONError) {
      tree = try JSONTree.read(text)
    } catch {
      throw DocumentErrors([
        DocumentError(problem: .syntax(error.reason), position: error.position, path: error.path)
      ])
    }
    var reader = DocumentReader(tree)
    let document = try reader.read()
    // What only views can tell, illegal pairs of attributes and visual formats, is found out here as well: a document
    // that was read can be laid out.
    _ = try LayoutScene(document)
    return document
  }
}
