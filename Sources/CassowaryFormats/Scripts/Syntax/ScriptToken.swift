/// A word of the language, with its place.
struct ScriptToken {
  enum Kind: Equatable {
    case name(RawName)
    /// A number; `whole` is set if it was written as a whole number of moderate size.
    case number(Double, whole: Int?)
    case symbol(Symbol)
    case lineEnd
    case end
  }

  enum Symbol: String {
    case plus = "+"
    case minus = "-"
    case star = "*"
    case slash = "/"
    case leftParenthesis = "("
    case rightParenthesis = ")"
    case leftBrace = "{"
    case rightBrace = "}"
    case colon = ":"
    case comma = ","
    case equals = "="
    case bang = "!"
    case plusMinus = "±"
    case ellipsis = "..."
    case equal = "=="
    case lessThanOrEqual = "<="
    case greaterThanOrEqual = ">="
  }

  let kind: Kind
  let position: SourcePosition

  /// The token as messages call it.
  var description: String {
    switch kind {
    case .name(let name): "'\(name.description)'"
    case .number: "a number"
    case .symbol(let symbol): "'\(symbol.rawValue)'"
    case .lineEnd: "the end of the line"
    case .end: "the end of the file"
    }
  }

  /// The word, if the token is a name without loop variables.
  var word: String? {
    if case .name(let name) = kind { name.word } else { nil }
  }
}

/// A name as it stands in the text, before its loop variables are looked up: `w{i+1}`.
struct RawName: Equatable {
  enum Part: Equatable {
    case text(String)
    case loop(variable: String, offset: Int, position: SourcePosition)
  }

  var parts: [Part]

  /// The name, if it holds no loop variable.
  var word: String? {
    if parts.count == 1, case .text(let text) = parts[0] { text } else { nil }
  }

  var description: String {
    var text = ""
    for part in parts {
      switch part {
      case .text(let letters): text += letters
      case .loop(let variable, let offset, _):
        text += offset == 0 ? "{\(variable)}" : offset > 0 ? "{\(variable)+\(offset)}" : "{\(variable)\(offset)}"
      }
    }
    return text
  }
}
