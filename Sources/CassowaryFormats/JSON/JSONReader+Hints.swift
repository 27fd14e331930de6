/// What stands where something else should, and what was probably meant.
extension JSONReader {
  /// The letters and digits that come next.
  var wordAhead: String {
    var end = index
    while end < bytes.count, bytes[end].isWordByte { end += 1 }
    return written(from: index, to: end)
  }

  var foundText: String {
    guard let byte = peek else { return "the end of the text" }
    if byte == UInt8(ascii: "\"") { return "a string" }
    if byte.isWordByte { return "'\(Self.shortened(wordAhead))'" }
    return Unicode.Scalar(byte).inMessage
  }

  var keyHint: String? {
    switch peek {
    case UInt8(ascii: "}"): "remove the comma before"
    case UInt8(ascii: "'"): "write double quotes"
    case UInt8(ascii: "/"), UInt8(ascii: "#"): Self.commentHint
    case let byte? where byte.isWordByte: "write \"\(Self.shortened(wordAhead))\""
    default: nil
    }
  }

  var valueHint: String? {
    switch peek {
    case UInt8(ascii: "]"), UInt8(ascii: "}"): "remove the comma before, or add a value"
    case UInt8(ascii: ","): "remove one comma"
    case UInt8(ascii: "'"): "write double quotes"
    case UInt8(ascii: "/"), UInt8(ascii: "#"): Self.commentHint
    case UInt8(ascii: "."): "a number begins with a digit: write '0.'"
    case UInt8(ascii: "+"): "write the number without '+'"
    case let byte? where byte.isWordByte: wordHint
    default: nil
    }
  }

  var separatorHint: String? {
    switch peek {
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["): "a comma is missing before"
    case UInt8(ascii: "]"), UInt8(ascii: "}"): "the brackets do not match"
    case UInt8(ascii: "/"), UInt8(ascii: "#"): Self.commentHint
    case nil: "a bracket is not closed"
    default: nil
    }
  }

  var endHint: String? {
    switch peek {
    case UInt8(ascii: "]"), UInt8(ascii: "}"): "there is one bracket too many"
    case UInt8(ascii: "/"), UInt8(ascii: "#"): Self.commentHint
    default: "a text holds one value"
    }
  }

  private static let commentHint = "JSON has no comments"

  private var wordHint: String {
    let word = Self.shortened(wordAhead)
    switch word.lowercased() {
    case "true", "false", "null": return "write '\(word.lowercased())'"
    case "yes", "on": return "write 'true'"
    case "no", "off": return "write 'false'"
    case "none", "nil", "undefined": return "write 'null'"
    case "nan", "inf", "infinity": return "a number has to be finite"
    default: return "text stands in double quotes"
    }
  }
}
