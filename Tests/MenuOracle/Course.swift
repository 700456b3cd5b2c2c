import HeadlessTable

@testable import MenuRuntime

/// A menu and a sequence of events, played on the engine and on the oracle.
struct Course {
  var menu: TestMenu
  var events: [MenuEvent]

  /// A description of the first event that fails; nil if none does.
  func failure() -> String? {
    var twins = Twins(menu)
    if let problem = twins.firstProblem { return "at first: " + problem }
    for (index, event) in events.enumerated() {
      if let problem = twins.apply(event, restoring: index % 4 == 0) {
        return "event \(index + 1), \(event.line): \(problem)"
      }
    }
    return nil
  }
}

/// A menu on the engine, on the oracle, and in a table view, after the same events.
struct Twins {
  private(set) var oracle: Oracle
  private(set) var state: MenuExpansion
  private var table: HeadlessTable
  private let initial: MenuExpansion

  /// - Parameter other: The engine's menu, if it is to differ from the oracle's.
  init(_ menu: TestMenu, engine other: TestMenu? = nil) {
    oracle = Oracle(menu)
    state = (other ?? menu).state
    initial = state
    table = HeadlessTable(from: HeadlessListing(oracle.sections(oracle.rows())))
  }

  /// How the engine differs from the oracle; nil if it does not.
  var firstProblem: String? {
    difference(OracleAnswer.lines(oracle), EngineAnswer.lines(state))
  }

  /// Applies an event to the engine and the oracle, and draws the change.
  ///
  /// - Parameter restoring: Whether to restore the saved state in other states, too.
  /// - Returns: What is wrong after the event; nil if nothing is.
  mutating func apply(_ event: MenuEvent, restoring: Bool) -> String? {
    let old = oracle
    let unknown = oracle.apply(event)
    let answer = OracleAnswer(old: old, new: oracle, event: event, unknown: unknown)
    let got = event.apply(to: &state)
    return difference(answer.lines(), EngineAnswer.lines(got))
      ?? firstProblem
      ?? difference(flags(oracle), flags(state))
      ?? staleWords(state) ?? (restoring ? restoreProblem : nil)
      ?? draw(got.change)
  }

  /// All data of the engine's state except the current node, which is not saved.
  var key: [UInt64] { words(state) }

  private func difference(_ expected: [String], _ got: [String]) -> String? {
    if expected == got { return nil }
    let lines = max(expected.count, got.count)
    for index in 0..<lines {
      let (wanted, found) = (expected.dropFirst(index).first, got.dropFirst(index).first)
      if wanted != found { return "\(found ?? "nothing") instead of \(wanted ?? "nothing")" }
    }
    return nil
  }

  private func flags(_ oracle: Oracle) -> [String] {
    oracle.nodes.indices.map { "\(oracle.hidden[$0]) \(oracle.isEmpty($0))" }
  }

  private func flags(_ state: MenuExpansion) -> [String] {
    (0..<state.table.count).map { "\(state.isHidden(MenuNode($0))) \(state.isEmpty(MenuNode($0)))" }
  }

  /// Checks that a table view accepts the change, and then shows the oracle's rows.
  private mutating func draw(_ change: MenuChange) -> String? {
    let listing = HeadlessListing(oracle.sections(oracle.rows()))
    do throws(HeadlessException) {
      try table.draw(change, from: listing)
    } catch {
      return error.reason
    }
    return table.sections == listing.sections ? nil : "the table shows other rows"
  }

  /// Checks that rebuilding the counts from the flags would not change them.
  private func staleWords(_ state: MenuExpansion) -> String? {
    var rebuilt = state
    rebuilt.own()
    rebuilt.rebuild()
    return words(rebuilt) == words(state) ? nil : "stale words"
  }

  /// Checks that the saved state, restored in another state of the menu or in a new one, before or
  /// after the same rows are hidden there, gives the same rows.
  var restoreProblem: String? {
    let saved = state.savedState
    var other = state
    other.expandAll()
    other.restore(saved)
    if words(other) != words(state) { return "restored otherwise" }
    var before = initial
    before.restore(saved)
    hide(in: &before)
    if words(before) != words(state) { return "restored otherwise before rows come and go" }
    var after = initial
    hide(in: &after)
    after.restore(saved)
    return words(after) == words(state) ? nil : "restored otherwise after rows came and went"
  }

  /// Hides, shows and filters rows of a new state until they match this one.
  private func hide(in state: inout MenuExpansion) {
    for event in oracle.eventsWithoutState() { _ = event.apply(to: &state) }
  }

  /// All data of an expansion except the current node, which is not saved.
  private func words(_ state: MenuExpansion) -> [UInt64] {
    let chosen = state.checks.chosen.sorted { $0.key < $1.key }
    return (-1..<state.table.count).map { state.words.words[$0] }
      + state.words.absent.map { UInt64($0) }
      + state.checks.bits + chosen.map { UInt64($0.value) }
  }
}
