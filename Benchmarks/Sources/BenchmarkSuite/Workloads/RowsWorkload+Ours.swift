import CassowaryLayout

/// W9 through the layout layer; frames that changed are written into the values, and no others.
final class RowsSession: InnerSession {
  private let change: RowsWorkload.Change
  private let size: Int
  private let values: UnsafeColumn
  private var root = LayoutView()
  private var rows: [RowStack] = []

  init(change: RowsWorkload.Change, size: Int) {
    self.change = change
    self.size = size
    values = UnsafeColumn(count: 4 + 16 * size)
    rows.reserveCapacity(size)
  }

  func reset() {
    root = LayoutView()
    rows.removeAll(keepingCapacity: true)
    values.clear()
  }

  func performBuild() throws {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: RowsWorkload.width(after: nil), height: 844))
    let list = RowStack(place: 0)
    list.axis = .vertical
    list.spacing = RowsWorkload.rowSpacing
    list.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(list)
    LayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: root.topAnchor),
      list.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    for index in 0..<size {
      let row = RowStack(row: index)
      list.addArrangedSubview(row)
      rows.append(row)
    }
    self.root = root
    try layOut()
  }

  func performSteps(_ range: Range<Int>) throws {
    for step in range {
      switch change {
      case .resize: root.frame = Rect(x: 0, y: 0, width: RowsWorkload.width(after: step), height: 844)
      case .toggle: rows[RowsWorkload.row(turn: step / 2, size: size)].isHidden = step % 2 == 0
      }
      try layOut()
    }
  }

  func readValues() -> [Double] { values.elements }

  private func layOut() throws {
    var changed = try root.layoutIfNeeded().changedViews
    while let view = changed.popLast() {
      // The root has no place.
      let place = view.tag - 1
      if place < 0 { continue }
      let frame = view.frame
      values[place] = frame.minX
      values[place + 1] = frame.minY
      values[place + 2] = frame.width
      values[place + 3] = frame.height
    }
  }
}

/// A stack that knows where its frame goes.
private final class RowStack: StackView {
  init(place: Int) {
    super.init(frame: .zero)
    tag = place + 1
  }

  /// A row with all that is in it.
  convenience init(row: Int) {
    let place = 4 + 16 * row
    self.init(place: place)
    spacing = RowsWorkload.spacing
    isLayoutMarginsRelativeArrangement = true
    let margin = RowsWorkload.margin
    layoutMargins = EdgeInsets(top: margin.y, left: margin.x, bottom: margin.y, right: margin.x)
    let (icon, badge) = (RowsWorkload.icon, RowsWorkload.badge)
    let views = [
      RowLeaf(place: place + 4, size: Size(width: icon.width, height: icon.height)),
      RowLeaf(
        place: place + 8, size: Size(width: RowsWorkload.titleWidth(row), height: RowsWorkload.titleHeight)),
      RowLeaf(place: place + 12, size: Size(width: badge.width, height: badge.height)),
    ]
    // Only the title grows.
    for view in [views[0], views[2]] { view.setContentHuggingPriority(251, for: .horizontal) }
    for view in views { addArrangedSubview(view) }
  }
}

/// A view with a size of its own that knows where its frame goes.
private final class RowLeaf: LayoutView {
  private let size: Size

  init(place: Int, size: Size) {
    self.size = size
    super.init(frame: .zero)
    tag = place + 1
  }

  override var intrinsicContentSize: Size { size }
}
