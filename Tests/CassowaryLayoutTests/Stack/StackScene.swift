@testable import CassowaryLayout

/// A view with a content size and baselines of its own.
final class Box: LayoutView {
  var size: Size { didSet { invalidateIntrinsicContentSize() } }
  var first = Baseline.top { didSet { invalidateIntrinsicContentSize() } }
  var last = Baseline.bottom { didSet { invalidateIntrinsicContentSize() } }

  init(_ name: String, width: Double = noIntrinsicMetric, height: Double = noIntrinsicMetric) {
    size = Size(width: width, height: height)
    super.init(frame: .zero)
    identifier = name
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var intrinsicContentSize: Size { size }
  override var firstBaselineMetrics: Baseline { first }
  override var lastBaselineMetrics: Baseline { last }
}

/// A root of 1000 by 1000 with views to be found by name. Contradictions are errors.
final class StackScene {
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
  private(set) var named: [String: LayoutItem] = [:]

  init() { root.conflictPolicy = .throwing }

  func box(_ name: String, width: Double = Box.noIntrinsicMetric, height: Double = Box.noIntrinsicMetric) -> Box {
    let box = Box(name, width: width, height: height)
    named[name] = box
    return box
  }

  func stack(_ name: String, _ axis: Axis, _ behavior: StackView.HidingBehavior = .collapse) -> StackView {
    let stack = StackView()
    stack.identifier = name
    stack.axis = axis
    stack.hidingBehavior = behavior
    stack.translatesAutoresizingMaskIntoConstraints = false
    named[name] = stack
    return stack
  }

  func name(_ item: LayoutItem, _ name: String) { named[name] = item }

  func view(_ name: String) -> LayoutView { named[name] as? LayoutView ?? LayoutView() }

  /// The frame of a view, or of a guide, by name.
  func frame(_ name: String) -> Rect? {
    (named[name] as? LayoutView)?.frame ?? (named[name] as? LayoutGuide)?.layoutFrame
  }

  /// Adds a view to the root with its upper left corner at a point, and a size where one is given.
  func place(_ view: LayoutView, x: Double = 0, y: Double = 0, width: Double? = nil, height: Double? = nil) {
    root.addSubview(view)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: x),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: y),
    ])
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  /// Pulls a view as small as it may be along an axis, as a fitting size does.
  func shrink(_ view: LayoutView, _ axis: Axis) {
    let size = (axis == .horizontal ? view.widthAnchor : view.heightAnchor).constraint(equalToConstant: 0)
    size.priority = .fittingSizeLevel
    size.isActive = true
  }
}

extension StackView {
  func arrange(_ views: [LayoutView]) { for view in views { addArrangedSubview(view) } }
}

extension LayoutView {
  /// Fills another view, less an inset; the lower edge with a priority of its own.
  func fill(_ other: LayoutView, inset: Double = 0, bottom: LayoutPriority = .required) {
    other.addSubview(self)
    let constraints = [
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
      topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
    ]
    constraints[3].priority = bottom
    LayoutConstraint.activate(constraints)
  }
}
