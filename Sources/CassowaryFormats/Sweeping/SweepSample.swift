import Cassowary
import CassowaryLayout

/// A fresh layout at one value of the parameter. Numbers are exact, whatever the canvas's scale.
struct SweepSample {
  let at: Double
  let outline: SweepOutline
  let scene: LayoutScene
  let inspection: LayoutInspection
  /// By the outline's entries.
  let values: [Double]
  /// What the constraints say that are set aside.
  let setAside: [String]
  /// False if margins and frames go on changing one another.
  let isSettled: Bool

  init(_ scene: LayoutScene, at value: Double, _ outline: SweepOutline) throws(LayoutError) {
    at = value
    self.scene = scene
    self.outline = outline
    isSettled = try scene.layout().settled
    outline.learn(from: scene)
    // Reading violations unfolds stacks, so that each view has variables.
    _ = scene.root.layoutViolations()
    let inspection = scene.root.layoutInspection()
    self.inspection = inspection
    values = outline.entries.map { entry in
      guard let variable = inspection.variable(of: scene.item(entry.item), entry.axis, isSize: entry.isSize) else {
        return 0
      }
      return inspection.solver.value(variable) + scene.shift(of: entry)
    }
    setAside = scene.root.constraintsSetAside.map(\.equation)
  }

  /// Whether it shows what was foretold from another one; what is open may be anywhere.
  func shows(_ forms: [LinearForm], like other: SweepSample) -> Bool {
    outline.isLike(other.outline) && isSettled == other.isSettled && setAside == other.setAside && values.count == forms.count
      && zip(values, forms).allSatisfy { $1.isOpen || $1.value(at: at).isNear($0) }
  }
}

extension LayoutScene {
  /// From the alignment rectangle, of which constraints speak, to the frame.
  func shift(of entry: SweepOutline.Entry) -> Double {
    guard case .view(let index) = entry.item else { return 0 }
    let insets = views[index].overrides.alignmentRectInsets ?? views[index].alignmentRectInsets
    let (before, after) =
      entry.axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    return entry.isSize ? before + after : -before
  }
}
