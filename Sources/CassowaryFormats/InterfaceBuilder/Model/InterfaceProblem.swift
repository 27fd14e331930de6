/// What is wrong with an Interface Builder file, or with a part of it.
package enum InterfaceProblem: Hashable, Sendable {
  /// The file is of another system.
  case otherSystem(String)
  /// A file of Xcode 3.
  case oldArchive
  /// The outermost element is not `<document>`.
  case otherElement(String)
  /// The document's type is not known.
  case otherType(String)
  /// An attribute should be a number.
  case number(attribute: String, text: String, expected: String, assumption: String)
  /// A constraint speaks of an attribute that there is not.
  case unknownAttribute(String, suggestion: String?)
  /// A word that an attribute does not take.
  case unknownWord(String, attribute: String, words: [String])
  /// A constraint without an attribute that it needs.
  case missingAttribute(String)
}

extension InterfaceProblem {
  /// A sentence without a full stop, beginning in lower case.
  package var message: String {
    switch self {
    case .otherSystem(let system):
      "this file is for \(system); files for iOS and tvOS are read here, which lay out with UIKit's rules"
    case .oldArchive:
      "this is an archive of Xcode 3; open it in a newer Xcode and save it in the format of today"
    case .otherElement(let name):
      "expected <document> of a storyboard or xib, found <\(name)>"
    case .otherType(let type):
      "'\(type)' is no document type that is known here; expected com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB "
        + "or com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    case .number(let attribute, let text, let expected, let assumption):
      "'\(attribute)' is '\(text)'; expected \(expected); \(assumption)"
    case .unknownAttribute(let name, let suggestion):
      "there is no layout attribute '\(name)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case .unknownWord(let word, let attribute, let words):
      "'\(attribute)' is '\(word)'; it is one of \(words.joined(separator: ", "))"
    case .missingAttribute(let name):
      "the constraint has no '\(name)'; write one of the layout attributes, such as leading, top or width"
    }
  }
}
