import Testing

@testable import BenchmarkSuite

@Suite struct OptionsTests {
  @Test func everythingHasADefault() throws {
    let options = try Options([])
    #expect(options.filter == nil && options.sizes == nil && options.peers == nil && options.format == .table)
  }

  @Test(arguments: [["--filter", "w1"], ["--filter", "W1"], ["--filter=w1"]])
  func workloadsAreNamedWithoutCase(arguments: [String]) throws {
    #expect(try Options(arguments).filter == ["W1"])
  }

  @Test func aFamilyStandsForAllOfItsWorkloads() throws {
    #expect(try Options(["--filter", "w9"]).filter == ["W9-resize", "W9-toggle"])
    #expect(try Options(["--filter", "w9-toggle,w1"]).filter == ["W9-toggle", "W1"])
  }

  @Test func drawingsGoIntoAFolderWhoseNameIsLeftAsItIs() throws {
    #expect(try Options(["--plot", "Some,Folder"]).plotFolder == "Some,Folder")
  }

  @Test func listsAreSeparatedByCommas() throws {
    let options = try Options(["--sizes", "1000,3000", "--peers", "kiwi,hand", "--format", "json"])
    #expect(options.sizes == [1000, 3000])
    #expect(options.peers == ["kiwi", "hand"])
    #expect(options.format == .json)
  }

  @Test func nonePeersIsAnEmptyList() throws {
    #expect(try Options(["--peers", "none"]).peers == [])
  }

  @Test(arguments: [
    ["--filter", "w99"], ["--sizes", "0"], ["--sizes", "many"], ["--sizes"], ["--peers", "nobody"],
    ["--format", "xml"], ["--filter="], ["--plot="], ["w1"],
  ])
  func nonsenseIsRefused(arguments: [String]) {
    #expect(throws: UsageError.self) { try Options(arguments) }
  }
}
