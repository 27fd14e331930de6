import Testing

/// Guides name files of the package; files move.
@Suite struct GuideTests {
  @Test func linksLeadSomewhere() throws {
    let guides = try Repository.guides()
    #expect(guides.contains("README.md") && guides.contains("Documentation/Architecture.md"))
    var links = 0
    for guide in guides {
      for target in Self.links(in: try Repository.text(guide)) where !target.contains(":") && !target.hasPrefix("#") {
        links += 1
        let folder = Repository.folder(of: guide)
        let path = target.prefix { $0 != "#" }
        #expect(Repository.exists(folder.isEmpty ? String(path) : folder + "/" + path), "\(guide): \(target)")
      }
    }
    #expect(links > 5)
  }

  /// Files and folders of the sources that guides name in code font.
  @Test func namedSourcesExist() throws {
    for guide in try Repository.guides() {
      for word in try Repository.text(guide).split(separator: "`") where word.hasPrefix("Sources/") {
        #expect(Repository.exists(String(word)), "\(guide): \(word)")
      }
    }
  }

  @Test func linksAreFound() {
    #expect(Self.links(in: "see [a](b.md), [c](d/e.md#f) and [g]") == ["b.md", "d/e.md#f"])
  }

  /// The targets of `[text](target)`.
  static func links(in text: String) -> [String] {
    var links: [String] = []
    var rest = text[...]
    while let start = rest.firstRange(of: "](") {
      rest = rest[start.upperBound...]
      links.append(String(rest.prefix { $0 != ")" }))
    }
    return links
  }
}
