import CassowaryLayout

/// The types that code needs for what a file recorded of contents: sizes, alignment rectangles and baselines, which views
/// otherwise measure themselves.
struct RecordedClasses {
  private var needsSize = false
  private var classes: [ViewKind] = []
  var needsActivation = false

  static func size(_ width: Double?, _ height: Double?) -> String {
    let none = "LayoutView.noIntrinsicMetric"
    return "RecordedSize(width: \(width.map(numberText) ?? none), height: \(height.map(numberText) ?? none))"
  }

  /// The expression that makes a view.
  mutating func maker(of spec: ViewSpec) -> String {
    var text = ""
    var isRecorded = false
    for setting in spec.settings {
      switch setting {
      case .text(let words): text = words
      case .alignmentInsets, .firstBaseline, .lastBaseline: isRecorded = true
      case .intrinsic: needsSize = true
      default: break
      }
    }
    let type = Self.type(of: spec.kind)
    if isRecorded && !classes.contains(spec.kind) { classes.append(spec.kind) }
    let arguments =
      switch spec.kind {
      case .label: text.isEmpty ? "" : "text: \(SwiftWriter.literal(text))"
      case .button: text.isEmpty ? "" : "title: \(SwiftWriter.literal(text))"
      default: ""
      }
    return (isRecorded ? "Recorded" : "") + "\(type)(\(arguments))"
  }

  private static func type(of kind: ViewKind) -> String {
    switch kind {
    case .view: "LayoutView"
    case .stack: "StackView"
    case .scroll: "ScrollView"
    case .label: "Label"
    case .image: "ImageView"
    case .button: "Button"
    }
  }

  /// The declarations that the function needs.
  var code: [String] {
    var lines: [String] = []
    if needsSize {
      lines += [
        "", "/// The size of a content, as it was recorded.", "private struct RecordedSize: ContentMeasuring {",
        "  let intrinsicContentSize: Size", "", "  init(width: Double, height: Double) {",
        "    intrinsicContentSize = Size(width: width, height: height)", "  }", "}",
      ]
    }
    for kind in classes {
      let type = Self.type(of: kind)
      lines += [
        "", "/// A view whose content was recorded.", "private final class Recorded\(type): \(type) {",
        "  var recordedInsets = EdgeInsets.zero", "  var recordedFirstBaseline = Baseline.top",
        "  var recordedLastBaseline = Baseline.bottom", "",
        "  override var alignmentRectInsets: EdgeInsets { recordedInsets }",
        "  override var firstBaselineMetrics: Baseline { recordedFirstBaseline }",
        "  override var lastBaselineMetrics: Baseline { recordedLastBaseline }", "}",
      ]
    }
    if needsActivation {
      lines += [
        "", "extension LayoutConstraint {",
        "  fileprivate func activate(priority: LayoutPriority = .required, "
          + "identifier: String? = nil) {", "    self.priority = priority", "    self.identifier = identifier",
        "    isActive = true", "  }", "}",
      ]
    }
    return lines
  }
}
