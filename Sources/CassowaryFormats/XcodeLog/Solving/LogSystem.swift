import Cassowary
import CassowaryLayout

/// The constraints of a report as a system: unknowns for edges, sizes, baselines and margins, in one coordinate system, and
/// what goes without saying about them.
struct LogSystem: ~Copyable {
  var solver = Solver()
  let reading: LogReading
  private let report: LogReport
  private var variables: [Quantity: Variable] = [:]
  /// What each constraint of the solver comes from.
  private var rows: [Constraint: Row] = [:]

  /// An unknown of an item.
  struct Quantity: Hashable {
    enum Kind: Hashable {
      case left, width, top, height
      case firstBaseline, lastBaseline
      case leftMargin, rightMargin, topMargin, bottomMargin
    }

    let item: Int
    let kind: Kind
  }

  /// A row of the system.
  struct Row {
    let source: Source
    let constraint: LinearConstraint

    /// The index of the listed constraint that it is a row of.
    var listed: Int? { if case .listed(let index) = source { index } else { nil } }
  }

  enum Source: Hashable {
    /// A row of a listed constraint.
    case listed(Int)
    /// What goes without saying, in words.
    case implied(String)
  }

  init(_ report: LogReport, _ reading: LogReading) {
    self.report = report
    self.reading = reading
  }

  // MARK: Rows

  /// The required rows of a listed constraint.
  mutating func rows(of index: Int) -> [Row] {
    report.constraints[index].rows.filter(\.isRequired).map { row in
      Row(source: .listed(index), constraint: linear(row))
    }
  }

  /// Where text runs from right to left, the system is a mirror image: leading edges stay left, and rows that speak of left
  /// and right edges are turned round.
  private mutating func linear(_ row: LogRow) -> LinearConstraint {
    let isTurned = reading.direction == .rightToLeft && row.terms.contains { $0.attribute.isAbsolute }
    var left = sum(row.left, isTurned)
    var right = sum(row.right, isTurned) + row.constant
    if reading.placesCountFromContainer, let container = container(of: row) {
      let axis = row.left[0].attribute.axis
      let origin = expression(container, axis == .horizontal ? .left : .top)
      left = left - origin
      right = right - row.right[0].coefficient * origin
    }
    return LinearConstraint(left, row.relation, right)
  }

  /// The item from whose corner a multiple of a place is measured: `A.centerX == 0.5*B.centerX` speaks of half of B.
  private func container(of row: LogRow) -> Int? {
    guard row.isMultipleOfPlace else { return nil }
    let (first, second) = (row.left[0].item, row.right[0].item)
    if report.superviews[second] == first { return first }
    if let superview = report.superviews[first], superview == report.superviews[second] { return superview }
    return second
  }

  private mutating func sum(_ terms: [LogRow.Term], _ isTurned: Bool) -> LinearExpression {
    var result = LinearExpression()
    for term in terms {
      let isHorizontal = term.attribute.axis == .horizontal && term.attribute.isPlace
      let expression = expression(term.item, isTurned ? term.attribute.mirrored : term.attribute)
      result = result + (isTurned && isHorizontal ? -term.coefficient : term.coefficient) * expression
    }
    return result
  }

  /// No size is negative, and baselines and margins lie inside. For the unknowns met so far.
  mutating func impliedRows() -> [Row] {
    var links: [Row] = []
    for (guide, view) in reading.linksMargins ? report.marginsGuides : [] { links += link(guide, view) }
    let quantities = variables.keys.sorted { ($0.item, "\($0.kind)") < ($1.item, "\($1.kind)") }
    let known = Set(quantities)
    return quantities.flatMap { quantity in impliedRows(of: quantity, known, reading.ordersMargins) } + links
  }

  /// The margins of a view are the edges of its guide.
  private mutating func link(_ guide: Int, _ view: Int) -> [Row] {
    let pairs: [(LayoutAttribute, LayoutAttribute)] = [
      (.leftMargin, .left), (.rightMargin, .right), (.topMargin, .top), (.bottomMargin, .bottom),
    ]
    return pairs.map { margin, edge in
      Row(
        source: .implied(
          "\(report.items[view].shortName).\(margin.name) == \(report.items[guide].shortName).\(edge.name)"),
        constraint: LinearConstraint(expression(view, margin), .equal, expression(guide, edge)))
    }
  }

