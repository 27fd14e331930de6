import Testing

@testable import CassowaryFormats

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Logs from public reports: what they list, which of it conflicts, and what was broken.
@Suite struct LogCaseTests {
  /// This file is Tests/CassowaryFormatsTests/XcodeLog/LogCaseTests.swift.
  private static let folder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
    + "/Fixtures/Log/"

  static let names: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

  @Test func everyCaseIsHere() {
    #expect(Self.names.count == 28)
  }

  @Test(arguments: names) func isReadAndSolved(_ name: String) throws {
    let data = try #require(FileManager.default.contents(atPath: Self.folder + name))
    let json = try JSONTree.read(SourceText(name: name, bytes: Array(data))).root
    let text = try #require(json.member("text")?.string)
    let log = XcodeLog.read(SourceText(name: name, text: text))
    let expected = try #require(json.member("expect"))
    let reports = expected.member("reports").map { Array($0.children) } ?? [expected]
    #expect(log.reports.count == reports.count)
    for (report, expected) in zip(log.reports, reports) {
      #expect(report.problems == [])
      try Self.check(report, expected)
    }
  }

  private static func check(_ report: LogReport, _ expected: JSONValue) throws {
    #expect(Double(report.constraints.count) == expected.member("constraints")?.number)
    #expect(report.brokenIndex.map(Double.init) == expected.member("brokenIndex")?.number)
    #expect(report.isRedacted == (expected.member("redacted")?.boolean ?? false))
    if let identifiers = expected.member("identifiers") {
      #expect(report.constraints.map(\.identifier) == identifiers.children.map(\.string))
    }
    if let classes = expected.member("classes") {
      #expect(report.constraints.map(\.className) == classes.children.map(\.string))
    }
    let conflict: LogConflict?
    switch report.verdict() {
    case .satisfiable: conflict = nil
    case .conflict(let found): conflict = found
    case .undecided(let why):
      Issue.record("\(why)")
      return
    }
    let members = conflict?.members ?? []
    let wanted = expected.member("conflict")?.children.compactMap(\.number) ?? []
    if expected.member("conflictUnique")?.boolean == false {
      #expect(members.count == wanted.count)
    } else {
      #expect(members.map(Double.init) == wanted)
    }
    let axes = report.axes(of: members.isEmpty ? Array(report.constraints.indices) : members)
    let axis = axes.isEmpty ? "none" : axes.count == 2 ? "both" : axes == [.vertical] ? "vertical" : "horizontal"
    #expect(axis == expected.member("axis")?.string)
    if let conflict {
      let arithmetic = try #require(conflict.arithmetic)
      let (left, right) = (arithmetic.leftSum, arithmetic.rightSum)
      #expect(arithmetic.isEquation ? left != right : left > right)
    }
  }
}
