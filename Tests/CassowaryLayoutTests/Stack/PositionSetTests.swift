import Testing
import _TestSupport

@testable import CassowaryLayout

struct PositionSetTests {
  @Test func emptySetHasNoNeighbours() {
    let set = PositionSet()
    #expect(set.first == nil && set.last == nil && set.next(after: 3) == nil && set.previous(before: 3) == nil)
  }

  /// Sizes around the borders of words and levels.
  @Test(arguments: [1, 2, 63, 64, 65, 128, 4095, 4096, 4097, 5000, 263_000])
  func neighboursAreThoseOfAPlainList(size: Int) {
    var random = SeededRandom(seed: UInt64(size))
    var isMember = [Bool](repeating: false, count: size)
    var set = PositionSet(isMember)
    for round in 0..<60 {
      let position = round < 2 ? round * (size - 1) : random.int(in: 0...size - 1)
      isMember[position].toggle()
      if isMember[position] { set.insert(position) } else { set.remove(position) }
      #expect(set.contains(position) == isMember[position])
      let probe = random.int(in: 0...size - 1)
      #expect(set.previous(before: probe) == isMember[..<probe].lastIndex(of: true))
      #expect(set.next(after: probe) == isMember[(probe + 1)...].firstIndex(of: true))
      #expect(set.first == isMember.firstIndex(of: true))
      #expect(set.last == isMember.lastIndex(of: true))
      #expect(set.previous(before: size) == isMember.lastIndex(of: true))
    }
    #expect(set.count == isMember.count { $0 })
    let rebuilt = PositionSet(isMember)
    #expect(rebuilt.first == set.first && rebuilt.last == set.last && rebuilt.count == set.count)
  }

  @Test func growsOneByOne() {
    var set = PositionSet()
    for position in 0..<10_000 {
      set.reserve(position)
      if position % 3 == 0 { set.insert(position) }
    }
    #expect(set.count == 3334)
    #expect(set.previous(before: 9_000) == 8_997)
    #expect(set.next(after: 64) == 66)
    #expect(set.last == 9_999)
  }
}
