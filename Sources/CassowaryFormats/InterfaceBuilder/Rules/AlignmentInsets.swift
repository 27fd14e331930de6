import CassowaryLayout

extension ViewElement {
  /// How far a control's frame reaches beyond its alignment rectangle.
  func alignmentInsets(_ tools: ToolsVersion) -> EdgeInsets {
    switch name {
    case "slider": tools < .xcode26 ? EdgeInsets(top: 0, left: 2, bottom: 1, right: 2) : .zero
    case "switch": EdgeInsets(right: 2)
    case "segmentedControl": EdgeInsets(bottom: 1)
    default: .zero
    }
  }
}
