import Testing
import _TestSupport

@testable import CassowaryLayout

/// Strings of any kind make constraints or an error, whose column lies in the string.
@Suite struct VisualFormatFuzzTests {
  static let pieces = [
    "H:", "V:", "|", "-", "[a]", "[b]", "[", "]", "(", ")", "==", ">=", "<=", ">", "@", ",", "8", "-8", "2.5", "1e3",
    ".",
    "a", "b", "wide", "low", " ", "\n", "é", "`", "👩‍🚀", "[a(>=8@750)]", "-8-", "-(>=8,<=20)-", "[orphan]", "[x]", "\0",
  ]

  /// The pieces of a well-formed string.
  static func pieces(_ random: inout SeededRandom) -> [String] {
    let gaps = ["", "-", "-8-", "-(8)-", "-wide-", "-(>=8,<=20)-", "-(==-4.5@low)-"]
    let views = ["[a]", "[b(8)]", "[c(>=a@750)]", "[_b2(wide,<=b)]", "[guide]", "[text(==more)]"]
    var pieces = [random.element(of: ["", "H:", "V:"])]
    if random.chance(40) { pieces += ["|", random.element(of: gaps)] }
    for index in 0...random.int(in: 0...3) {
      if index > 0 { pieces.append(random.element(of: gaps)) }
      pieces.append(random.element(of: views))
    }
    if random.chance(40) { pieces += [random.element(of: gaps), "|"] }
    return pieces
  }

  @Test func noStringIsTooOdd() {
    let scene = FormatScene()
    var random = SeededRandom(seed: 7)
    var (made, refused) = (0, 0)
    for _ in 0..<20_000 {
      var pieces = Self.pieces(&random)
      for _ in 0..<random.int(in: 0...3) {
        let index = random.int(in: 0...pieces.count - 1)
        if random.chance(50) {
          pieces.insert(random.element(of: Self.pieces), at: index)
        } else {
          pieces[index] = random.element(of: Self.pieces)
        }
      }
      let format = pieces.joined()
      let options = VisualFormatOptions(rawValue: random.chance(90) ? 0 : UInt(random.int(in: 0...0xF_FFFF)))
      do throws(VisualFormatError) {
        for constraint in try scene.constraints(format, options: options) {
          made += 1
          #expect(constraint.constant.isFinite && constraint.priority.rawValue > 0)
        }
      } catch {
        refused += 1
        #expect((0...format.count).contains(error.column), "\(format.debugDescription)")
        #expect(error.description.hasPrefix("Unable to parse constraint format:\n"))
      }
    }
    #expect(made > 10_000 && refused > 5_000)
  }

  @Test func wellFormedStringsAreRead() throws {
    let scene = FormatScene()
    var random = SeededRandom(seed: 8)
    for _ in 0..<2_000 {
      let format = Self.pieces(&random).joined()
      let spread = format.map { "[]()|-@,".contains($0) ? " \($0) " : "\($0)" }.joined()
      let equations = try scene.equations(format)
      // Blanks between tokens change nothing.
      #expect(try scene.equations(spread.replacing("- 4.5", with: "-4.5")) == equations)
    }
  }
}
