import Testing
import _TestSupport

@testable import CassowaryLayout

/// What prints as visual format reads back as the same constraint.
@Suite struct VisualFormRoundTripTests {
  static let attributes: [LayoutAttribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .leadingMargin,
  ]

  @Test func printedFormatsReadBack() throws {
    let root = LayoutView()
    root.identifier = "root"
    var items: [String: LayoutItem] = [:]
    for name in ["a", "b"] {
      let view = LayoutView()
      root.addSubview(view)
      items[name] = view
    }
    items["guide"] = LayoutGuide()
    root.addLayoutGuide(items["guide"] as! LayoutGuide)
    for (name, item) in items { item.identifier = name }
    let all = [root, items["a"]!, items["b"]!, items["guide"]!]

    var random = SeededRandom(seed: 3)
    var readBack = 0
    for _ in 0..<10_000 {
      let priority = LayoutPriority(Float(random.int(in: 1...1000)))
      guard
        let constraint = try? LayoutConstraint(
          checking: random.element(of: all), attribute: random.element(of: Self.attributes),
          relatedBy: random.element(of: LayoutRelation.allCases), toItem: random.element(of: all),
          attribute: random.element(of: Self.attributes), multiplier: random.chance(80) ? 1 : 0.5,
          constant: Double(random.int(in: -200...200)) / 4, priority: priority),
        let form = constraint.visualForm
      else { continue }
      var views = items
      views["root"] = root
      let options: VisualFormatOptions = form.isAbsolute ? .directionLeftToRight : []
      let made = try LayoutConstraint.constraints(withVisualFormat: form.text, options: options, views: views)
      #expect(made.count == 1)
      let other = try #require(made.first)
      #expect(other.firstItem === constraint.firstItem && other.secondItem === constraint.secondItem)
      #expect(other.firstAttribute == constraint.firstAttribute && other.secondAttribute == constraint.secondAttribute)
      #expect(other.relation == constraint.relation && other.multiplier == 1)
      #expect(other.constant == constraint.constant && other.priority == constraint.priority, "\(constraint)")
      readBack += 1
    }
    #expect(readBack > 200)
  }
}
