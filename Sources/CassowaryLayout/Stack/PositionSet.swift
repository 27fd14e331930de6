/// A set of positions below a limit that finds the neighbours of any position in a few steps.
///
/// Each level has one bit for each word of the level below that is not empty, as in a van Emde Boas tree with words of
/// 64 bits; a million positions take four levels.
struct PositionSet {
  private var levels: [[UInt64]] = [[]]
  /// How many positions are in the set.
  private(set) var count = 0

  /// The empty set of positions below 0.
  init() {}

  /// The positions where `isMember` is true.
  init(_ isMember: some Sequence<Bool>) {
    var position = 0
    for isIn in isMember {
      reserve(position)
      if isIn { insert(position) }
      position += 1
    }
  }

  /// Makes room for a position.
  mutating func reserve(_ position: Int) {
    var index = position >> 6
    var level = 0
    while true {
      while levels[level].count <= index { levels[level].append(0) }
      if levels[level].count == 1 { return }
      if level + 1 == levels.count {
        // What stood alone until now needs a bit in the new level.
        levels.append([levels[level][0] == 0 ? 0 : 1])
      }
      level += 1
      index >>= 6
    }
  }

  func contains(_ position: Int) -> Bool {
    let word = position >> 6
    return position >= 0 && word < levels[0].count && levels[0][word] & (1 << UInt64(position & 63)) != 0
  }

  /// Adds a position for which there is room.
  mutating func insert(_ position: Int) {
    if contains(position) { return }
    count += 1
    var index = position
    for level in levels.indices {
      let before = levels[level][index >> 6]
      levels[level][index >> 6] = before | 1 << UInt64(index & 63)
      if before != 0 { return }
      index >>= 6
    }
  }

  mutating func remove(_ position: Int) {
    guard contains(position) else { return }
    count -= 1
    var index = position
    for level in levels.indices {
      levels[level][index >> 6] &= ~(1 << UInt64(index & 63))
      if levels[level][index >> 6] != 0 { return }
      index >>= 6
    }
  }

  /// The greatest position in the set below `position`.
  func previous(before position: Int) -> Int? {
    var index = position
    for level in levels.indices {
      let word = index >> 6
      if word < levels[level].count {
        let below = levels[level][word] & ((1 << UInt64(index & 63)) - 1)
        if below != 0 { return descend(from: level, word << 6 | (63 - below.leadingZeroBitCount), last: true) }
      } else if let top = levels[level].indices.last {
        // Beyond the end: everything is below.
        let bits = levels[level][top]
        if bits != 0 { return descend(from: level, top << 6 | (63 - bits.leadingZeroBitCount), last: true) }
        index = top << 6
      }
      index >>= 6
    }
    return nil
  }

  /// The least position in the set above `position`.
  func next(after position: Int) -> Int? {
    var index = position
    for level in levels.indices {
      let word = index >> 6
      guard word < levels[level].count else { return nil }
      // Two shifts, because one by 64 is not a shift.
      let above = levels[level][word] & ((~0 << UInt64(index & 63)) << 1)
      if above != 0 { return descend(from: level, word << 6 | above.trailingZeroBitCount, last: false) }
      index >>= 6
    }
    return nil
  }

  /// The least position in the set.
  var first: Int? { contains(0) ? 0 : next(after: 0) }

  /// The greatest position in the set.
  var last: Int? { previous(before: levels[0].count << 6) }

  /// The first or last position that the bit `index` of a level stands for.
  private func descend(from level: Int, _ index: Int, last: Bool) -> Int {
    var (level, index) = (level, index)
    while level > 0 {
      level -= 1
      let bits = levels[level][index]
      index = index << 6 | (last ? 63 - bits.leadingZeroBitCount : bits.trailingZeroBitCount)
    }
    return index
  }
}
