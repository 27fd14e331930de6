import CassowaryLayout

extension ViewSetting {
  /// Sets the property. Properties that only some kinds of views have were checked when the document was read.
  func apply(to view: LayoutView, in scene: LayoutScene) {
    switch self {
    case .hidden(let isHidden): view.isHidden = isHidden
    case .alpha(let alpha): view.alpha = alpha
    case .frame(let frame): view.frame = frame
    case .autoresizing(let mask): view.autoresizingMask = mask
    case .placement(let placement):
      view.place(at: placement.frame, inSuperviewOf: placement.superviewSize, resizing: placement.mask)
    case .hugging(let horizontal, let vertical):
      if let horizontal { view.setContentHuggingPriority(horizontal, for: .horizontal) }
      if let vertical { view.setContentHuggingPriority(vertical, for: .vertical) }
    case .compression(let horizontal, let vertical):
      if let horizontal { view.setContentCompressionResistancePriority(horizontal, for: .horizontal) }
      if let vertical { view.setContentCompressionResistancePriority(vertical, for: .vertical) }
    case .margins(let insets): view.layoutMargins = insets
    case .directionalMargins(let insets): view.directionalLayoutMargins = insets
    case .preservesSuperviewMargins(let preserves): view.preservesSuperviewLayoutMargins = preserves
    case .insetsMarginsFromSafeArea(let insets): view.insetsLayoutMarginsFromSafeArea = insets
    case .safeArea(let insets): view.safeAreaInsets = insets
    case .semantic(let attribute): view.semanticContentAttribute = attribute
    case .contentOffset(let offset): (view as? ScrollView)?.contentOffset = offset
    case .intrinsic, .sizeToShareBy, .alignmentInsets, .firstBaseline, .lastBaseline: override(in: view)
    case .text, .font, .lines, .preferredMaxLayoutWidth: applyText(to: view)
    case .axis, .alignment, .distribution, .spacing, .customSpacing, .baselineRelative, .marginsRelative,
      .hidingBehavior:
      if let stack = view as? StackView { apply(to: stack, in: scene) }
    }
  }

  private func override(in view: LayoutView) {
    switch self {
    case .intrinsic(let width, let height):
      let none = LayoutView.noIntrinsicMetric
      view.overrides.contentSize = Size(width: width ?? none, height: height ?? none)
    case .sizeToShareBy(let size): view.overrides.sizeToShareBy = size
    case .alignmentInsets(let insets): view.overrides.alignmentRectInsets = insets
    case .firstBaseline(let baseline): view.overrides.firstBaseline = baseline
    case .lastBaseline(let baseline): view.overrides.lastBaseline = baseline
    default: return
    }
  }

  private func applyText(to view: LayoutView) {
    let label = view as? Label
    let button = view as? Button
    switch self {
    case .text(let text):
      label?.text = text
      button?.title = text
    case .font(let size):
      label?.font = Font(size: size)
      button?.font = Font(size: size)
    case .lines(let count): label?.numberOfLines = count
    case .preferredMaxLayoutWidth(let width): label?.preferredMaxLayoutWidth = width
    default: return
    }
  }

  private func apply(to stack: StackView, in scene: LayoutScene) {
    switch self {
    case .axis(let axis): stack.axis = axis
    case .alignment(let word): stack.alignment = word.alignment
    case .distribution(let word): stack.distribution = word.distribution
    case .spacing(let spacing): stack.spacing = spacing.points
    case .customSpacing(let spacings):
      for entry in spacings { stack.setCustomSpacing(entry.spacing.points, after: scene.views[entry.view]) }
    case .baselineRelative(let isRelative): stack.isBaselineRelativeArrangement = isRelative
    case .marginsRelative(let isRelative): stack.isLayoutMarginsRelativeArrangement = isRelative
    case .hidingBehavior(let word): stack.hidingBehavior = word == .collapse ? .collapse : .uikit
    default: return
    }
  }
}

extension SpacingValue {
  var points: Double {
    switch self {
    case .points(let points): points
    case .system: StackView.spacingUseSystem
    case .default: StackView.spacingUseDefault
    }
  }
}

extension AlignmentWord {
  var alignment: StackView.Alignment {
    switch self {
    case .fill: .fill
    case .leading, .top: .leading
    case .firstBaseline: .firstBaseline
    case .center: .center
    case .trailing, .bottom: .trailing
    case .lastBaseline: .lastBaseline
    }
  }
}

extension DistributionWord {
  var distribution: StackView.Distribution {
    switch self {
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
    }
  }
}