  private mutating func impliedRows(of quantity: Quantity, _ known: Set<Quantity>, _ ordersMargins: Bool) -> [Row] {
    let item = quantity.item
    func has(_ kind: Quantity.Kind) -> Bool { known.contains(Quantity(item: item, kind: kind)) }
    switch quantity.kind {
    case .left, .top: return []
    case .width, .height:
      let name = name(item, quantity.kind)
      return [Row(source: .implied("\(name) >= 0"), constraint: variable(quantity) >= 0)]
    case .firstBaseline:
      return between(item, .top, .firstBaseline, .bottom)
        + (has(.lastBaseline) ? [order(item, .firstBaseline, .lastBaseline)] : [])
    case .lastBaseline: return between(item, .top, .lastBaseline, .bottom)
    case .leftMargin:
      return between(item, .left, .leftMargin, .right)
        + (ordersMargins && has(.rightMargin) ? [order(item, .leftMargin, .rightMargin)] : [])
    case .rightMargin: return between(item, .left, .rightMargin, .right)
    case .topMargin:
      return between(item, .top, .topMargin, .bottom)
        + (ordersMargins && has(.bottomMargin) ? [order(item, .topMargin, .bottomMargin)] : [])
    case .bottomMargin: return between(item, .top, .bottomMargin, .bottom)
    }
  }

  private mutating func between(
    _ item: Int, _ low: LayoutAttribute, _ middle: LayoutAttribute, _ high: LayoutAttribute
  ) -> [Row] {
    let size: Quantity.Kind = low == .left ? .width : .height
    let isNew = variables[Quantity(item: item, kind: size)] == nil
    var rows = [order(item, low, middle), order(item, middle, high)]
    if isNew { rows += impliedRows(of: Quantity(item: item, kind: size), [], false) }
    return rows
  }

  private mutating func order(_ item: Int, _ low: LayoutAttribute, _ high: LayoutAttribute) -> Row {
    let name = report.items[item].shortName
    return Row(
      source: .implied("\(name).\(low.name) <= \(name).\(high.name)"),
      constraint: LinearConstraint(expression(item, low), .lessThanOrEqual, expression(item, high)))
  }

  private func name(_ item: Int, _ kind: Quantity.Kind) -> String { "\(report.items[item].shortName).\(kind)" }

  // MARK: Unknowns

  private mutating func variable(_ quantity: Quantity) -> Variable {
    if let variable = variables[quantity] { return variable }
    let variable = solver.variable(name(quantity.item, quantity.kind))
    variables[quantity] = variable
    return variable
  }

  private mutating func variable(_ item: Int, _ kind: Quantity.Kind) -> LinearExpression {
    LinearExpression(variable(Quantity(item: item, kind: kind)))
  }

  /// An attribute by the item's unknowns.
  mutating func expression(_ item: Int, _ attribute: LayoutAttribute) -> LinearExpression {
    switch attribute {
    case .left, .leading, .notAnAttribute: return variable(item, .left)
    case .right, .trailing: return variable(item, .left) + variable(item, .width)
    case .width: return variable(item, .width)
    case .centerX: return variable(item, .left) + variable(item, .width) / 2
    case .top: return variable(item, .top)
    case .bottom: return variable(item, .top) + variable(item, .height)
    case .height: return variable(item, .height)
    case .centerY: return variable(item, .top) + variable(item, .height) / 2
    case .firstBaseline: return variable(item, .firstBaseline)
    case .lastBaseline: return variable(item, .lastBaseline)
    case .leftMargin, .leadingMargin: return variable(item, .leftMargin)
    case .rightMargin, .trailingMargin: return variable(item, .rightMargin)
    case .topMargin: return variable(item, .topMargin)
    case .bottomMargin: return variable(item, .bottomMargin)
    case .centerXWithinMargins: return (variable(item, .leftMargin) + variable(item, .rightMargin)) / 2
    case .centerYWithinMargins: return (variable(item, .topMargin) + variable(item, .bottomMargin)) / 2
    }
  }

  // MARK: Solving

  /// Why rows were not added.
  struct Refusal {
    /// The rows that contradict each other, the refused one last.
    let rows: [Row]
  }

  /// Adds rows, all or none.
  mutating func add(_ rows: [Row], _ added: inout [Constraint]) throws(SolverError) -> Refusal? {
    for row in rows {
      do throws(SolverError) {
        let constraint = try solver.add(row.constraint)
        self.rows[constraint] = row
        added.append(constraint)
      } catch .unsatisfiable(let conflict) {
        let others = conflict.members.compactMap { fact in fact.constraint.flatMap { self.rows[$0] } }
        try remove(&added)
        return Refusal(rows: others + [row])
      } catch {
        throw error
      }
    }
    return nil
  }

  mutating func remove(_ constraints: inout [Constraint]) throws(SolverError) {
    for constraint in constraints {
      try solver.remove(constraint)
      rows[constraint] = nil
    }
    constraints = []
  }
}

extension LayoutAttribute {
  /// A left or right edge, whatever the reading direction.
  var isAbsolute: Bool { mirrored != self }

  fileprivate var isPlace: Bool { self != .width && self != .height }

  fileprivate var mirrored: LayoutAttribute {
    switch self {
    case .left: .right
    case .right: .left
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    default: self
    }
  }
}

extension LogRow {
  /// `A.centerX == 0.5*B.centerX`
  var isMultipleOfPlace: Bool {
    left.count == 1 && right.count == 1 && right[0].coefficient != 1 && left[0].attribute.isPlace
      && right[0].attribute.isPlace
  }
}
