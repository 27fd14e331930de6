import CassowaryLayout
import Testing
import _TestSupport

@testable import CassowaryFormats

/// Sweeps of screens against plain layouts between the breakpoints.
///
/// `CASSOWARY_SCREENS` asks for another number of random screens; the seeds are always 1, 2, 3, ….
@Suite struct SweepPropertyTests {
  static let screens = TestSettings.count("CASSOWARY_SCREENS", default: 100)

  @Test(arguments: 0..<10)
  func randomScreens(chunk: Int) throws {
    var breakpoints = 0
    for seed in stride(from: chunk + 1, through: Self.screens, by: 10) {
      let screen = RandomScreen(seed: UInt64(seed))
      var random = SeededRandom(seed: UInt64(seed))
      let axis: Axis = seed % 4 == 0 ? .vertical : .horizontal
      let document = try SweepTrial.document(screen.text)
      for sweep in try SweepTrial.sweeps(screen.text, 20, 900, axis, { $0.states = .each }) {
        breakpoints += sweep.breakpoints.count
        let problems = try SweepTrial.problems(sweep, &random) { value in
          try SweepTrial.facts(document, sweep.states, sweep, at: value)
        }
        #expect(problems.isEmpty, "seed \(seed), \(sweep.parameter), \(sweep.states):\n\(screen.text)")
      }
    }
    #expect(breakpoints > 0)
  }

  @Test(arguments: ExampleDocumentTests.names)
  func exampleDocuments(name: String) throws {
    let bytes = try ExampleDocumentTests.bytes(name)
    let document = try LayoutDocument.read(SourceText(name: name, bytes: bytes))
    var random = SeededRandom(seed: 7)
    for axis in Axis.allCases {
      var scenes = SceneRequest()
      scenes.states = .each
      let request = SweepRequest(axis: axis, range: SweepRange(lower: 40, upper: 1500), other: nil)
      for sweep in try scenes.sweeps(of: .document(document), request) {
        let problems = try SweepTrial.problems(sweep, &random) { value in
          try SweepTrial.facts(document, sweep.states, sweep, at: value)
        }
        #expect(problems.isEmpty, "\(name), \(sweep.parameter), \(sweep.states)")
      }
    }
  }

  /// Each of the fixtures for storyboards and xibs, on canvases of any size.
  @Test(arguments: InterfaceTrial.names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") })
  func interfaceFixtures(name: String) throws {
    try check(InterfaceTrial.file(name), name)
  }

  private func check(_ file: InterfaceFile, _ name: String) throws {
    var random = SeededRandom(seed: 9)
    for axis in Axis.allCases {
      let request = SweepRequest(axis: axis, range: SweepRange(lower: 200, upper: 1200), other: nil)
      let scenes = SceneRequest()
      let variants = try scenes.variants(of: .interface(file))
      for (variant, sweep) in zip(variants, try scenes.sweeps(of: .interface(file), request)) {
        let problems = try SweepTrial.problems(sweep, &random) { value in
          var size = Size(width: value, height: value)
          size[axis.other] = try #require(sweep.other).value
          var options = SceneOptions()
          options.scale = 0
          guard case .screen(let screen) = variant.content, screen.fillsScreen else {
            options.size = size
            return try LayoutScene(variant.document(), options).facts()
          }
          // As a plain layout on a canvas of this size.
          var wanted = SceneRequest()
          wanted.canvases = [SceneRequest.Canvas(name: "", size: size)]
          wanted.interface.scenes = [variant.name]
          let plain = try #require(try wanted.variants(of: .interface(file)).first)
          return try LayoutScene(plain.document(), options).facts()
        }
        #expect(problems.isEmpty, "\(name), \(sweep.scene), \(sweep.parameter)")
      }
    }
  }

  /// Public files, as for ``InterfaceCorpusTests``.
  @Test func corpus() throws {
    if InterfaceCorpus.folder == nil {
      print("no corpus of Interface Builder files: set CASSOWARY_IB_CORPUS to its folder to sweep it")
    }
    for path in try InterfaceCorpus.paths(in: "files") {
      let text = try InterfaceCorpus.text(path)
      try check(InterfaceFile.read(text), text.name)
    }
  }
}
