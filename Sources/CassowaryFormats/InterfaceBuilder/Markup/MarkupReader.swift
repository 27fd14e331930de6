import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads an XML text as a stream of events.
final class MarkupReader: NSObject {
  private let starts: [Int]
  private var nodes: [MarkupNode] = []
  /// The open elements, and the last child of each so far.
  private var open: [(node: Int, lastChild: Int)] = []
  private var failure: (what: String, position: SourcePosition)?

  /// Elements whose text is kept; that of others is blanks.
  private static let textElements: Set<String> = ["string", "mutableString"]

  private init(starts: [Int]) { self.starts = starts }

  /// Reads the text.
  ///
  /// - Throws: one error with its place.
  static func read(_ text: SourceText) throws(DocumentErrors) -> MarkupTree {
    if text.bytes.count > MarkupLimits.textSize {
      throw error(.tooLarge(limit: MarkupLimits.textSize), text.position(of: text.start))
    }
    if text.bytes.starts(with: [0xFF, 0xFE]) || text.bytes.starts(with: [0xFE, 0xFF]) {
      throw error(.utf16, text.position(of: 0))
    }
    if let place = text.firstInvalidByte { throw error(.invalidUTF8, text.position(of: place)) }
    if !InterfaceFile.isMarkup(text) {
      let isEmpty = text.bytes[text.start...].allSatisfy(SourceText.isBlank)
      throw error(.missing(isEmpty: isEmpty), text.position(of: text.start))
    }
    let scan = MarkupScan(text)
    if let problem = scan.problem { throw error(problem.problem, text.position(of: problem.offset)) }
    let reader = MarkupReader(starts: scan.starts)
    let parser = XMLParser(data: Data(text.bytes))
    parser.delegate = reader
    parser.shouldResolveExternalEntities = false
    let isWellFormed = parser.parse()
    if let failure = reader.failure { throw error(.malformed(failure.what), failure.position) }
    guard isWellFormed, !reader.nodes.isEmpty else {
      throw error(.malformed("it has no element"), text.position(of: text.start))
    }
    return MarkupTree(text: text, nodes: reader.nodes)
  }

  private static func error(_ problem: MarkupProblem, _ position: SourcePosition) -> DocumentErrors {
    DocumentErrors([DocumentError(problem: .markup(problem), position: position, path: "")])
  }
}

extension MarkupReader: XMLParserDelegate {
  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let index = nodes.count
    // Where the first look and the parser disagree, the text is not well-formed further on.
    let offset = index < starts.count ? starts[index] : starts.last ?? 0
    nodes.append(
      MarkupNode(name: name, attributes: attributes, offset: offset, parent: open.last?.node ?? MarkupNode.none))
    if let parent = open.last {
      if parent.lastChild == MarkupNode.none {
        nodes[parent.node].hasChildren = true
      } else {
        nodes[parent.lastChild].next = index
      }
      open[open.count - 1].lastChild = index
    }
    open.append((index, MarkupNode.none))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    guard let index = open.last?.node, Self.textElements.contains(nodes[index].name),
      nodes[index].characters.utf8.count + characters.utf8.count <= MarkupLimits.characters
    else { return }
    nodes[index].characters += characters
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard failure == nil else { return }
    let position = SourcePosition(line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1))
    let code = (error as NSError).code
    // The code is the same for what is missing and for what is too much.
    let isBehindEnd = code == 5 && open.isEmpty && !nodes.isEmpty
    let words = isBehindEnd ? Self.excess : Self.words(for: code, open: open.last.map { nodes[$0.node].name })
    failure = (words, position)
  }

  private static let excess = "there is something behind the end of the document; remove it"

  /// What the codes of `XMLParser` mean that broken files lead to.
  private static func words(for code: Int, open: String?) -> String {
    let inside = open.map { " inside <\($0)>" } ?? ""
    return switch code {
    case 4: "it does not begin with an element; is this an Interface Builder file?"
    case 45, 47, 63: "it ends too early: a comment, instruction or CDATA section is not closed" + inside
    case 1, 110, 114: "it goes beyond a limit of the XML parser" + inside + "; make the text or name shorter"
    case 5, 77, 73: "it ends too early" + inside + "; is the file complete?"
    case 9, 23: "a character that XML does not allow" + inside
    case 26, 27, 28: "an entity that is not known" + inside
    case 38, 39, 40, 41, 65: "an attribute without its value or blank" + inside
    case 42: "an attribute twice" + inside
    case 68: "a tag without a name" + inside
    case 76: "an end tag that does not fit" + inside
    default: "a mistake" + inside + " (number \(code) of the parser)"
    }
  }
}
