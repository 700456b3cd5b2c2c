import Foundation
import TestSupport
import Testing

@testable import MenuOracle

/// Every event in every state of every small menu; see the article "Engines".
@Suite(.endingInTime) struct SmallMenuTests {
  /// The number of items of the largest menus: 2, in CI 3. `MENUC_ITEMS` sets another one.
  private static let largest =
    ProcessInfo.processInfo.environment["MENUC_ITEMS"].flatMap(Int.init)
    ?? (Rounds.factor == 1 ? 2 : 3)

  private static let shapes = (1...largest).flatMap(SmallMenus.shapes)

  @Test(arguments: shapes) func rulesHoldInEveryState(shape: [Int]) {
    var (menus, states, events) = (0, 0, 0)
    SmallMenus.forEach(shape) { menu in
      var walk = StateWalk()
      walk.visit(menu)
      menus += 1
      states += walk.states
      events += walk.events
      if let fault = walk.fault { Issue.record("menu \(menus) of \(shape): \(fault)") }
      return walk.fault == nil
    }
    print("\(shape): \(menus) menus, \(states) states, \(events) events")
    #expect(menus > 0 && states > menus && events > states)
  }

  /// The shapes are those of ordered forests, which Catalan numbers count.
  @Test func theArticleStatesHowManyThereAre() throws {
    #expect((1...5).map { SmallMenus.shapes($0).count } == [1, 2, 5, 14, 42])
    var count = 0
    for shape in (1...3).flatMap(SmallMenus.shapes) {
      SmallMenus.forEach(shape) { _ in
        count += 1
        return true
      }
    }
    let article = try Repository.text(
      Repository.root.appending(path: "Sources/MenuCompiler/MenuCompiler.docc/Engines.md"))
    #expect(count == 5136 && article.contains("There are 5,136,"))
  }

  /// A walk finds an engine that passes over a rule, with the events that show it.
  @Test func aFaultIsFound() {
    var menu = TestMenu(top: [.category("a", [.leaf("b")]), .category("c", [.leaf("d")])])
    let other = menu
    menu.single = true
    var walk = StateWalk()
    walk.visit(menu, engine: other)
    #expect(walk.fault == "expandAll: inserted 1 3 instead of inserted 1")
  }
}
