import CassowaryFormats
import CassowaryLayout

/// What is drawn of one view, or of one variable of a script: where it is at each value of the parameter.
struct SweepStrip {
  /// The room between two edges over an interval.
  struct Band {
    let range: SweepRange
    /// The edges at both ends of the interval.
    let near: (lower: Double, upper: Double)
    let far: (lower: Double, upper: Double)
    let isOpen: Bool
  }

  /// One of the two panels.
  struct Panel {
    var bands: [Band] = []
    /// What the strip's height stands for.
    var extent = SweepRange(lower: 0, upper: 1)
  }

  let name: String
  var panels: [Panel]

  /// The views that are seen, in order, or the variables.
  static func strips(of sweep: Sweep) -> [SweepStrip] {
    let isScript = sweep.other == nil
    var strips: [SweepStrip] = []
    var indices: [String: Int] = [:]
    func note(_ name: String, _ bands: [Band]) {
      let index = indices[name] ?? strips.count
      if index == strips.count {
        indices[name] = index
        strips.append(SweepStrip(name: name, panels: bands.map { _ in Panel() }))
      }
      for (panel, band) in bands.enumerated() { strips[index].panels[panel].bands.append(band) }
    }
    for interval in sweep.intervals {
      if isScript {
        for quantity in interval.quantities { note(quantity.name, [Band(quantity.form, nil, interval.range)]) }
      } else {
        for (view, place) in zip(interval.views, interval.places()) where !view.isHidden {
          note(
            view.id, [Band(place.x, view.width, interval.range), Band(place.y, view.height, interval.range)])
        }
      }
    }
    // Views are compared with one another, variables may be of any size.
    let whole = (0..<(strips.first?.panels.count ?? 0)).map { panel in extent(strips.flatMap { $0.panels[panel].bands })
    }
    for index in strips.indices {
      for panel in strips[index].panels.indices {
        strips[index].panels[panel].extent = isScript ? extent(strips[index].panels[panel].bands) : whole[panel]
      }
    }
    return strips
  }

  /// `112–179.5 × 20`: the least and the greatest size; of a variable, value.
  var extentText: String {
    panels.map { panel in
      let sizes = panel.bands.flatMap { band in
        panels.count == 1
          ? [band.near.lower, band.near.upper] : [band.far.lower - band.near.lower, band.far.upper - band.near.upper]
      }
      let (least, greatest) = (pointsText(sizes.min() ?? 0), pointsText(sizes.max() ?? 0))
      return least == greatest ? least : "\(least)–\(greatest)"
    }.joined(separator: " × ")
  }

  private static func extent(_ bands: [Band]) -> SweepRange {
    let values = bands.flatMap { [$0.near.lower, $0.near.upper, $0.far.lower, $0.far.upper] }
    let (low, high) = (values.min() ?? 0, values.max() ?? 1)
    return SweepRange(lower: low, upper: high > low ? high : low + 1)
  }
}

extension SweepStrip.Band {
  /// From a place over a size; a line without one.
  fileprivate init(_ place: LinearForm, _ size: LinearForm?, _ range: SweepRange) {
    self.range = range
    near = (place.value(at: range.lower), place.value(at: range.upper))
    far = (
      near.lower + (size?.value(at: range.lower) ?? 0), near.upper + (size?.value(at: range.upper) ?? 0)
    )
    isOpen = place.isOpen || size?.isOpen == true
  }
}
