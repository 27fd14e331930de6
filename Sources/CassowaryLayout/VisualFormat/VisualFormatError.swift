/// Why a visual format string makes no constraints.
///
/// UIKit raises an exception with a text of the same shape: the reason, the string, and a caret under the first character
/// that was not accepted.
public struct VisualFormatError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// The string holds nothing.
    case emptyFormat
    /// `H` or `V` stands at the start without a colon after it.
    case missingColon(after: String)
    /// A view in brackets has to stand here.
    case missingView
    /// A name has to start with a letter or underscore.
    case invalidName
    /// A name in back-quotes does not end.
    case unterminatedName
    /// A view's bracket is not closed.
    case missingBracket
    /// A view's size has to end with `)`, and the view with `]`.
    case missingSizeEnd
    /// The list of distances in parentheses is not closed.
    case missingParenthesis
    /// A relation other than `==`, `>=` and `<=`.
    case invalidRelation
    /// A number or a name has to stand here.
    case missingValue
    /// Not a number that can be represented.
    case invalidNumber(String)
    /// The distance between two views has to end with a hyphen.
    case missingHyphen
    /// Something follows after the end.
    case trailingText
    /// The name is not among the views.
    case unknownView(String)
    /// The name is not among the metrics.
    case unknownMetric(String)
    /// The name of a size is neither among the metrics nor among the views.
    case unknownMetricOrView(String)
    /// The metric's value is NaN or infinite.
    case metricNotFinite(name: String, value: Double)
    /// A priority has to be above 0 and at most 1000.
    case priorityOutOfRange(Double)
    /// `|` stands for the superview of this view, which has none.
    case noSuperview(of: String)
    /// The options ask for an alignment along the axis of the layout; the words are the options.
    case alignmentAlongAxis(String, axis: Axis)
  }

  /// What is wrong.
  public let problem: Problem
  /// The string as it was given.
  public let format: String
  /// How many characters stand before the first one that was not accepted.
  public let column: Int
}
