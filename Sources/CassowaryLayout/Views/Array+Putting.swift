extension Array {
  /// Puts an element at an index. Most go to the end, where that is much cheaper than an insertion.
  mutating func put(_ element: Element, at index: Int) {
    if index == count { append(element) } else { insert(element, at: index) }
  }
}
