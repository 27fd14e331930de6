extension ScriptLexer {
  /// A name: letters, digits, `_`, `.` and, anywhere after its first letter, `{i}`, `{i+k}`, `{i-k}`.
  mutating func name() throws(ScriptSyntaxError) -> RawName {
    var parts: [RawName.Part] = []
    var letters = ""
    while let scalar = peek() {
      // `for i in a...b` is refused by the parser; here the dots only must not become a part of the name.
      if scalar == ".", peek(1) == ".", peek(2) == "." { break }
      if scalar.continuesName {
        letters.unicodeScalars.append(scalar)
        index += 1
      } else if scalar == "{" {
        if !letters.isEmpty { parts.append(.text(letters)) }
        letters = ""
        do throws(ScriptSyntaxError) {
          parts.append(try loopPart())
        } catch {
          skipBraces()
          throw error
        }
      } else {
        break
      }
    }
    if !letters.isEmpty { parts.append(.text(letters)) }
    return RawName(parts: parts)
  }

  /// Passes what is left of braces with a mistake, so that they are not taken for those of a block.
  private mutating func skipBraces() {
    while let scalar = peek(), scalar != "\n", scalar != "\r" {
      index += 1
      if scalar == "}" { return }
    }
  }

  /// `{i}`, `{i+k}` or `{i-k}`, from its brace on.
  private mutating func loopPart() throws(ScriptSyntaxError) -> RawName.Part {
    index += 1
    let start = position
    guard peek()?.beginsName == true else {
      throw error("a loop variable stands between '{' and '}' in a name; a block begins after a blank")
    }
    var variable = ""
    while let scalar = peek(), scalar.continuesName {
      variable.unicodeScalars.append(scalar)
      index += 1
    }
    var offset = 0
    if let sign = peek(), sign == "+" || sign == "-" {
      index += 1
      let place = position
      guard case .number(_, let whole?)? = try peek()?.isDigit == true ? number() : nil,
        whole <= ScriptLimits.wholeNumber
      else {
        throw error(at: place, "a whole number up to \(ScriptLimits.wholeNumber) stands here, as in {i\(sign)1}")
      }
      offset = sign == "+" ? whole : -whole
    }
    guard peek() == "}" else { throw error("'}' is missing after the loop variable '\(variable)'") }
    index += 1
    return .loop(variable: variable, offset: offset, position: start)
  }
}
