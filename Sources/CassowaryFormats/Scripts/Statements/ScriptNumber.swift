/// A number in a script: written out, or taken from a loop variable.
package enum ScriptNumber: Hashable, Sendable {
  case literal(Double)
  case loop(LoopValue, isNegative: Bool)

  func value(in loops: [Int]) -> Double {
    switch self {
    case .literal(let value): value
    case .loop(let loop, let isNegative): Double(isNegative ? -loop.value(in: loops) : loop.value(in: loops))
    }
  }
}

/// A whole number in the head of a loop.
package enum ScriptWholeNumber: Hashable, Sendable {
  case literal(Int)
  case loop(LoopValue)

  func value(in loops: [Int]) -> Int {
    switch self {
    case .literal(let value): value
    case .loop(let loop): loop.value(in: loops)
    }
  }
}
