/// Numbers at some indices, in their order; at all others it is zero. A number that became zero keeps its place.
struct SparseVector {
  struct Element {
    var index: Int
    var value: Double
  }

  private(set) var elements: [Element] = []

  var count: Int { elements.count }
  var isEmpty: Bool { elements.isEmpty }
  /// The element with the highest index.
  var last: Element? { elements.last }

  init() {}

  /// What is given at one index several times is added up.
  init(_ unordered: [Element]) {
    if unordered.count <= Self.few {
      elements = unordered
      sortFew()
      return
    }
    let ordered = unordered.enumerated().sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }
    elements.reserveCapacity(ordered.count)
    for (_, element) in ordered {
      if let last = elements.last, last.index == element.index {
        elements[elements.count - 1].value += element.value
      } else {
        elements.append(element)
      }
    }
  }

  /// So many numbers are put in order by moving each to its place.
  private static let few = 8

  /// Sums are formed in the order given.
  private mutating func sortFew() {
    var count = 0
    for next in elements.indices {
      let element = elements[next]
      var place = count
      while place > 0 && elements[place - 1].index > element.index { place -= 1 }
      if place > 0 && elements[place - 1].index == element.index {
        elements[place - 1].value += element.value
        continue
      }
      for moved in stride(from: count, to: place, by: -1) { elements[moved] = elements[moved - 1] }
      elements[place] = element
      count += 1
    }
    elements.removeLast(elements.count - count)
  }

  subscript(place: Int) -> Element { elements[place] }

  mutating func remove(at place: Int) { elements.remove(at: place) }

  mutating func scale(by factor: Double) {
    for place in elements.indices { elements[place].value *= factor }
  }

  /// - Complexity: O(elements of both).
  mutating func subtract(_ other: SparseVector, times factor: Double) {
    var sum: [Element] = []
    sum.reserveCapacity(count + other.count)
    var place = 0
    for element in other.elements {
      while place < count && elements[place].index < element.index {
        sum.append(elements[place])
        place += 1
      }
      let change = -element.value * factor
      if place < count && elements[place].index == element.index {
        sum.append(Element(index: element.index, value: elements[place].value + change))
        place += 1
      } else {
        sum.append(Element(index: element.index, value: change))
      }
    }
    sum += elements[place...]
    elements = sum
  }
}
