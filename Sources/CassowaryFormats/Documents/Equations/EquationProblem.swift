/// Why a text is no equation of a layout document.
package enum EquationProblem: Hashable, Sendable {
  case expected(String, found: String)
  case unknownAttribute(String, suggestion: String?)
  /// The last part of a name is a guide: an attribute has to follow.
  case guideWithoutAttribute(String)
  case unknownGuide(String, suggestion: String?)
  case tooManyParts
  case twoAttributes
  case productOfAttributes
  case divisionByAttribute
  case divisionByZero
  case relationSign(String, mend: String)
  case unknownCharacter(String)
  case unclosedQuote
  case malformedNumber(String)
  case numberTooLarge(Double)
  case priority(Double)
  case unknownPriority(String, suggestion: String?)
  case startsWithNumber
  case emptyName
}

extension EquationProblem {
  package var message: String {
    switch self {
    case .expected(let expected, let found): "expected \(expected), found \(found)"
    case .unknownAttribute(let name, let suggestion):
      "there is no attribute '\(name)'"
        + Self.hint(suggestion, else: "; attributes are named as in UIKit: leading, top, …")
    case .guideWithoutAttribute(let name): "'\(name)' is a guide; an attribute has to follow, as in '\(name).top'"
    case .unknownGuide(let name, let suggestion):
      "there is no guide '\(name)'"
        + Self.hint(suggestion, else: "; a view has safeArea, margins and readable, a scroll view content and frame")
    case .tooManyParts: "a name has at most three parts: item, guide, attribute; put an id with dots in back-quotes"
    case .twoAttributes: "only one attribute may stand on the right; a guide between the two can help"
    case .productOfAttributes: "attributes cannot be multiplied with each other; one factor has to be a number"
    case .divisionByAttribute: "an attribute can be divided, but not divide; multiply the other side"
    case .divisionByZero: "division by zero"
    case .relationSign(let sign, let mend): "'\(sign)' is no relation; write '\(mend)'"
    case .unknownCharacter(let character):
      "unexpected \(character); an id with other characters than letters, digits and '_' stands in back-quotes"
    case .unclosedQuote: "the back-quote is not closed"
    case .malformedNumber(let text): "'\(text)' is no number; write digits with a point, as 0.5"
    case .numberTooLarge(let number):
      "\(numberText(number)) is too large; numbers reach to \(numberText(DocumentLimits.magnitude))"
    case .priority(let number): "the priority \(numberText(number)) is not above 0 and at most 1000"
    case .unknownPriority(let word, let suggestion):
      "there is no priority '\(word)'"
        + Self.hint(
          suggestion, else: "; write a number up to 1000, required, defaultHigh, defaultLow or fittingSizeLevel")
    case .startsWithNumber: "the left side is an attribute; write the number on the right"
    case .emptyName: "the name between the back-quotes is empty"
    }
  }

  private static func hint(_ suggestion: String?, else advice: String) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? advice
  }
}
