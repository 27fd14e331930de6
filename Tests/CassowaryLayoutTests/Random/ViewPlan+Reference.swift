import CassowaryLayout
import _TestSupport

extension ViewPlan {
  private static let directional: Set<LayoutAttribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]

  /// Whether a relation is measured from the right edge.
  func isMirrored(_ relation: Relation) -> Bool {
    direction == .rightToLeft
      && (Self.directional.contains(relation.attribute) || Self.directional.contains(relation.otherAttribute))
  }

  /// Left side minus right side, less the constant.
  func form(of relation: Relation) -> LinearForm {
    let owner = owner(of: relation)
    let isMirrored = isMirrored(relation)
    var form = LinearForm(of: relation.first, relation.attribute, in: owner, isMirrored: isMirrored, plan: self)
    if let second = relation.second {
      form.add(
        LinearForm(of: second, relation.otherAttribute, in: owner, isMirrored: isMirrored, plan: self),
        times: -relation.multiplier)
    }
    return form
  }

  /// A row that a view or guide brings along.
  struct OwnRow: Hashable {
    let node: Int
    let axis: Axis
    let kind: Kind

    enum Kind { case notNegative, hugging, resistance, maskPosition, maskSize }
  }

  /// The whole system, four variables for each node: x, y, width and height of its frame. Of the rows that views and guides
  /// bring along only those in `own`, if it is given; the root is where and as large as it is.
  func reference(own: Set<OwnRow>? = nil) -> ReferenceSolver {
    var rows: [ReferenceConstraint] = []
    for index in nodes.indices {
      rows += ownRows(of: index).filter { own?.contains($0.key) ?? true }.map(\.row)
    }
    for relation in relations where relation.isActive {
      rows.append(row(form(of: relation), relation.relation, relation.constant, relation.priority))
    }
    return ReferenceSolver(variableCount: nodes.count * 4, constraints: rows)
  }

  private func row(
    _ form: LinearForm, _ relation: LayoutRelation, _ constant: Double, _ priority: LayoutPriority
  ) -> ReferenceConstraint {
    ReferenceConstraint(
      form.terms.sorted { $0.key < $1.key }.map { .init($0.key.index, Rational($0.value)) },
      relation == .equal ? .equal : relation == .lessThanOrEqual ? .atMost : .atLeast,
      Rational(constant - form.constant), priority: Double(priority.rawValue))
  }

  /// No negative extents, content sizes, masks; the root is where and as large as it is.
  private func ownRows(of index: Int) -> [(key: OwnRow, row: ReferenceConstraint)] {
    let node = nodes[index]
    var rows: [(key: OwnRow, row: ReferenceConstraint)] = []
    for (axis, attribute) in [(Axis.horizontal, LayoutAttribute.width), (.vertical, .height)] {
      let size = LinearForm(of: index, attribute, in: index, isMirrored: false, plan: self)
      func key(_ kind: OwnRow.Kind) -> OwnRow { OwnRow(node: index, axis: axis, kind: kind) }
      rows.append((key(.notNegative), row(size, .greaterThanOrEqual, 0, .required)))
      let content = node.content[axis]
      if !node.isGuide && content >= 0 {
        rows.append((key(.hugging), row(size, .lessThanOrEqual, content, node.hugging[axis] ?? .required)))
        rows.append((key(.resistance), row(size, .greaterThanOrEqual, content, node.resistance[axis] ?? .required)))
      }
      if let mask = node.mask {
        for (kind, row) in zip([OwnRow.Kind.maskPosition, .maskSize], maskRows(of: index, axis, mask)) {
          rows.append((key(kind), row))
        }
      }
    }
    return rows
  }

  /// Flexible parts share what the superview gains in proportion; without one, the part behind the view takes it.
  private func maskRows(of index: Int, _ axis: Axis, _ mask: AutoresizingMask) -> [ReferenceConstraint] {
    let node = nodes[index]
    let isHorizontal = axis == .horizontal
    let (low, extent) =
      isHorizontal ? (node.witness.minX, node.witness.width) : (node.witness.minY, node.witness.height)
    let (origin, size): (LinearForm.Quantity.Number, LinearForm.Quantity.Number) =
      isHorizontal ? (.x, .width) : (.y, .height)
    func fixed(_ number: LinearForm.Quantity.Number, _ value: Double, share: Rational) -> ReferenceConstraint {
      let variable = LinearForm.Quantity(node: index, number: number).index
      guard node.parent >= 0 else { return ReferenceConstraint([.init(variable, 1)], .equal, Rational(value)) }
      let parent = LinearForm.Quantity(node: node.parent, number: size).index
      let whole = Rational(nodes[node.parent].witness.size[axis])
      return ReferenceConstraint(
        [.init(variable, 1), .init(parent, -share)], .equal, Rational(value) - share * whole)
    }
    if node.parent < 0 { return [fixed(origin, low, share: 0), fixed(size, extent, share: 0)] }
    let high = nodes[node.parent].witness.size[axis] - low - extent
    let flexible =
      isHorizontal
      ? (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
      : (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
    let total = (flexible.0 ? low : 0) + (flexible.1 ? extent : 0) + (flexible.2 ? high : 0)
    func share(_ part: Double, _ isFlexible: Bool) -> Rational {
      isFlexible && total != 0 ? Rational(part) / Rational(total) : 0
    }
    return [fixed(origin, low, share: share(low, flexible.0)), fixed(size, extent, share: share(extent, flexible.1))]
  }
}
