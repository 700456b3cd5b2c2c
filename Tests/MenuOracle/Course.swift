import HeadlessTable

@testable import MenuRuntime

/// A menu and a sequence of events, played on the engine and on the oracle.
struct Course {
  var menu: TestMenu
  var events: [MenuEvent]

  /// What the first event that goes wrong does, or nil.
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

  /// Whether a table view takes the change, and then shows the oracle's rows, each where it stayed.
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

  /// Whether a rebuild from the flags would give other counts.
  private func staleWords(_ state: MenuExpansion) -> String? {
    var rebuilt = state
    rebuilt.own()
    rebuilt.rebuild()
    return words(rebuilt) == words(state) ? nil : "stale words"
  }

  /// Whether the saved state, restored to another state of the menu or to a new one, before or
  /// after the same rows are hidden there, gives another state.
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

  /// Lets the rows of a new state come and go until the same are hidden and filtered.
  private func hide(in state: inout MenuExpansion, as oracle: Oracle) {
    for event in oracle.eventsWithoutState() { _ = event.apply(to: &state) }
  }

  /// All that an expansion holds, but for the current node, which is not saved.
  private func words(_ state: MenuExpansion) -> [UInt64] {
    (-1..<state.table.count).map { state.words.words[$0] }
      + state.words.absent.map { UInt64($0) }
      + state.checks.bits + state.checks.groups.map { UInt64($0.chosen + 1) }
  }
}
