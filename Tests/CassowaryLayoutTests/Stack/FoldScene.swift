import _TestSupport

@testable import CassowaryLayout

/// A random tree of stacks that can be folded, and random changes to it. The same seed gives the same tree and changes.
final class FoldScene {
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 500, height: 900))
  private let top = StackView()
  private var random: SeededRandom
  private var stacks: [StackView] = []
  private var boxes: [Box] = []

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    root.layoutDirection = random.chance(25) ? .rightToLeft : .leftToRight
    root.addSubview(top)
    top.translatesAutoresizingMaskIntoConstraints = false
    vary(top)
    stacks.append(top)
    for _ in 0..<random.int(in: 1...12) { grow() }
    pin()
  }

  var all: [LayoutView] { stacks + boxes }

  var foldedCount: Int { stacks.filter { $0.fold != nil }.count }

  /// The top hangs on the root; its size is free, wished for, or required.
  private func pin() {
    top.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    top.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    for dimension in [top.widthAnchor, top.heightAnchor] where random.chance(60) {
      let size = dimension.constraint(equalToConstant: Double(random.int(in: 5...60) * 10))
      size.priority = random.element(of: [.required, LayoutPriority(800), .defaultHigh, LayoutPriority(500), 251, 100])
      size.isActive = true
    }
  }

  private func grow() {
    let parent = random.element(of: stacks)
    let view: LayoutView
    if random.chance(35) {
      let stack = StackView()
      vary(stack)
      stacks.append(stack)
      view = stack
    } else {
      let box = Box(
        "\(boxes.count)", width: Double(random.int(in: 0...200)) / 2, height: Double(random.int(in: 0...90)) / 3)
      boxes.append(box)
      prioritise(box)
      view = box
    }
    parent.insertArrangedSubview(view, at: random.int(in: 0...parent.arrangedSubviews.count))
  }

  private func vary(_ stack: StackView) {
    stack.axis = random.element(of: Axis.allCases)
    stack.spacing = random.element(of: [0, 4, 7.5, -3])
    stack.isLayoutMarginsRelativeArrangement = random.chance(40)
    stack.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: Double(random.int(in: 0...9)))
  }

  private func prioritise(_ box: Box) {
    for axis in Axis.allCases {
      box.setContentHuggingPriority(random.element(of: [.defaultLow, .defaultLow, .defaultLow, 251, 300]), for: axis)
      box.setContentCompressionResistancePriority(
        random.element(of: [.defaultHigh, .defaultHigh, 749, 900]), for: axis)
    }
  }

  /// One change, the same in every scene of a seed.
  func change() {
    switch random.index(weighted: [8, 3, 2, 2, 2, 2, 1, 1, 1]) {
    case 0:
      let view = random.element(of: all)
      if view !== top { view.isHidden.toggle() }
    case 1: random.element(of: boxes.isEmpty ? [Box("none")] : boxes).size.width = Double(random.int(in: 0...150))
    case 2: grow()
    case 3:
      let view = random.element(of: all)
      if view !== top, let stack = view.superview as? StackView {
        stack.setCustomSpacing(Double(random.int(in: -2...9)), after: view)
      }
    case 4: vary(random.element(of: stacks))
    case 5:
      let view = random.element(of: all)
      if view !== top, let stack = view.superview as? StackView {
        stack.insertArrangedSubview(view, at: random.int(in: 0...stack.arrangedSubviews.count - 1))
      }
    case 6: if let box = boxes.popLast() { box.removeFromSuperview() }
    case 7:
      guard let box = boxes.last else { return }
      // From here on its stack is not folded any more.
      let size = box.widthAnchor.constraint(equalToConstant: Double(random.int(in: 0...90)))
      size.priority = random.element(of: [200, 600, 900])
      size.isActive = true
    default: if let box = boxes.last { prioritise(box) }
    }
  }

  /// Whether a view is laid out at all.
  func isShown(_ view: LayoutView) -> Bool {
    var view = view
    while let parent = view.superview {
      if parent.isHidden { return false }
      view = parent
    }
    return view === root
  }
}
