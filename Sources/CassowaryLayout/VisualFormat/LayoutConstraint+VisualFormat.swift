import Cassowary

extension LayoutConstraint {
  /// The constraints that a visual format string describes, inactive; as `constraints(withVisualFormat:options:metrics:views:)`.
  ///
  /// `H:|-[icon(24)]-8-[title(>=icon@750)]-16-|`. A single hyphen is 8 points between two views, and the layout margin next
  /// to the superview `|`. A name in a view's parentheses is looked up in `metrics` first. The result has sizes and distances
  /// in reading order, then the alignments that the options ask for.
  ///
  /// - Complexity: O(*n*) in the length of the string and the number of constraints.
  /// - Throws: ``VisualFormatError``, with the place in the string. UIKit raises an exception of the same text.
  public static func constraints(
    withVisualFormat format: String, options: VisualFormatOptions = [], metrics: [String: Double] = [:],
    views: [String: LayoutItem], file: StaticString = #fileID, line: UInt = #line
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    try VisualFormatBuilder.constraints(
      format, options: options, names: .init(metric: { metrics[$0] }, view: { views[$0] }),
      location: SourceLocation(file: file, line: line))
  }

  /// The same with names looked up by closures, and with names in back-quotes, such as `` [`8bC-Xf-vdC`] ``: for documents,
  /// whose ids need not be identifiers.
  package static func constraints(
    withVisualFormat format: String, options: VisualFormatOptions = [], metric: @escaping (String) -> Double?,
    view: @escaping (String) -> LayoutItem?, location: SourceLocation = SourceLocation()
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    try VisualFormatBuilder.constraints(
      format, options: options, names: .init(metric: metric, view: view), allowsQuotedNames: true, location: location)
  }
}
