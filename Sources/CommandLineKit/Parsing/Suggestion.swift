/// Finds the word that was probably meant.
enum Suggestion {
  /// The nearest of `words`, if it is near enough: at most a third of its letters away.
  static func nearest(to text: String, among words: [String]) -> String? {
    var best: (word: String, distance: Int)?
    for word in words {
      let distance = distance(Array(text), Array(word))
      if distance * 3 <= max(word.count, 3), distance < best?.distance ?? .max { best = (word, distance) }
    }
    return best?.word
  }

  /// How many letters to insert, delete, replace or swap with the next (optimal string alignment).
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    // A word that long is no slip of an option's name.
    guard left.count <= 64, right.count <= 64 else { return .max / 4 }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var cost = min(previous[column + 1] + 1, current[column] + 1, previous[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
