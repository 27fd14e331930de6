@_spi(Testing) import Cassowary
import Testing
import _TestSupport

/// Thousands of different priorities.
struct ManyPriorityTests {
  /// The strongest of all wishes for one variable holds, whatever the order in which levels come and go.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func theStrongestWins(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var solver = Solver()
    let variable = solver.variable()
    var wishes: [(handle: Constraint, priority: Double, value: Double)] = []
    for _ in 0..<900 {
      if wishes.count > 60, random.chance(33) {
        for _ in 0..<random.int(in: 0...59) {
          try solver.remove(wishes.remove(at: random.int(in: 0...wishes.count - 1)).handle)
        }
      } else {
        let priority = 1 + Double(random.int(in: 0...900_000)) / 1_000
        let value = Double(random.int(in: 0...1_000))
        let handle = try solver.add(variable == value, Strength(priority))
        wishes.append((handle, priority, value))
      }
      let strongest = try #require(wishes.max { $0.priority < $1.priority })
      #expect(solver.value(variable) == strongest.value)
    }
    for wish in wishes { #expect(try solver.strength(of: wish.handle).priority == wish.priority) }
  }

  /// Memory is not to run full: what is there goes on, and more of the same priorities is taken while it fits.
  @Test func tooManyAreRefused() throws {
    var solver = Solver()
    solver.limitMultipliers(to: 10_000)
    let variable = solver.variable("x")
    var (count, refused): (Int, SolverError?) = (0, nil)
    while refused == nil, count < 998 {
      do throws(SolverError) {
        try solver.add(variable == Double(count), Strength(999 - Double(count)), name: "wish \(count)")
        count += 1
      } catch {
        refused = error
      }
    }
    guard case .tooManyPriorities(let culprit)? = refused else {
      Issue.record("\(count) priorities, and then \(String(describing: refused))")
      return
    }
    #expect(culprit == "wish \(count)")
    #expect((50...100).contains(count))
    #expect(solver.value(variable) == 0)
    try solver.add(variable == 5, Strength(999, weight: 2))
    #expect(solver.value(variable) == 5)
    #expect(throws: SolverError.self) {
      try solver.batch { batch throws(SolverError) in try batch.add(variable == 7, Strength(999.5)) }
    }
    #expect(solver.value(variable) == 5)
    #expect(solver.constraints.count == count + 1)
  }
}
