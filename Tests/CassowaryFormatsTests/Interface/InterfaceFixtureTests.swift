import CassowaryLayout
import Testing

@testable import CassowaryFormats

/// The fixtures come out with their recorded frames, also where these were taken out of the file.
@Suite struct InterfaceFixtureTests {
  private static let precision = 0.01

  @Test func thereAreFixtures() { #expect(InterfaceTrial.names.count >= 14) }

  private func check(_ text: SourceText, against file: InterfaceFile) throws {
    let facts = try InterfaceTrial.facts(text)
    let frames = InterfaceTrial.frames(facts)
    var compared = 0
    let traits = file.canvas(nil, SceneRequest()).traits
    let excluded = file.excluded(in: traits)
    for view in file.views where InterfaceStripping.isLaidOut(view, in: file) {
      guard let id = view.id, let recorded = file.frame(of: view, in: traits), !excluded.contains(id) else { continue }
      let frame = try #require(frames[id], "\(file.text.name): \(id) is missing")
      let distances = [
        frame.minX - recorded.minX, frame.minY - recorded.minY, frame.width - recorded.width,
        frame.height - recorded.height,
      ]
      #expect(
        distances.allSatisfy { abs($0) <= Self.precision }, "\(file.text.name): \(id) is \(frame), not \(recorded)")
      compared += 1
    }
    #expect(compared > 0)
    #expect(facts.allSatisfy { $0.conflicts.isEmpty && $0.ambiguities.isEmpty }, "\(file.text.name)")
  }

  @Test(arguments: InterfaceTrial.names)
  func framesAreThoseRecorded(name: String) throws {
    let file = try InterfaceTrial.file(name)
    #expect(file.notes.isEmpty)
    try check(file.text, against: file)
  }

  @Test(arguments: InterfaceTrial.names)
  func framesAreFoundWithoutTheRecordedOnes(name: String) throws {
    let file = try InterfaceTrial.file(name)
    let stripped = InterfaceStripping.strip(file)
    #expect(stripped.bytes != file.text.bytes)
    try check(stripped, against: file)
  }
}
