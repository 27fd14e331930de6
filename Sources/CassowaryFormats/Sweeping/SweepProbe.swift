import Cassowary
import CassowaryLayout

/// A scene that is moved from value to value of the parameter: where what was there before does not matter, it shows what
/// fresh ones would, for a fraction of the work.
struct SweepProbe {
  private let scene: LayoutScene
  private let outline: SweepOutline
  private let variables: [Variable?]
  private let shifts: [Double]
  private let hasTextsThatWrap: Bool
  /// What a layout costs beyond its views.
  let work: Int

  /// Takes over the scene of a sample that is not needed any more; `nil` if its past matters.
  init?(_ sample: SweepSample) {
    scene = sample.scene
    guard sample.isSettled, scene.root.layoutForgetsItsPast, !scene.root.layoutHeightsReachWidths else { return nil }
    outline = sample.outline
    let (scene, inspection) = (scene, sample.inspection)
    variables = outline.entries.map { inspection.variable(of: scene.item($0.item), $0.axis, isSize: $0.isSize) }
    shifts = outline.entries.map { scene.shift(of: $0) }
    hasTextsThatWrap = scene.views.contains { TextSteps.follow($0) != nil }
    work = sample.work
  }

  /// The layout with the root at another size; `nil` if its past may matter now.
  func glimpse(at value: Double, _ options: SceneOptions) throws(LayoutError) -> Glimpse? {
    scene.moveRoot(to: options)
    guard try scene.layout().settled, scene.root.layoutForgetsItsPast else { return nil }
    let open = Set(scene.root.layoutOpenVariables().map(\.id))
    // What is shown of what is open need not be the same; and other widths make other heights.
    if hasTextsThatWrap && !open.isEmpty { return nil }
    let values = scene.root.layoutValues(of: variables)
    return Glimpse(
      at: value, outline: outline, values: zip(values, shifts).map { $0 + $1 },
      isOpen: variables.map { variable in variable.map { open.contains($0.id) } ?? false }, scene: scene, open: open)
  }

  /// To be used until the probe is moved again.
  struct Glimpse: SweepGlimpse {
    let at: Double
    let outline: SweepOutline
    let values: [Double]
    let isOpen: [Bool]
    fileprivate let scene: LayoutScene
    fileprivate let open: Set<Variable.ID>

    var setAside: [String] { [] }

    var isSettled: Bool { true }

    var settledKeys: Set<String> {
      Set(
        scene.root.layoutViolations { open.contains($0.id) }.map { scene.key(ofPreference: $0.constraint) })
    }
  }
}
