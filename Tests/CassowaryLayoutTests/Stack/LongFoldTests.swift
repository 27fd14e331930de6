import Testing
import _TestSupport

@testable import CassowaryLayout

/// Of a long stack only what lies behind a change is added up and placed again: it must look as if made anew.
struct LongFoldTests {
  /// What one view of the list is like.
  private struct Row {
    var height: Double
    var hugging: LayoutPriority = .defaultLow
    var isHidden = false
    var spacing: Double?
  }

  private final class List {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 300, height: 900))
    let stack = StackView()
    let boxes: [Box]

    init(_ rows: [Row], spacing: Double) {
      boxes = rows.indices.map { Box("\($0)", width: Double($0 % 40), height: rows[$0].height) }
      stack.axis = .vertical
      stack.spacing = spacing
      stack.translatesAutoresizingMaskIntoConstraints = false
      for box in boxes { stack.addArrangedSubview(box) }
      root.addSubview(stack)
      LayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: root.topAnchor),
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.heightAnchor.constraint(greaterThanOrEqualToConstant: 2000),
      ])
      for (index, row) in rows.enumerated() { set(row, at: index) }
    }

    func set(_ row: Row, at index: Int) {
      boxes[index].size.height = row.height
      boxes[index].setContentHuggingPriority(row.hugging, for: .vertical)
      boxes[index].isHidden = row.isHidden
      if let spacing = row.spacing { stack.setCustomSpacing(spacing, after: boxes[index]) }
    }

    func frames() throws -> [Rect] {
      try root.layoutIfNeeded()
      return boxes.map(\.frame)
    }
  }

  @Test(arguments: 1...12)
  func changesGiveWhatANewListGives(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let count = random.element(of: [63, 64, 65, 127, 128, 129, 200, 300])
    var rows = (0..<count).map { _ in Row(height: Double(random.int(in: 0...60)) / 2) }
    var spacing = 4.0
    let list = List(rows, spacing: spacing)
    for step in 0..<30 {
      for _ in 0..<random.int(in: 1...3) {
        let index = random.int(in: 0...count - 1)
        switch random.index(weighted: [5, 3, 1, 1, 1]) {
        case 0: rows[index].isHidden.toggle()
        case 1: rows[index].height = Double(random.int(in: 0...60)) / 2
        // It takes what is left over, or no longer does.
        case 2: rows[index].hugging = random.element(of: [.defaultLow, 200, 249, 300])
        case 3: rows[index].spacing = Double(random.int(in: -2...20))
        default: spacing = Double(random.int(in: 0...9))
        }
        list.set(rows[index], at: index)
        list.stack.spacing = spacing
      }
      let shown = try list.frames()
      #expect(list.stack.fold != nil)
      let anew = try List(rows, spacing: spacing).frames()
      for index in 0..<count where !rows[index].isHidden {
        let (one, other) = (shown[index], anew[index])
        let isSame =
          abs(one.minY - other.minY) < 1e-9 && abs(one.height - other.height) < 1e-9 && one.width == other.width
        #expect(isSame, "seed \(seed), step \(step), view \(index): \(one), anew \(other)")
      }
    }
  }
}
