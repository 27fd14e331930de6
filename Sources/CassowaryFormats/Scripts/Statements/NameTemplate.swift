/// A name of a variable or constraint, looked up once per loop variable when the script is parsed.
package struct NameTemplate: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case text(String)
    case loop(LoopValue)
  }

  let parts: [Part]

  /// The name that the template stands for while the loop variables have these values.
  func name(in loops: [Int]) -> String {
    if parts.count == 1, case .text(let text) = parts[0] { return text }
    var name = ""
    for part in parts {
      switch part {
      case .text(let text): name += text
      case .loop(let loop): name += String(loop.value(in: loops))
      }
    }
    return name
  }
}
