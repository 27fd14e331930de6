/// A place in a document's text: the value that it is about, and a byte in or before it. Line, column and path are worked
/// out when somebody asks.
struct DocumentPlace: Hashable, Sendable {
  /// The index of the JSON value.
  let value: Int
  let offset: Int

  init(_ value: JSONValue) {
    self.value = value.index
    offset = value.start
  }

  init(_ value: JSONValue, offset: Int) {
    self.value = value.index
    self.offset = offset
  }

  init(value: Int, offset: Int) {
    self.value = value
    self.offset = offset
  }

  /// The key in front of a value.
  init(keyOf value: JSONValue) {
    self.init(value, offset: value.keyStart)
  }
}
