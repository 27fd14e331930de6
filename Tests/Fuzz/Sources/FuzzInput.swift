import _TestSupport

/// One input: a seed that is mutated by its number alone.
struct FuzzInput {
  let number: Int
  let bytes: [UInt8]

  init(_ number: Int, seeds: [(bytes: [UInt8], tree: Element?)]) {
    self.number = number
    var random = SeededRandom(seed: UInt64(number))
    let seed = seeds[number % seeds.count]
    // One in sixteen is broken in its bytes: what comes out is seldom XML.
    if let tree = seed.tree, random.int(in: 0...15) > 0 {
      var mutation = Mutation(random: random)
      bytes = Array(mutation.mutated(tree).text.utf8)
    } else {
      bytes = Self.broken(seed.bytes, &random)
    }
  }

  private static func broken(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = bytes
    for _ in 0...random.int(in: 0...3) where !bytes.isEmpty {
      let index = random.int(in: 0...bytes.count - 1)
      switch random.int(in: 0...3) {
      case 0: bytes[index] = UInt8(random.int(in: 0...255))
      case 1: bytes.remove(at: index)
      case 2: bytes = Array(bytes[..<index])
      default:
        bytes.insert(contentsOf: random.element(of: ["<", "</", "<!", "&", "\"", ">", "<a>", "]]>"]).utf8, at: index)
      }
    }
    return bytes
  }
}
