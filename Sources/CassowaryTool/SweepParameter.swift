import CassowaryFormats
import CommandLineKit

/// What the command line wants to be swept.
enum SweepParameter: Sendable {
  /// Of a screen.
  case size(SweepRequest)
  /// Of a script.
  case variable(String, SweepRange)

  /// The parameter, and the operands that are files.
  static func read(_ invocation: Invocation) throws(SweepRange.Mistake) -> (SweepParameter, [String]) {
    let (width, height) = (invocation.value(SweepCommand.width), invocation.value(SweepCommand.height))
    guard let name = invocation.value(SweepCommand.variable) else {
      return (.size(try size(width, height, invocation.values(SceneSelection.set))), invocation.operands)
    }
    if width != nil || height != nil {
      throw SweepRange.Mistake(
        "'--variable' is for scripts, '--width' and '--height' are for screens; give one of them")
    }
    // A range that begins with a minus sign is no operand.
    if let sign = name.lastIndex(of: "="), name.contains("...") {
      let range = try SweepRange(String(name[name.index(after: sign)...]), isLength: false)
      return (.variable(String(name[..<sign]), range), invocation.operands)
    }
    var operands = invocation.operands
    guard let index = operands.firstIndex(where: { $0.contains("...") }) else {
      throw SweepRange.Mistake("the range of '\(name)' is missing; write both ends, as in --variable \(name)=0...100")
    }
    let range = try SweepRange(operands.remove(at: index), isLength: false)
    if operands.isEmpty { throw SweepRange.Mistake("there is no script; name its file, or '-'") }
    return (.variable(name, range), operands)
  }

  private static func size(
    _ width: String?, _ height: String?, _ changes: [String]
  ) throws(SweepRange.Mistake) -> SweepRequest {
    let isHorizontal = width?.contains("...") == true || height == nil
    guard let swept = isHorizontal ? width : height else {
      throw SweepRange.Mistake("nothing is swept; give '--width' or '--height' a range, such as --width 280...1400")
    }
    let range = try SweepRange(swept, isLength: true)
    let other = try (isHorizontal ? height : width).map { text throws(SweepRange.Mistake) in try extent(text) }
    return SweepRequest(axis: isHorizontal ? .horizontal : .vertical, range: range, other: other, changes: changes)
  }

  private static func extent(_ text: String) throws(SweepRange.Mistake) -> Double {
    if text.contains("...") { throw SweepRange.Mistake("only one of '--width' and '--height' can be a range") }
    guard let number = Double(text), (0...1e9).contains(number) else {
      throw SweepRange.Mistake("'\(text)' is neither a length, such as 844, nor a range, such as 280...1400")
    }
    return number
  }

  /// The files that operands name, those in folders too.
  func paths(of operands: [String], in surroundings: Surroundings) -> [String] {
    InputPaths.files(of: operands, endingIn: endings, in: surroundings)
  }

  /// Of the files that are looked for in folders.
  var endings: [String] {
    switch self {
    case .size: LayoutFile.folderSuffixes
    case .variable: [".cass"]
    }
  }
}
