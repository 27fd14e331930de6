import Cassowary

/// Makes constraints of a visual format: looks its names up, and puts its pieces in words of items and attributes.
struct VisualFormatBuilder {
  /// Where names get their meaning.
  struct Names {
    let metric: (String) -> Double?
    let view: (String) -> LayoutItem?
  }

  private let source: String
  private let format: VisualFormat
  private let options: VisualFormatOptions
  private let names: Names
  private let location: SourceLocation

  /// Reads `source` and makes its constraints: sizes and distances in reading order, then alignments.
  static func constraints(
    _ source: String, options: VisualFormatOptions, names: Names, allowsQuotedNames: Bool = false,
    location: SourceLocation
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    var parser = VisualFormatParser(source, allowsQuotedNames: allowsQuotedNames)
    let failure: VisualFormatParser.Failure?
    do throws(VisualFormatParser.Failure) {
      try parser.parse()
      failure = nil
    } catch {
      failure = error
    }
    let builder = VisualFormatBuilder(
      source: source, format: parser.format, options: options, names: names, location: location)
    // Names are looked up even if the reading stopped: what is wrong further left is reported first.
    let pieces = try builder.resolve()
    if let failure { throw VisualFormatError(problem: failure.problem, format: source, column: failure.column) }
    return try builder.constraints(pieces)
  }

  // MARK: Looking names up

  /// A view with its sizes, or `|`.
  private enum Piece {
    case superview
    case item(LayoutItem, name: String, sizes: [Predicate])
  }

  /// A predicate without names.
  private struct Predicate {
    var relation: LayoutRelation
    var constant: Double
    var other: LayoutItem?
    var priority: LayoutPriority
  }

  private struct Pieces {
    var nodes: [Piece] = []
    /// Distances by gap; nil for the standard one.
    var gaps: [[Predicate]?] = []
  }

  private func resolve() throws(VisualFormatError) -> Pieces {
    var pieces = Pieces()
    for (index, node) in format.nodes.enumerated() {
      switch node {
      case .superview: pieces.nodes.append(.superview)
      case .view(let name, let predicates):
        guard let item = names.view(name.text) else { throw failure(.unknownView(name.text), at: name.end) }
        var sizes: [Predicate] = []
        for predicate in predicates { sizes.append(try resolve(predicate, allowsViews: true)) }
        pieces.nodes.append(.item(item, name: name.text, sizes: sizes))
      }
      if index < format.spacings.count { pieces.gaps.append(try resolve(format.spacings[index])) }
    }
    return pieces
  }

  private func resolve(_ spacing: VisualFormat.Spacing) throws(VisualFormatError) -> [Predicate]? {
    switch spacing {
    case .flush: return [Predicate(relation: .equal, constant: 0, priority: .required)]
    case .standard: return nil
    case .predicates(let predicates):
      var result: [Predicate] = []
      for predicate in predicates { result.append(try resolve(predicate, allowsViews: false)) }
      return result
    }
  }

  private func resolve(
    _ predicate: VisualFormat.Predicate, allowsViews: Bool
  ) throws(VisualFormatError) -> Predicate {
    var result = Predicate(relation: predicate.relation, constant: 0, priority: .required)
    if allowsViews, case .name(let name) = predicate.value, names.metric(name.text) == nil {
      guard let view = names.view(name.text) else { throw failure(.unknownMetricOrView(name.text), at: name.end) }
      result.other = view
    } else {
      result.constant = try number(predicate.value)
    }
    if let priority = predicate.priority {
      let value = try number(priority)
      result.priority = LayoutPriority(Float(value))
      if !result.priority.isValid { throw failure(.priorityOutOfRange(value), at: priority.end) }
    }
    return result
  }

  private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> Double {
    switch value {
    case .number(let number, _): return number
    case .name(let name):
      guard let number = names.metric(name.text) else { throw failure(.unknownMetric(name.text), at: name.end) }
      if !number.isFinite { throw failure(.metricNotFinite(name: name.text, value: number), at: name.end) }
      return number
    }
  }

  // MARK: Making constraints

  private func constraints(_ pieces: Pieces) throws(VisualFormatError) -> [LayoutConstraint] {
    let words = VisualFormatWords(axis: format.axis, options: options)
    if let wrong = words.misdirectedAlignments {
      throw failure(.alignmentAlongAxis(wrong, axis: format.axis), at: format.length)
    }
    var result: [LayoutConstraint] = []
    for (index, node) in pieces.nodes.enumerated() {
      if index > 0 {
        // A string from right to left is one from left to right, read backwards.
        let neighbours = words.isReversed ? (node, pieces.nodes[index - 1]) : (pieces.nodes[index - 1], node)
        result += try gap(pieces.gaps[index - 1], neighbours.0, neighbours.1, words)
      }
      guard case .item(let item, _, let sizes) = node else { continue }
      for size in sizes { result.append(make(item, words.size, size, size.other, words.size)) }
    }
    for (node, next) in zip(pieces.nodes, pieces.nodes.dropFirst()) {
      guard case .item(let one, _, _) = node, case .item(let other, _, _) = next else { continue }
      for attribute in options.alignedAttributes {
        let equal = Predicate(relation: .equal, constant: 0, priority: .required)
        result.append(make(one, attribute, equal, other, attribute))
      }
    }
    return result
  }

  /// The distances between two neighbours, one of which may be the superview of the other.
  private func gap(
    _ gap: [Predicate]?, _ left: Piece, _ right: Piece, _ words: VisualFormatWords
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    let standard = Predicate(relation: .equal, constant: 0, priority: .required)
    switch (left, right) {
    case (.item(let one, _, _), .item(let other, _, _)):
      let pair = words.pair(from: one, to: other)
      let space = Predicate(relation: .equal, constant: pair.standardSpace, priority: .required)
      return (gap ?? [space]).map { make(other, pair.start, $0, one, pair.end) }
    case (.superview, .item(let item, let name, _)):
      let superview = try superview(of: item, name)
      // The standard distance to the superview is its margin, whatever that will be.
      guard let gap else { return [make(item, words.start, standard, superview, words.startMargin)] }
      return gap.map { make(item, words.start, $0, superview, words.start) }
    case (.item(let item, let name, _), .superview):
      let superview = try superview(of: item, name)
      guard let gap else { return [make(superview, words.endMargin, standard, item, words.end)] }
      return gap.map { make(superview, words.end, $0, item, words.end) }
    case (.superview, .superview): return []
    }
  }

  private func superview(of item: LayoutItem, _ name: String) throws(VisualFormatError) -> LayoutView {
    guard let superview = item.space else { throw failure(.noSuperview(of: name), at: format.length) }
    return superview
  }

  private func make(
    _ item: LayoutItem, _ attribute: LayoutAttribute, _ predicate: Predicate, _ other: LayoutItem?,
    _ otherAttribute: LayoutAttribute
  ) -> LayoutConstraint {
    LayoutConstraint(
      unchecked: .user, item, attribute, predicate.relation, other, other == nil ? .notAnAttribute : otherAttribute,
      constant: predicate.constant, priority: predicate.priority, location: location)
  }

  private func failure(_ problem: VisualFormatError.Problem, at column: Int) -> VisualFormatError {
    VisualFormatError(problem: problem, format: source, column: column)
  }
}
