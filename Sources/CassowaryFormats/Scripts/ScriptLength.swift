/// Counts the statements that a script would carry out, loops unrolled, so that one that would never end is refused before
/// anything of it runs.
struct ScriptLength {
  /// The values of the loop variables, the outermost first.
  private var loops: [Int] = []

  /// Throws where the statements so far are more than ``ScriptLimits/statements``.
  static func check(_ statements: [ScriptStatement]) throws(ScriptSyntaxError) {
    var length = ScriptLength()
    var total = 0
    for statement in statements {
      total += try length.count(statement)
      if total > ScriptLimits.statements { throw tooLong(at: statement) }
    }
  }

  /// The statement itself counts one each time, so that no loop is without costs. The error names the innermost loop that
  /// asks for too much.
  private mutating func count(_ statement: ScriptStatement) throws(ScriptSyntaxError) -> Int {
    if statement.isEmpty { return 1 }
    switch statement.action {
    case .repeatBlock(let times, let body):
      return try count(body, rounds: max(0, times.value(in: loops)), of: statement) { _ in }
    case .forBlock(let first, let last, let body):
      let start = first.value(in: loops)
      let rounds = max(0, last.value(in: loops) - start + 1)
      loops.append(start)
      defer { loops.removeLast() }
      return try count(body, rounds: rounds, of: statement) { $0[$0.count - 1] += 1 }
    default: return 1
    }
  }

  private mutating func count(
    _ body: [ScriptStatement], rounds: Int, of loop: ScriptStatement, next: (inout [Int]) -> Void
  ) throws(ScriptSyntaxError) -> Int {
    if rounds > ScriptLimits.statements { throw Self.tooLong(at: loop) }
    var total = 1
    if !body.contains(where: \.isBlock) {
      total += rounds * body.count
    } else {
      for _ in 0..<rounds where total <= ScriptLimits.statements {
        for statement in body { total += try count(statement) }
        next(&loops)
      }
    }
    if total > ScriptLimits.statements { throw Self.tooLong(at: loop) }
    return total
  }

  private static func tooLong(at statement: ScriptStatement) -> ScriptSyntaxError {
    ScriptSyntaxError(
      position: statement.position,
      message: "the script would carry out more than \(ScriptLimits.statements) statements"
        + (statement.isBlock ? " with this loop; let it run fewer rounds" : "; divide it into several"))
  }
}
