import HeadlessTable

@testable import MenuRuntime

/// A menu and a sequence of events, played on the engine and on the oracle.
struct Course {
  var menu: TestMenu
  var events: [MenuEvent]

  /// What the first event that goes wrong does, or nil.
  func failure() -> String? {
    var oracle = Oracle(menu)
    var state = menu.state
    if let problem = difference(OracleAnswer.lines(oracle), EngineAnswer.lines(state)) {
      return "at first: " + problem
    }
    var table = HeadlessTable(from: state)
    for (index, event) in events.enumerated() {
      let old = oracle
      let unknown = oracle.apply(event)
      let answer = OracleAnswer(old: old, new: oracle, event: event, unknown: unknown)
      let got = event.apply(to: &state)
      let problem =
        difference(answer.lines(), EngineAnswer.lines(got.change, unknown: got.unknown))
        ?? difference(OracleAnswer.lines(oracle), EngineAnswer.lines(state))
        ?? difference(flags(oracle), flags(state))
        ?? staleWords(state) ?? otherRows(state) ?? draw(got.change, state, oracle, on: &table)
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

  /// Whether a table view takes the change, and then shows the oracle's rows.
  private func draw(
    _ change: MenuChange, _ state: MenuExpansion, _ oracle: Oracle, on table: inout HeadlessTable
  ) -> String? {
    do throws(HeadlessException) {
      try table.draw(change, from: state)
    } catch {
      return error.reason
    }
    let listing = HeadlessListing(oracle.sections(oracle.rows()))
    return table.sections == listing.sections ? nil : "the table shows other rows"
  }

  /// Whether a rebuild from the flags would give other counts.
  private func staleWords(_ state: MenuExpansion) -> String? {
    var rebuilt = state
    rebuilt.own()
    rebuilt.rebuild()
    return words(rebuilt) == words(state) ? nil : "stale words"
  }

  /// Whether the saved state, restored to another state of the menu, gives other rows.
  private func otherRows(_ state: MenuExpansion) -> String? {
    let saved = state.savedState
    var other = state
    other.expandAll()
    other.restore(saved)
    return words(other) == words(state) ? nil : "restored otherwise"
  }

  /// All that an expansion holds.
  private func words(_ state: MenuExpansion) -> [UInt64] {
    (-1..<state.table.count).map { state.words.words[$0] }
      + (0..<state.words.absentCount).map { UInt64(state.absent($0)) }
  }
}
