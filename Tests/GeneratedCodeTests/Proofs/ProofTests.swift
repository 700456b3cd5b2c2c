import Foundation
import TestSupport
import Testing

@testable import MenuOracle

/// The rules of expansion are proved in Coq, and the engine answers as the model does that the proofs are
/// about; see the article "ProvedRules".
@Suite(.needs("coqc", "ocamlfind")) struct ProofTests {
  /// The number of items of the largest menus of which every state is compared: 2, in CI 3. `MENUC_ITEMS`
  /// sets another one.
  private static let largest =
    ProcessInfo.processInfo.environment["MENUC_ITEMS"].flatMap(Int.init)
    ?? (Rounds.factor == 1 ? 2 : 3)

  /// No theorem depends on an axiom, or on a proof that is not there.
  @Test func everyTheoremIsProved() throws {
    let model = try ProvedModel.shared.get()
    let closed = "Closed under the global context\n"
    #expect(!model.theorems.isEmpty)
    #expect(try model.assumptions() == String(repeating: closed, count: model.theorems.count))
  }

  /// Events that filter and restore are tried in menus of at most two items, because they lead to ten times as
  /// many states.
  @Test(arguments: (1...largest).flatMap(SmallMenus.shapes))
  func theEngineAnswersAsTheModelInEveryStateOfSmallMenus(shape: [Int]) throws {
    let model = try ProvedModel.shared.get()
    var script = ModelScript()
    SmallMenus.forEach(shape) { menu in
      script.addAllStates(of: menu, restoring: shape.count <= 2)
      return true
    }
    print("\(shape): \(script.menus) menus, \(script.states) states, \(script.events) events")
    #expect(script.difference(try model.answers(to: script.input)) == nil)
  }

  /// Half of the menus have checks. Former ids, taps and the current item are not part of the model.
  @Test func theEngineAnswersAsTheModelOnRandomMenus() throws {
    let model = try ProvedModel.shared.get()
    var script = ModelScript()
    for seed in 0..<UInt64(Rounds.atLeast(100)) {
      var dice = Dice(seed: 900_000 + seed)
      var menu = TestMenu.random(&dice, size: 2 + dice.below(40), depth: dice.below(6))
      let hasChecks = seed % 2 == 1
      if hasChecks { menu.addChecks(&dice, summaries: dice.pick([0, 30])) }
      menu.top = menu.top.map { $0.withoutFormerIDs() }
      let events = Course.random(&dice, on: menu, events: 50, hasChecks: hasChecks)
      script.add(menu, events.filter { $0.isPartOfTheModel })
    }
    #expect(script.difference(try model.answers(to: script.input)) == nil)
  }

  /// An engine that passes over a rule answers otherwise.
  @Test func aFaultIsFound() throws {
    var menu = TestMenu(top: [.category("a", [.leaf("b")]), .category("c", [.leaf("d")])])
    let other = menu
    menu.single = true
    var script = ModelScript()
    script.add(menu, [.toggle(0), .toggle(1)], engine: other)
    let difference = script.difference(try ProvedModel.shared.get().answers(to: script.input))
    #expect(difference?.hasSuffix("model: removed 1\nengine: inserted 3") == true)
  }

  /// The article's example of a state that was saved while another node was hidden.
  @Test func hidingAndRestoringDoNotCommuteWhereOtherNodesAreHidden() {
    var saved = Self.twoCategories.state
    for node in ["a", "b"] { saved.expand(saved[node]) }
    #expect(saved.savedState == "v1 +a +b")
    let orders: [[MenuEvent]] = [
      [.restore("v1 +a +b"), .show([0])], [.show([0]), .restore("v1 +a +b")],
    ]
    let open = orders.map { events in
      var state = Self.twoCategories.state
      for event in events { _ = event.apply(to: &state) }
      return ["a", "b"].filter { state.isExpanded(state[$0]) }
    }
    #expect(open == [["b"], ["a"]])
  }

  private static var twoCategories: TestMenu {
    var menu = TestMenu(top: [
      .category("a", hidden: true, [.leaf("c")]), .category("b", [.leaf("d")]),
    ])
    menu.single = true
    return menu
  }
}

extension TestItem {
  fileprivate func withoutFormerIDs() -> TestItem {
    var item = self
    item.formerIDs = []
    item.items = items?.map { $0.withoutFormerIDs() }
    return item
  }
}

extension MenuEvent {
  fileprivate var isPartOfTheModel: Bool {
    switch self {
    case .tap, .setCurrent: false
    default: true
    }
  }
}
