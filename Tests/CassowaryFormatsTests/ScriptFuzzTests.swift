import Testing

@testable import CassowaryFormats

/// A small generator of numbers that are the same on every run.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Malformed scripts end in messages at places that exist; never in a trap or an endless loop.
@Suite struct ScriptFuzzTests {
  private static let seedText = """
    # every statement once
    mid: 2*m == (l + r)/2 - -3 !strong*2.5
    r <= 100 !650
    edit m !weak
    suggest m = 70, l = -3.5e1
    unedit m
    constant mid = 0x1F
    strength mid = weak
    for i in -1...2 { repeat 2 { w{i}: x{i+1} - x{i-1} == {i} } }
    print l, m
    expect l = 40, m = 70 ± 1e-9
    expect satisfied mid
    expect violated c1
    expect error medium = 12.5 +- 1
    expect unsatisfiable because mid, edit m or c1: x >= 10
    allow invalidNumber, unknownEdit: 1e-9*x == nan
    remove mid

    """

  private static let pieces = [
    "{", "}", "(", ")", "...", ".", "-", "+", "*", "/", "=", "==", "<", ">=", "!", "±", "#", ",", ":", ";", "\n", "\r",
    "\t", " ", "0", "9e", "1_", "0x", "nan", "inf", "edit ", "expect ", "for ", "in", "repeat ", "because", "or", "{i}",
    "{i+", "x", "\u{0}", "é", "e\u{301}", "😀", "\u{FEFF}", "\u{2028}", "99999999999999999999",
  ]

  private func mutated(_ random: inout Seeded) -> [UInt8] {
    var bytes = Array(Self.seedText.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: Array(bytes[place..<end]), at: Int.random(in: 0...bytes.count, using: &random))
      case 2: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 3: bytes.removeSubrange(place...)
      default:
        let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
        bytes.replaceSubrange(place..<end, with: piece.utf8)
      }
      if bytes.isEmpty { return bytes }
    }
    return bytes
  }

  /// Checks that the script is either understood or refused at places of its text.
  private func read(_ bytes: [UInt8]) -> Script? {
    let source = ScriptSource(name: "s", bytes: bytes)
    do throws(ScriptSyntaxErrors) {
      return try Script(source)
    } catch {
      #expect(!error.errors.isEmpty && error.errors.count <= ScriptLimits.syntaxErrors)
      for error in error.errors {
        let width = source.line(error.position.line).unicodeScalars.count
        #expect(error.position.column >= 1 && error.position.column <= width + 1, "\(error) in \(bytes)")
        #expect(!error.message.isEmpty)
      }
      return nil
    }
  }

  @Test func theSeedIsUnderstood() {
    #expect(read(Array(Self.seedText.utf8)) != nil)
  }

  @Test(arguments: 0..<20)
  func mutatedScriptsEndInMessages(batch: UInt64) {
    var random = Seeded(state: batch)
    var understood = 0
    for _ in 0..<50 where read(mutated(&random)) != nil { understood += 1 }
    // Else the mutations would be too wild to reach the parser's corners.
    #expect((1..<50).contains(understood))
  }

  @Test(arguments: 0..<4)
  func heapsOfPiecesEndInMessages(batch: UInt64) {
    var random = Seeded(state: 1000 + batch)
    for _ in 0..<200 {
      let count = Int.random(in: 1...40, using: &random)
      let text = (0..<count).map { _ in Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)] }.joined()
      _ = read(Array(text.utf8))
    }
  }

  /// What is understood runs, whatever it says; the solver stays sound.
  @Test(arguments: 0..<4)
  func mutatedScriptsRun(batch: UInt64) {
    var random = Seeded(state: 2000 + batch)
    for _ in 0..<60 {
      let bytes = mutated(&random)
      // A count that happens to be huge would only take time.
      guard let script = read(bytes), !script.hasLongLoops else { continue }
      let summary = script.run(ScriptOptions(checksInvariants: true)) { _ in }
      #expect(!summary.isBroken, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }
}

extension Script {
  fileprivate var hasLongLoops: Bool { statements.contains { $0.isLong } }
}

extension ScriptStatement {
  fileprivate var isLong: Bool {
    switch action {
    case .repeatBlock(.literal(let times), let body): times > 50 || body.contains { $0.isLong }
    case .forBlock(.literal(let first), .literal(let last), let body):
      last - first > 50 || body.contains { $0.isLong }
    case .repeatBlock, .forBlock: true
    default: false
    }
  }
}
