import Cassowary

/// A linear expression as a short programme for a stack machine: nothing recurses while a loop runs it.
package struct ScriptExpression: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    case number(ScriptNumber)
    case variable(NameTemplate)
    case negate
    case add
    case subtract
    case multiply
    case divide
  }

  var steps: [Step] = []

  /// The expression with the loop variables' values put in. The parser has made sure that one side of a product and
  /// the right side of a quotient hold no variables. Division by zero gives infinity, which the solver refuses.
  func linear(in loops: [Int], variable: (String) -> Variable) -> LinearExpression {
    var stack: [LinearExpression] = []
    for step in steps {
      switch step {
      case .number(let number): stack.append(LinearExpression(number.value(in: loops)))
      case .variable(let template): stack.append(LinearExpression(variable(template.name(in: loops))))
      case .negate: stack[stack.count - 1].scale(by: -1)
      case .add: Self.merge(&stack, factor: 1)
      case .subtract: Self.merge(&stack, factor: -1)
      case .multiply:
        var right = stack.removeLast()
        if right.terms.isEmpty {
          stack[stack.count - 1].scale(by: right.constant)
        } else {
          right.scale(by: stack[stack.count - 1].constant)
          stack[stack.count - 1] = right
        }
      case .divide:
        let divisor = stack.removeLast().constant
        stack[stack.count - 1].divide(by: divisor)
      }
    }
    return stack.first ?? LinearExpression(0)
  }

  /// Adds the topmost expression, times ±1, to the one below it.
  private static func merge(_ stack: inout [LinearExpression], factor: Double) {
    var top = stack.removeLast()
    if factor < 0 { top.scale(by: factor) }
    stack[stack.count - 1].terms += top.terms
    stack[stack.count - 1].constant += top.constant
  }
}

extension LinearExpression {
  /// A constant that nobody wrote stays 0: `inf*x` has one wrong number, not two.
  fileprivate mutating func scale(by factor: Double) {
    for index in terms.indices { terms[index].coefficient *= factor }
    if constant != 0 || terms.isEmpty { constant *= factor }
  }

  /// Each number is rounded once: `x/3` is not `x` times a rounded third.
  fileprivate mutating func divide(by divisor: Double) {
    for index in terms.indices { terms[index].coefficient /= divisor }
    if constant != 0 || terms.isEmpty { constant /= divisor }
  }
}
