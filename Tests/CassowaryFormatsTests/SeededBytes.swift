/// Random numbers that are the same on every run, and texts that are nearly right.
struct SeededBytes: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A few bytes removed, doubled, changed or replaced with one of `pieces`.
  mutating func mutated(_ seed: [UInt8], pieces: [String], times: ClosedRange<Int> = 1...5) -> [UInt8] {
    var bytes = seed
    for _ in 0..<Int.random(in: times, using: &self) {
      let place = Int.random(in: 0..<bytes.count, using: &self)
      let end = min(bytes.count, place + Int.random(in: 0...12, using: &self))
      switch Int.random(in: 0..<7, using: &self) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: Array(bytes[place..<end]), at: Int.random(in: 0...bytes.count, using: &self))
      case 2: bytes[place] = UInt8.random(in: 0...255, using: &self)
      case 3: bytes.removeSubrange(place...)
      case 4: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &self))
      default:
        let piece = pieces[Int.random(in: 0..<pieces.count, using: &self)]
        bytes.replaceSubrange(place..<end, with: piece.utf8)
      }
      if bytes.isEmpty { return bytes }
    }
    return bytes
  }
}
