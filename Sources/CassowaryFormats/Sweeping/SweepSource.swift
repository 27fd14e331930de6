import CassowaryLayout

/// Makes the scene of a sweep anew for any value of the parameter: each as if there were no other.
final class SweepSource {
  let axis: Axis
  /// The other extent of the canvas.
  let other: Double
  private let content: Content
  private var options: SceneOptions
  private var changes: PendingChanges
  /// What the layouts may still cost, in views.
  private var budget = SweepLimits.views
  /// The scene of a document that is moved for comparisons.
  private var probe: SweepProbe?
  /// The scene of the document that was made last.
  private var last: LayoutScene?

  private enum Content {
    case document(SweepOutline)
    /// A screen whose root fills the canvas, which decides about variations, margins and safe areas.
    case screen(InterfaceImport, SceneRequest)
  }

  init(_ variant: SceneRequest.Variant, _ scenes: SceneRequest, _ request: SweepRequest) {
    axis = request.axis
    options = variant.options
    var changes = PendingChanges(request.changes)
    let document = variant.document()
    let size = options.size ?? document.canvas.size
    other = request.other ?? size[axis.other]
    if case .screen(let screen) = variant.content, screen.fillsScreen {
      content = .screen(screen, scenes)
    } else {
      content = .document(SweepOutline(document, changes: changes.understood(by: document)))
    }
    self.changes = changes
  }

  /// The values at which the document itself becomes another one.
  func turningPoints(in range: SweepRange) -> [Double] {
    guard case .screen = content else { return [] }
    return Set(InterfaceImport.turningPoints(along: axis, beside: other)).sorted().filter {
      $0 > range.lower && $0 < range.upper
    }
  }

  /// What there is to see at a value.
  private func outline(at value: Double) -> SweepOutline {
    switch content {
    case .document(let outline): return outline
    case .screen(let screen, let request):
      var canvas = SceneRequest.Canvas(name: "", size: size(at: value))
      canvas.scale = screen.canvas.scale
      canvas.safeArea = screen.canvas.safeArea
      let whole = screen.file.canvas(canvas, request)
      var made = InterfaceImport(
        screen.screen, of: screen.file, on: whole, excluded: screen.file.excluded(in: whole.traits), screen.options)
      let document = made.document()
      return SweepOutline(document, changes: changes.understood(by: document))
    }
  }

  /// A fresh layout.
  func sample(at value: Double) throws(SweepError) -> SweepSample {
    let outline = outline(at: value)
    try spend(outline.document.views.count)
    var options = self.options
    options.size = size(at: value)
    options.changes = outline.changes
    let scene: LayoutScene
    do throws(DocumentErrors) {
      scene = try LayoutScene(outline.document, options)
    } catch {
      throw SweepError(error)
    }
    if case .document = content {
      if let last { scene.takeOverTexts(of: last) }
      last = scene
    }
    let sample: SweepSample
    do throws(LayoutError) {
      sample = try SweepSample(scene, at: value, outline)
    } catch {
      throw SweepError(error)
    }
    try spend(sample.work)
    return sample
  }

  /// By how much a layout at a value differs from what a cell foretells, as ``SweepGlimpse/difference(from:of:)`` has it.
  func difference(
    at value: Double, from cell: SweepModel.Cell, of sample: SweepSample
  ) throws(SweepError) -> Double {
    guard case .document(let outline) = content else {
      return try self.sample(at: value).difference(from: cell, of: sample)
    }
    if let probe {
      try spend(outline.document.views.count + probe.work)
      var options = self.options
      options.size = size(at: value)
      if let glimpse = try? probe.glimpse(at: value, options) { return glimpse.difference(from: cell, of: sample) }
    }
    let fresh = try self.sample(at: value)
    probe = SweepProbe(fresh)
    return fresh.difference(from: cell, of: sample)
  }

  private func spend(_ work: Int) throws(SweepError) {
    budget -= work
    if budget < 0 { throw .tooMuchWork }
  }

  private func size(at value: Double) -> Size {
    axis == .horizontal ? Size(width: value, height: other) : Size(width: other, height: value)
  }
}
