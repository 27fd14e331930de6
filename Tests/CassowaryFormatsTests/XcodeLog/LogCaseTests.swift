import Testing

@testable import CassowaryFormats

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Logs from public reports, and of our own making in forms that those do not have: what they list, which of it conflicts, and
/// what was broken. What is expected was worked out by hand from the text.
@Suite struct LogCaseTests {
  /// This file is Tests/CassowaryFormatsTests/XcodeLog/LogCaseTests.swift.
  private static let folder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
    + "/Fixtures/"

  private static func names(in kind: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + kind)) ?? []
    return names.sorted().map { kind + "/" + $0 }
  }

  static let names = names(in: "Log") + names(in: "LogForms")

  @Test func everyCaseIsHere() {
    #expect(Self.names.count == 28 + 44)
  }

  @Test(arguments: names) func isReadAndSolved(_ name: String) throws {
    let data = try #require(FileManager.default.contents(atPath: Self.folder + name))
    let json = try JSONTree.read(SourceText(name: name, bytes: Array(data))).root
    let text = try #require(json.member("text")?.string)
    var bytes = Array(text.utf8)
    if json.member("encoding")?.string == "utf-16-le" {
      bytes = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
    let log = XcodeLog.read(SourceText(name: name, bytes: bytes))
    let expected = try #require(json.member("expect"))
    let reports = expected.member("reports").map { Array($0.children) } ?? [expected]
    #expect(log.reports.count == reports.count)
    for (report, expected) in zip(log.reports, reports) {
      #expect(Double(report.problems.count) == expected.member("problems")?.number ?? 0)
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
    if let origins = expected.member("origins") {
      #expect(report.constraints.map(\.origin.rawValue) == origins.children.map(\.string))
    }
    let conflict: LogConflict?
    switch report.verdict() {
    case .satisfiable: conflict = nil
    case .conflict(let found): conflict = found
    // Nothing is known of a list that is hidden.
    case .undecided where report.isRedacted && report.constraints.isEmpty: conflict = nil
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
