import HeadlessTable

@testable import MenuRuntime

/// A menu and a sequence of events, played on the engine and on the oracle.
struct Course {
  var menu: TestMenu
  var events: [MenuEvent]

  /// A description of the first event that fails; nil if none does.
  func failure() -> String? {
    var oracle = Oracle(menu)
    let initial = menu.state
    var state = initial
    if let problem = difference(OracleAnswer.lines(oracle), EngineAnswer.lines(state)) {
      return "at first: " + problem
    }
    var table = HeadlessTable(from: HeadlessListing(oracle.sections(oracle.rows())))
    for (index, event) in events.enumerated() {
      let old = oracle
      let unknown = oracle.apply(event)
      let answer = OracleAnswer(old: old, new: oracle, event: event, unknown: unknown)
      let got = event.apply(to: &state)
      let problem =
        difference(answer.lines(), EngineAnswer.lines(got))
        ?? difference(OracleAnswer.lines(oracle), EngineAnswer.lines(state))
        ?? difference(flags(oracle), flags(state))
        ?? staleWords(state) ?? (index % 4 == 0 ? otherRows(state, oracle, initial) : nil)
        ?? draw(got.change, oracle, on: &table)
      if let problem { return "event \(index + 1), \(event.line): \(problem)" }
    }
    return nil
  }

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
  private func draw(
    _ change: MenuChange, _ oracle: Oracle, on table: inout HeadlessTable
  ) -> String? {
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
  private func otherRows(
    _ state: MenuExpansion, _ oracle: Oracle, _ initial: MenuExpansion
  ) -> String? {
    let saved = state.savedState
    var other = state
    other.expandAll()
    other.restore(saved)
    if words(other) != words(state) { return "restored otherwise" }
    var before = initial
    before.restore(saved)
    hide(in: &before, as: oracle)
    if words(before) != words(state) { return "restored otherwise before rows come and go" }
    var after = initial
    hide(in: &after, as: oracle)
    after.restore(saved)
    return words(after) == words(state) ? nil : "restored otherwise after rows came and went"
  }

  /// Hides, shows and filters rows of a new state until they match this one.
  private func hide(in state: inout MenuExpansion, as oracle: Oracle) {
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
