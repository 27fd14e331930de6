import CassowaryLayout

/// Checks a document in all scenes that are wanted.
struct DocumentChecker {
  private let document: LayoutDocument
  private(set) var collector: FindingCollector
  private var use: ConstraintUse
  /// How many were laid out.
  private(set) var scenes = 0
  /// What of the document does not fit the devices asked for.
  private(set) var flaws: [(device: Device, flaw: DeviceFit.Flaw?)] = []
  /// A scene that only has to be resized for the next canvas.
  private var present: (states: [String], direction: LayoutDirection?, scene: LayoutScene)?
  /// The scene that was made last.
  private var last: LayoutScene?

  /// What was found before in the same file is not told again.
  init(_ document: LayoutDocument, _ collector: FindingCollector = FindingCollector()) {
    self.document = document
    self.collector = collector
    use = ConstraintUse(document)
  }

  mutating func run(_ variants: [SceneRequest.Variant], _ changes: [StateChange]) {
    var statesSeen: Set<[String]> = []
    for variant in variants {
      do throws(DocumentErrors) {
        try check(variant, changes, isFirst: statesSeen.insert(variant.options.states).inserted)
      } catch {
        collector.add(error.errors.map { Finding(.invalidFile, $0.message, at: $0.position, about: $0.path) })
        return
      }
    }
    if scenes > 0 { collector.add(use.findings()) }
  }

  private mutating func check(
    _ variant: SceneRequest.Variant, _ changes: [StateChange], isFirst: Bool
  ) throws(DocumentErrors) {
    var options = variant.options
    options.changes = changes
    let scale = options.scale ?? document.canvas.scale
    // Whether an edge lies on a pixel shows before it is rounded.
    options.scale = 0
    let scene = try scene(options)
    let state = options.states.joined(separator: "+")
    let size = options.size ?? document.canvas.size
    let sizeText = "\(pointsText(size.width))x\(pointsText(size.height))"
    do throws(LayoutError) {
      let facts = try scene.facts(isBrief: true)
      // Which constraint is set aside may depend on what was there before.
      if facts.conflicts.isEmpty { present = (options.states, options.direction, scene) }
      scenes += 1
      var checker = SceneChecker(scene, facts, scale: scale)
      checker.run(knowing: collector)
      var found = checker.findings
      // Views of a size of their own are on no device's screen.
      if let device = variant.device, size == device.canvas.size {
        var flaw = checker.flaw()
        flaw?.state = state
        flaws.append((device, flaw))
      }
      if isFirst || use.isAnyIdle { use.note(scene) }
      if isFirst { found += ConstraintUse.repetitions(in: scene, scene.root.layoutInspection()) }
      collector.add(found, state: state, size: sizeText)
    } catch {
      let place = document.position(of: document.views[0].place)
      collector.add(
        [Finding(.invalidFile, error.description, at: place, about: "layout")], state: state, size: sizeText)
    }
  }

  private mutating func scene(_ options: SceneOptions) throws(DocumentErrors) -> LayoutScene {
    if let (states, direction, scene) = present, states == options.states, direction == options.direction {
      present = nil
      scene.moveRoot(to: options)
      return scene
    }
    let scene = try LayoutScene(document, options)
    if let last { scene.takeOverTexts(of: last) }
    last = scene
    return scene
  }
}
