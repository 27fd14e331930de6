import Testing

@testable import BenchmarkSuite

@Suite struct ScreenTests {
  @Test func operationsAreMixedAsInAnApp() {
    var (constants, visibility, badges) = (0, 0, 0)
    for operation in Screen.script(size: 500, count: 10_000) {
      switch operation {
      case .width, .height, .window: constants += 1
      case .hideDetail, .showDetail: visibility += 1
      case .addBadge, .removeBadge: badges += 1
      }
    }
    #expect((6_800...7_200).contains(constants))
    #expect((1_850...2_150).contains(visibility))
    #expect((900...1_100).contains(badges))
  }

  @Test func aHiddenDetailGivesItsRoomToTheTitle() {
    var screen = Screen(size: 5)
    let before = screen.values
    screen.perform(.hideDetail(row: 0))
    let after = screen.values
    let title = 4 * Screen.index(0, .title) + 2
    #expect(after[title] == before[title] + screen.widths[2] + Screen.spacing)
  }
}
