/// Puts a report together from its constraints.
struct LogReportBuilder {
  private var report: LogReport
  private var indices: [String: Int] = [:]
  /// The superview of an item, as far as the log says.
  private var superviews: [Int: Int] = [:]
  /// Items that stand for superviews without a name, by the item inside.
  private var unnamed: [(superview: Int, item: Int)] = []
  private var brokenAddress: String?

  init(at position: SourcePosition) { report = LogReport(position: position) }

  mutating func add(_ statement: LogStatement, at position: SourcePosition) {
    guard report.constraints.count < LogLimits.constraints else {
      leaveOut("more than \(LogLimits.constraints) constraints; the rest of the report is not read", at: position)
      return
    }
    report.constraints.append(resolved(statement, at: position))
  }

  /// What follows is not read; why. Said once.
  mutating func leaveOut(_ why: String, at position: SourcePosition) {
    guard report.unreadRest == nil else { return }
    report.unreadRest = why
    report.problems.append(LogProblem(position: position, message: why))
  }

  mutating func skip(_ parser: LogLineParser, at position: SourcePosition) {
    report.problems.append(LogProblem(position: position, message: parser.complaint))
  }

  mutating func setBroken(_ statement: LogStatement?, address: String?, at position: SourcePosition) {
    if let statement { report.broken = resolved(statement, at: position) }
    brokenAddress = statement?.address ?? address
  }

  mutating func setRedacted() { report.isRedacted = report.constraints.isEmpty }

  /// Finds the items of a statement among those of the report.
  private mutating func resolved(_ statement: LogStatement, at position: SourcePosition) -> LogConstraint {
    var items: [Int] = []
    for reference in statement.references {
      let index = index(of: reference)
      if let inner = reference.superviewOf, items.indices.contains(inner) {
        unnamed.append((index, items[inner]))
      }
      items.append(index)
    }
    for (item, superview) in statement.superviews where superviews[items[item]] == nil {
      superviews[items[item]] = items[superview]
    }
    return LogConstraint(
      className: statement.className, address: statement.address, identifier: statement.identifier,
      source: statement.source,
      rows: statement.rows.map { row in row.mapItems { items[$0] } },
      position: position)
  }

  private mutating func index(of reference: LogReference) -> Int {
    if let index = indices[reference.key] {
      // One line may know more than another.
      if report.items[index].className.isEmpty { report.items[index].className = reference.className }
      if report.items[index].title.isEmpty { report.items[index].title = reference.title }
      if report.items[index].name.isEmpty { report.items[index].name = reference.name }
      return index
    }
    indices[reference.key] = report.items.count
    report.items.append(
      LogItem(
        key: reference.key, className: reference.className, title: reference.title, name: reference.name))
    return report.items.count - 1
  }

  /// The report; what only the whole tells is worked out.
  mutating func finish() -> LogReport {
    var named: [Int: Int] = [:]
    for (stand, item) in unnamed {
      if let superview = superviews[item], superview != stand { named[stand] = superview }
    }
    for index in report.constraints.indices where !named.isEmpty {
      report.constraints[index].rows = report.constraints[index].rows.map { row in
        row.mapItems { named[$0] ?? $0 }
      }
    }
    report.constraints = report.constraints.map { relatingToSuperview($0) }
    report.broken = report.broken.map { relatingToSuperview($0) }
    report.superviews = superviews
    if let brokenAddress { report.brokenIndex = report.constraints.firstIndex { $0.address == brokenAddress } }
    report.nameItems()
    return report
  }

  /// `V.midX == 30` speaks of the superview's coordinates.
  private mutating func relatingToSuperview(_ original: LogConstraint) -> LogConstraint {
    var constraint = original
    for index in constraint.rows.indices where constraint.rows[index].isPlaceInSuperview {
      let term = constraint.rows[index].left[0]
      let superview =
        superviews[term.item]
        ?? self.index(of: LogReference(key: "superview of " + report.items[term.item].key))
      constraint.rows[index].right = [
        .init(
          item: superview, attribute: term.attribute.axis == .horizontal ? .left : .top, coefficient: term.coefficient)
      ]
    }
    return constraint
  }
}

extension LogRow {
  func mapItems(_ transform: (Int) -> Int) -> LogRow {
    var row = self
    for index in row.left.indices { row.left[index].item = transform(left[index].item) }
    for index in row.right.indices { row.right[index].item = transform(right[index].item) }
    return row
  }
}
