import Cassowary

/// Rows about boxes: variables 4i … 4i + 3 are left, width, top and height of box i.
struct LayoutRows {
  let boxes: Int

  private typealias Term = ScenarioRow.Term

  private func left(_ box: Int) -> Int { 4 * box }
  private func width(_ box: Int) -> Int { 4 * box + 1 }
  private func top(_ box: Int) -> Int { 4 * box + 2 }
  private func height(_ box: Int) -> Int { 4 * box + 3 }

  /// A row of boxes inside the first one: a chain with gaps, sizes not below zero, insets, and preferred sizes.
  func foundation(_ random: inout SeededRandom) -> [(ScenarioRow, Strength)] {
    var rows: [(ScenarioRow, Strength)] = []
    rows.append((ScenarioRow([.init(left(0), 1)], .equal, 0), .required))
    rows.append((ScenarioRow([.init(top(0), 1)], .equal, 0), .required))
    rows.append((ScenarioRow([.init(width(0), 1)], .equal, Double(random.int(in: 100...600))), .strong))
    rows.append((ScenarioRow([.init(height(0), 1)], .equal, 100), .strong))
    for box in 1..<max(1, boxes) {
      let gap = Double(random.int(in: 0...16))
      if box == 1 {
        rows.append((ScenarioRow([.init(left(1), 1)], .equal, gap), .required))
      } else {
        let terms: [Term] = [.init(left(box), 1), .init(left(box - 1), -1), .init(width(box - 1), -1)]
        rows.append((ScenarioRow(terms, .equal, gap, leftCount: 1), .required))
      }
      rows.append((ScenarioRow([.init(width(box), 1)], .greaterThanOrEqual, 10), .required))
      let preferred = Double(random.int(in: 20...80))
      rows.append((ScenarioRow([.init(width(box), 1)], .equal, preferred), random.element(of: [.weak, .medium])))
      rows.append(
        (ScenarioRow([.init(top(box), 2), .init(height(box), 1), .init(height(0), -1)], .equal, 0), .required))
      rows.append((ScenarioRow([.init(height(box), 1)], .greaterThanOrEqual, 0), .required))
      if random.chance(60) { rows.append((ScenarioRow([.init(height(box), 1)], .equal, 20), .weak)) }
    }
    if boxes > 1 {
      let last: [Term] = [.init(left(boxes - 1), 1), .init(width(boxes - 1), 1), .init(width(0), -1)]
      rows.append((ScenarioRow(last, .lessThanOrEqual, -8, leftCount: 2), random.element(of: [.strong, .strong - 1])))
    }
    return rows
  }

  /// A row of a kind that layouts are full of.
  func row(_ random: inout SeededRandom) -> ScenarioRow {
    let box = random.int(in: 0...boxes - 1)
    let other = boxes > 1 ? (box + random.int(in: 1...boxes - 1)) % boxes : box
    let relation: Relation = random.element(of: [.equal, .greaterThanOrEqual, .lessThanOrEqual])
    let size = Double(random.int(in: 0...200))
    if box == other { return ScenarioRow([.init(width(box), 1)], relation, size) }
    switch random.int(in: 0...8) {
    case 0: return ScenarioRow([.init(width(box), 1), .init(width(other), -1)], .equal, 0, leftCount: 1)
    case 1: return ScenarioRow([.init(left(box), 1)], .equal, size)
    case 2: return ScenarioRow([.init(width(box), 1)], relation, size)
    case 3:
      let terms: [Term] = [
        .init(left(box), 2), .init(width(box), 1), .init(left(other), -2), .init(width(other), -1),
      ]
      return ScenarioRow(terms, .equal, 0, leftCount: 2)
    case 4:
      let terms: [Term] = [.init(left(box), 1), .init(left(other), -1), .init(width(other), -1)]
      return ScenarioRow(terms, .greaterThanOrEqual, Double(random.int(in: 0...20)), leftCount: 1)
    case 5: return ScenarioRow([.init(width(box), 1), .init(height(box), -2)], .equal, 0, leftCount: 1)
    case 6: return ScenarioRow([.init(top(box), 1), .init(top(other), -1)], .equal, 0, leftCount: 1)
    case 7: return ScenarioRow([.init(height(box), 1), .init(height(other), -1)], relation, 0, leftCount: 1)
    default:
      let terms: [Term] = [.init(top(box), 1), .init(height(box), 1)]
      return ScenarioRow(terms, .lessThanOrEqual, size)
    }
  }
}
