import Testing
import _TestSupport

@testable import CassowaryFormats

/// Random logs: whether the listed constraints contradict each other, and that the set reported is irreducible, by the exact
/// solver.
///
/// `CASSOWARY_LOGS` asks for another number of contradictions; the seeds are always 1, 2, 3, ….
@Suite struct LogPropertyTests {
  static let conflicts = TestSettings.count("CASSOWARY_LOGS", default: 1_000)

  @Test func conflictsAreIrreducible() {
    var found = 0
    var seed = UInt64(0)
    while found < Self.conflicts {
      seed += 1
      let log = RandomLog(seed: seed)
      let trial = LogTrial(listing: log.lines)
      #expect(trial.problems == [], "seed \(seed)")
      #expect(trial.log.reports.first?.constraints.count == log.lines.count, "seed \(seed)")
      guard let conflict = trial.conflict else {
        #expect(log.isSatisfiable(log.lines.indices), "seed \(seed): \(log.lines)")
        continue
      }
      found += 1
      #expect(!log.isSatisfiable(conflict.members), "seed \(seed): \(log.lines), \(conflict.members)")
      for member in conflict.members {
        let rest = conflict.members.filter { $0 != member }
        #expect(log.isSatisfiable(rest), "seed \(seed): \(log.lines), \(conflict.members) without \(member)")
      }
      guard let arithmetic = conflict.arithmetic else {
        Issue.record("seed \(seed): no arithmetic")
        continue
      }
      #expect(
        arithmetic.isEquation
          ? arithmetic.leftSum != arithmetic.rightSum : arithmetic.leftSum > arithmetic.rightSum, "seed \(seed)")
      // Every member takes part, those with the constant 0 silently.
      #expect(Set((arithmetic.left + arithmetic.right).map(\.constraint)).isSubset(of: conflict.members))
    }
  }
}

/// Lines of a log about a few views, and what they say as exact rows.
private struct RandomLog {
  private(set) var lines: [String] = []
  private var rows: [ReferenceConstraint] = []
  private let views: Int

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    views = random.int(in: 2...4)
    for _ in 0..<random.int(in: 2...7) { add(&random) }
  }

  /// Unknowns of a view: left and width.
  private static func edge(_ view: Int, _ word: String) -> [ReferenceConstraint.Term] {
    let (left, width) = (2 * view, 2 * view + 1)
    return switch word {
    case "leading": [.init(left, 1)]
    case "width": [.init(width, 1)]
    case "trailing": [.init(left, 1), .init(width, 1)]
    default: [.init(left, 1), .init(width, Rational(0.5))]
    }
  }

  private mutating func add(_ random: inout SeededRandom) {
    let pair = random.distinct(2, below: views)
    let relation = random.element(of: [ReferenceConstraint.Relation.equal, .equal, .atMost, .atLeast])
    let sign = relation == .equal ? "==" : relation == .atMost ? "<=" : ">="
    let bare = relation == .equal ? "" : sign
    let constant = random.int(in: -4...12) * 5
    let head = "<NSLayoutConstraint:0x\(lines.count + 1) "
    func name(_ view: Int) -> String { "UIView:0xa\(view)" }
    func row(_ left: String, _ right: String?, _ factor: Rational = 1) {
      var other = right.map { Self.edge(pair[1], $0) } ?? []
      for index in other.indices { other[index].coefficient = other[index].coefficient * -factor }
      rows.append(ReferenceConstraint(Self.edge(pair[0], left) + other, relation, Rational(Double(constant))))
    }
    switch random.int(in: 0...5) {
    case 0:
      lines.append(head + "\(name(pair[0])).width \(sign) \(constant)   (active)>")
      row("width", nil)
    case 1:
      lines.append(head + "H:[\(name(pair[0]))(\(bare)\(constant))]>")
      row("width", nil)
    case 2:
      lines.append(head + "H:[\(name(pair[1]))]-(\(bare)\(constant))-[\(name(pair[0]))]>")
      row("leading", "trailing")
    case 3:
      lines.append(head + "H:|-(\(bare)\(constant))-[\(name(pair[0]))]   (Names: '|':\(name(pair[1])) )>")
      row("leading", "leading")
    case 4:
      let word = random.element(of: ["leading", "trailing", "centerX"])
      let end = constant < 0 ? " - \(-constant)" : constant > 0 ? " + \(constant)" : ""
      lines.append(head + "\(name(pair[0])).\(word) \(sign) \(name(pair[1])).\(word)\(end)   (active)>")
      row(word, word)
    default:
      let end = constant < 0 ? " - \(-constant)" : constant > 0 ? " + \(constant)" : ""
      lines.append(head + "\(name(pair[0])).width \(sign) 0.5*\(name(pair[1])).width\(end)   (active)>")
      row("width", "width", Rational(0.5))
    }
  }

  /// Whether these lines can hold, and no width is negative.
  func isSatisfiable(_ lines: some Sequence<Int>) -> Bool {
    let implied = (0..<views).map { ReferenceConstraint([.init(2 * $0 + 1, 1)], .atLeast, 0) }
    return ReferenceSolver.isSatisfiable(lines.map { rows[$0] } + implied)
  }
}
