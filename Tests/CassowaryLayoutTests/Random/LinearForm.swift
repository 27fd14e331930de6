import CassowaryLayout

/// An attribute in terms of frames: worked out from the definition of the attributes, not as the engine does it.
struct LinearForm {
  /// One of the four numbers of a frame.
  struct Quantity: Hashable, Comparable {
    let node: Int
    let number: Number

    enum Number: Int { case x, y, width, height }

    var index: Int { node * 4 + number.rawValue }

    static func < (one: Quantity, other: Quantity) -> Bool { one.index < other.index }
  }

  private(set) var terms: [Quantity: Double] = [:]
  private(set) var constant = 0.0

  mutating func add(_ node: Int, _ number: Quantity.Number, _ factor: Double) {
    terms[Quantity(node: node, number: number), default: 0] += factor
  }

  mutating func add(_ amount: Double) { constant += amount }

  mutating func add(_ other: LinearForm, times factor: Double) {
    for (quantity, coefficient) in other.terms { terms[quantity, default: 0] += factor * coefficient }
    constant += factor * other.constant
  }

  func value(_ frame: (Int) -> Rect) -> Double {
    terms.reduce(constant) { sum, term in
      let rect = frame(term.key.node)
      let number =
        switch term.key.number {
        case .x: rect.minX
        case .y: rect.minY
        case .width: rect.width
        case .height: rect.height
        }
      return sum + term.value * number
    }
  }

  /// An attribute of a node in the coordinates of the node that holds the constraint; from the right edge of that one if
  /// mirrored.
  init(of node: Int, _ attribute: LayoutAttribute, in owner: Int, isMirrored: Bool, plan: ViewPlan) {
    let isHorizontal = attribute.axis == .horizontal
    let insets = plan.nodes[node].insets
    let (origin, size): (Quantity.Number, Quantity.Number) = isHorizontal ? (.x, .width) : (.y, .height)
    let (before, after) = isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    if attribute == .width || attribute == .height {
      add(node, size, 1)
      add(-before - after)
      return
    }
    let margins = plan.nodes[node].margins
    let (low, high) = isHorizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
    // The lower edge of the alignment rectangle, and how far the attribute lies beyond it.
    if node != owner {
      add(node, origin, 1)
      var above = plan.nodes[node].parent
      while above != owner {
        add(above, origin, 1)
        above = plan.nodes[above].parent
      }
    }
    add(before)
    func share(_ part: Double) -> LinearForm {
      var form = LinearForm()
      form.add(node, size, part)
      form.add(-part * (before + after))
      return form
    }
    let isBackward = isHorizontal && plan.direction == .rightToLeft
    switch attribute {
    case .left, .top, .firstBaseline: break
    case .right, .bottom, .lastBaseline: add(share(1), times: 1)
    case .leading: if isBackward { add(share(1), times: 1) }
    case .trailing: if !isBackward { add(share(1), times: 1) }
    case .centerX, .centerY: add(share(0.5), times: 1)
    case .leftMargin, .topMargin: add(low)
    case .rightMargin, .bottomMargin:
      add(share(1), times: 1)
      add(-high)
    case .leadingMargin:
      if isBackward { add(share(1), times: 1) }
      add(isBackward ? -high : low)
    case .trailingMargin:
      if !isBackward { add(share(1), times: 1) }
      add(isBackward ? low : -high)
    case .centerXWithinMargins, .centerYWithinMargins:
      add(share(0.5), times: 1)
      add((low - high) / 2)
    case .notAnAttribute, .width, .height: break
    }
    if !isMirrored || !isHorizontal { return }
    let place = self
    self = LinearForm()
    add(owner, .width, 1)
    add(place, times: -1)
  }

  private init() {}
}
