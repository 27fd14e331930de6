/// What is wrong at a place of a layout document.
package enum DocumentProblem: Hashable, Sendable {
  /// The text is no JSON.
  case syntax(JSONError.Reason)
  /// A value has the wrong kind or lies out of its range.
  case unexpected(found: String, expected: String)
  /// `owner` is what the key would belong to, as `a label`.
  case unknownKey(String, owner: String, suggestion: String?)
  /// The key exists, but only elsewhere.
  case misplacedKey(String, owner: String, home: String)
  case missingKey(String, owner: String, mend: String)
  case unknownWord(String, what: String, words: [String], suggestion: String?)
  case version(Double)
  case duplicateID(String, first: SourcePosition)
  /// No view or guide has this id.
  case unknownID(String, suggestion: String?)
  /// The id is there, but not where it had to be, as `an arranged view of this stack`.
  case wrongID(String, expected: String)
  /// No constraint has this identifier.
  case unknownIdentifier(String, suggestion: String?)
  case equation(EquationProblem)
  /// The text is no XML that is read.
  case markup(MarkupProblem)
  case interface(InterfaceProblem)
  /// A visual format that cannot be read.
  case visualFormat(String)
  /// A constraint that cannot be made; the layout's own words.
  case constraint(String)
  /// A sentence for what is said only once.
  case other(String)
}

extension DocumentProblem {
  /// A sentence without a full stop, beginning in lower case: what was found, what was expected, how to mend it.
  package var message: String {
    switch self {
    case .syntax(let reason): reason.message
    case .unexpected(let found, let expected): "expected \(expected), found \(found)"
    case .unknownKey(let key, let owner, let suggestion): "\(owner) has no '\(key)'" + Self.hint(suggestion)
    case .misplacedKey(let key, let owner, let home): "\(owner) has no '\(key)'; it belongs to \(home)"
    case .missingKey(let key, let owner, let mend): "\(owner) needs '\(key)'; \(mend)"
    case .unknownWord(let word, let what, let words, let suggestion):
      "'\(word)' is no \(what)"
        + (suggestion.map { "; did you mean '\($0)'?" } ?? "; it is one of \(words.joined(separator: ", "))")
    case .version(let version):
      "version \(numberText(version)) of the format is not known here; write \"version\": \(DocumentLimits.version)"
    case .duplicateID(let id, let first):
      "the id '\(id)' is taken already, at \(first.line):\(first.column); ids of views and guides are unique in a document"
    case .unknownID(let id, let suggestion): "no view or guide has the id '\(id)'" + Self.hint(suggestion)
    case .wrongID(let id, let expected): "'\(id)' is not \(expected)"
    case .unknownIdentifier(let name, let suggestion):
      "no constraint has the identifier '\(name)'"
        + (suggestion.map { "; did you mean '\($0)'?" } ?? "; write '#\(name)' behind the constraint that is meant")
    case .equation(let problem): problem.message
    case .markup(let problem): problem.message
    case .interface(let problem): problem.message
    case .visualFormat(let text), .constraint(let text), .other(let text): text
    }
  }

  private static func hint(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? ""
  }
}
