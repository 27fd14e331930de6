@testable import CassowaryLayout

/// The views for a random tree.
final class TreeScene {
  /// Of the size of the whole: above all shares, which are 999 and below.
  static let sizePriority: LayoutPriority = 999.25

  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
  private(set) var views: [Int: LayoutView] = [:]
  private var wishes: [Int: [LayoutConstraint]] = [:]

  /// - Parameter height: The height of the whole; `nil` for as little as possible.
  init(_ tree: TreeNode, width: Double, height: Double?) {
    root.conflictPolicy = .throwing
    let top = make(tree)
    root.addSubview(top)
    // Not required: equal columns of nested rows may need any width.
    let size = [
      top.widthAnchor.constraint(equalToConstant: width), top.heightAnchor.constraint(equalToConstant: height ?? 0),
    ]
    size[0].priority = Self.sizePriority
    size[1].priority = height == nil ? .fittingSizeLevel : Self.sizePriority
    LayoutConstraint.activate(
      [
        top.leftAnchor.constraint(equalTo: root.leftAnchor), top.topAnchor.constraint(equalTo: root.topAnchor),
      ] + size)
  }

  func view(_ node: TreeNode) -> LayoutView { views[node.id] ?? make(node) }

  func stack(_ node: TreeNode) -> StackView? { view(node) as? StackView }

  /// Makes the view for a node and all below it.
  private func make(_ node: TreeNode) -> LayoutView {
    let view: LayoutView = node.arrangement == nil ? Box("\(node.id)") : StackView()
    view.identifier = "\(node.id)"
    view.translatesAutoresizingMaskIntoConstraints = false
    views[node.id] = view
    update(node)
    for child in node.children { (view as? StackView)?.addArrangedSubview(self.view(child)) }
    for child in node.children { updateCustomSpacing(after: child, in: node) }
    return view
  }

  /// Makes a view what its node says, but for the children.
  func update(_ node: TreeNode) {
    let view = view(node)
    view.isHidden = node.isHidden
    for (axis, priority) in node.hugging { view.setContentHuggingPriority(LayoutPriority(priority), for: axis) }
    for (axis, priority) in node.resistance {
      view.setContentCompressionResistancePriority(LayoutPriority(priority), for: axis)
    }
    if let box = view as? Box {
      box.size = node.content
      box.first = node.baselines.map { Baseline(offset: $0.first) } ?? .top
      box.last = node.baselines.map { Baseline(fractionOfHeight: 1, offset: -$0.last) } ?? .bottom
    }
    updateWishes(node, view)
    guard let stack = view as? StackView, let arrangement = node.arrangement else { return }
    stack.axis = arrangement.axis
    stack.alignment = arrangement.alignment
    stack.distribution = arrangement.distribution
    stack.spacing = arrangement.spacing
    stack.isBaselineRelativeArrangement = arrangement.isBaselineRelative
    stack.isLayoutMarginsRelativeArrangement = arrangement.margin != nil
    let margin = arrangement.margin ?? 0
    stack.layoutMargins = EdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    stack.hidingBehavior = arrangement.behavior
    stack.semanticContentAttribute = arrangement.isRightToLeft ? .forceRightToLeft : .unspecified
  }

  func updateCustomSpacing(after child: TreeNode, in node: TreeNode) {
    stack(node)?.setCustomSpacing(child.customSpacing ?? StackView.spacingUseDefault, after: view(child))
  }

  private func updateWishes(_ node: TreeNode, _ view: LayoutView) {
    let present = wishes[node.id] ?? []
    if present.count == node.wishes.count {
      // What can change in place does.
      for (constraint, wish) in zip(present, node.wishes) {
        constraint.constant = wish.constant
        constraint.priority = LayoutPriority(wish.priority)
      }
      return
    }
    LayoutConstraint.deactivate(present)
    let made = node.wishes.map { wish in
      LayoutConstraint(
        item: view, attribute: wish.axis == .horizontal ? .width : .height, relatedBy: wish.relation, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: wish.constant)
    }
    for (constraint, wish) in zip(made, node.wishes) { constraint.priority = LayoutPriority(wish.priority) }
    LayoutConstraint.activate(made)
    wishes[node.id] = made
  }
}
