import CassowaryLayout
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A case of the collection in `Fixtures/layout`: a setup in prose, and the frames that follow from it.
struct LayoutCase: Decodable {
  let id: String
  let setup: String
  /// Frames as x, y, width, height in the superview's coordinates; `null` for a number that is not determined.
  let expect: [String: [Double?]]
  /// In points; none where the numbers are exact.
  let tolerance: Double?
  /// Quantities that have to be reported as open, such as `A_w`.
  let ambiguous: [String]?

  /// The case with this name, such as `layout-aspect-in-stack`.
  static func named(_ id: String) throws -> LayoutCase {
    let data = try #require(FileManager.default.contents(atPath: folder + "/" + id + ".json"), "\(id) is missing")
    return try JSONDecoder().decode(LayoutCase.self, from: data)
  }

  /// The names of all cases.
  static func ids() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }
      .map { String($0.dropLast(5)) }.sorted()
  }

  /// Where a frame is not as expected, in words.
  func differences(_ frame: (String) -> Rect?) -> [String] {
    expect.sorted { $0.key < $1.key }.compactMap { name, numbers in
      guard let found = frame(name) else { return "\(name) is missing" }
      let values = [found.minX, found.minY, found.width, found.height]
      let agrees =
        numbers.count == 4
        && zip(numbers, values).allSatisfy { number, value in
          number.map { abs($0 - value) <= tolerance ?? 1e-9 } ?? true
        }
      return agrees ? nil : "\(name) is at \(found) instead of \(numbers.map { $0.map { "\($0)" } ?? "?" })"
    }
  }

  // This file is Tests/CassowaryLayoutTests/LayoutCase.swift.
  private static let folder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    + "/Fixtures/layout"
}
