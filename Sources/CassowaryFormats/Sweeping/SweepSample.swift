import Cassowary
import CassowaryLayout

/// A fresh layout at one value of the parameter. Numbers are exact, whatever the canvas's scale.
struct SweepSample: SweepGlimpse {
  let at: Double
  let outline: SweepOutline
  let scene: LayoutScene
  let inspection: LayoutInspection
  /// By the outline's entries.
  let values: [Double]
  /// By the outline's entries, whether it could be elsewhere at no cost.
  let isOpen: [Bool]
  /// What the constraints say that are set aside.
  let setAside: [String]
  /// Preferences that are given up; where several solutions are as good, in the one that is shown.
  let violated: [SweepInterval.Preference]
  /// Keys of those of them that speak of nothing open.
  let settledKeys: Set<String>
  /// False if margins and frames go on changing one another.
  let isSettled: Bool

  init(_ scene: LayoutScene, at value: Double, _ outline: SweepOutline) throws(LayoutError) {
    at = value
    self.scene = scene
    self.outline = outline
    isSettled = try scene.layout().settled
    outline.learn(from: scene)
    // What waits for another pass is not shown; all that follows carries it out.
    let shown = isSettled ? nil : outline.entries.map { scene.shownValue(of: $0) }
    let givenUp = scene.root.layoutViolations().map { scene.preference($0.constraint) }
    // Asking for it unfolds stacks, so that each view has variables.
    let freedom = scene.root.layoutFreedom()
    let inspection = scene.root.layoutInspection()
    self.inspection = inspection
    let variables = outline.entries.map { entry in
      inspection.variable(of: scene.item(entry.item), entry.axis, isSize: entry.isSize)
    }
    values =
      shown
      ?? zip(variables, outline.entries).map { variable, entry in
        variable.map { inspection.solver.value($0) + scene.shift(of: entry) } ?? 0
      }
    violated = givenUp
    settledKeys = Set(
      inspection.solver.violatedPreferences().compactMap { row, _, _ in
        inspection.solver.speaks(row, ofNothingIn: { freedom.isOpen($0) })
          ? inspection.constraint(behind: row).map { scene.key(ofPreference: $0) } : nil
      })
    isOpen = variables.map { variable in variable.map { freedom.isOpen($0) } ?? false }
    setAside = scene.root.constraintsSetAside.map(\.equation)
  }

  /// What it costs beyond its views, in views: where there are many levels or contradictions.
  var work: Int {
    let rows = inspection.solver.constraints
    let levels = Set(rows.compactMap { try? inspection.solver.strength(of: $0).priority }).count
    return rows.count * levels / SweepLimits.leveledConstraints
      + rows.count * setAside.count / SweepLimits.contradictedConstraints
  }
}

extension LayoutScene {
  /// The place or size in the frames of the last layout.
  fileprivate func shownValue(of entry: SweepOutline.Entry) -> Double {
    let frame: Rect
    switch entry.item {
    case .view(let index): frame = views[index].frame
    case .guide(let index): frame = guides[index].layoutFrame
    case .viewGuide(let index, _):
      frame = Rect(origin: Point(x: 0, y: 0), size: (views[index] as? ScrollView)?.contentSize ?? .zero)
    }
    return entry.isSize ? frame.size[entry.axis] : entry.axis == .horizontal ? frame.minX : frame.minY
  }

  /// From the alignment rectangle, of which constraints speak, to the frame.
  func shift(of entry: SweepOutline.Entry) -> Double {
    guard case .view(let index) = entry.item else { return 0 }
    let insets = views[index].overrides.alignmentRectInsets ?? views[index].alignmentRectInsets
    let (before, after) =
      entry.axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    return entry.isSize ? before + after : -before
  }
}
