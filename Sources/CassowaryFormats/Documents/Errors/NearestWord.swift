/// Finds the word that was probably meant.
enum NearestWord {
  /// A word that long is no slip.
  private static let longest = 64

  /// The nearest of `words`, if it is near enough: at most a third of its letters away, or the same but for upper and
  /// lower case. Something has to be the same. The first of several.
  static func nearest(to text: String, among words: [String]) -> String? {
    if let same = words.first(where: { $0.lowercased() == text.lowercased() }) { return same }
    let letters = Array(text)
    var best: (word: String, distance: Int)?
    for word in words {
      let others = Array(word)
      guard letters.count <= longest, others.count <= longest else { continue }
      let distance = distance(letters, others)
      if distance * 3 <= max(others.count, 3), distance < max(letters.count, others.count),
        distance < best?.distance ?? .max
      {
        best = (word, distance)
      }
    }
    return best?.word
  }

  /// How many letters to insert, delete or replace, or to swap with their neighbour.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var rows = [Array(0...other.count)]
    for (row, letter) in one.enumerated() {
      let above = rows[row]
      var current = [row + 1]
      for (column, candidate) in other.enumerated() {
        let replaced = above[column] + (letter == candidate ? 0 : 1)
        var cost = min(replaced, above[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == other[column - 1], one[row - 1] == candidate {
          cost = min(cost, rows[row - 1][column - 1] + 1)
        }
        current.append(cost)
      }
      rows.append(current)
    }
    return rows[one.count][other.count]
  }
}
