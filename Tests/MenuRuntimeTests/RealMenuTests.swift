import Foundation
import RealMenus
import TestSupport
import Testing

@testable import MenuOracle

/// Real menus and random events: the engine, the oracle and a table view agree after each.
@Suite(.endingInTime) struct RealMenuTests {
  /// Each menu in one layout, in CI in all of them.
  @Test(arguments: try RealMenuData.testedFiles().enumerated().map { ($0, $1) })
  func engineAgreesWithTheOracle(number: Int, file: URL) throws {
    let items = try RealMenuData.items(in: file)
    for variant in Rounds.some(of: [0, 1, 2], every: 3, from: number % 3) {
      let menu = TestMenu(try RealMenu(RealMenuData.name(of: file), items, variant: variant))
      var dice = Dice(seed: UInt64(variant))
      let events = Rounds.atLeast(min(30, max(2, 30_000 / menu.numbered().count)))
      let course = Course(menu: menu, events: Course.random(&dice, on: menu, events: events))
      if let failure = course.failure() { Issue.record("\(menu.layout): \(failure.prefix(1_000))") }
    }
  }
}
