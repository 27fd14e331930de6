extension VisualFormatError: CustomStringConvertible {
  /// Four lines, as UIKit prints them: what failed, the reason, the string, and a caret under the place.
  public var description: String {
    // Line breaks would take the caret away from its place.
    let shown = String(format.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    return "Unable to parse constraint format:\n\(reason)\n\(shown)\n\(String(repeating: " ", count: column))^"
  }

  /// The reason in one sentence, with what was expected.
  public var reason: String {
    switch problem {
    case .emptyFormat: "The format is empty; it has to name at least one view, such as |-[name]-|"
    case .missingColon(let letter): "Expected a ':' after '\(letter)' to give the axis"
    case .missingView: "Expected a view here: '[', its name, ']'"
    case .invalidName: "A name has to start with a letter or an underscore"
    case .unterminatedName: "Expected a back-quote at the end of the name"
    case .missingBracket: "Expected a ']' after the view"
    case .missingSizeEnd: "Expected a ')' at the end of the size and a ']' at the end of the view"
    case .missingParenthesis: "Expected a ')' or a ',' after the distance"
    case .invalidRelation: "Unknown relation; it has to be ==, >= or <="
    case .missingValue: "Expected a number or the name of a metric"
    case .invalidNumber(let text): "\(text) is not a number that can be represented"
    case .missingHyphen: "Expected a '-' after the distance"
    case .trailingText: "Expected the end of the format after '|'"
    case .unknownView(let name): "\(name) is not a key in the views dictionary"
    case .unknownMetric(let name): "\(name) is not a key in the metrics dictionary, and only metrics can be distances"
    case .unknownMetricOrView(let name): "\(name) is neither a key in the metrics nor in the views dictionary"
    case .metricNotFinite(let name, let value): "The metric \(name) is \(value); it has to be a finite number"
    case .priorityOutOfRange(let value): "The priority is \(value); it has to be above 0 and at most 1000"
    case .noSuperview(let view): "Unable to interpret '|', because the related view \(view) has no superview"
    case .alignmentAlongAxis(let options, let axis):
      "The options align views by \(options), which is not possible in a layout that is \(axis.word) itself"
    }
  }
}

extension Axis {
  fileprivate var word: String { self == .horizontal ? "horizontal" : "vertical" }
}
