@testable import MenuRuntime

/// Applies every event in every state that events can lead to, until states repeat.
struct StateWalk {
  /// How many states and events were tried.
  private(set) var states = 0
  private(set) var events = 0
  /// The first fault that was found, with the events that lead to it.
  private(set) var fault: String?

  /// Events on one node, on all nodes, and on what is hidden. A filter is tried in each state and taken
  /// back, because it changes no other state.
  ///
  /// - Parameter other: The engine's menu, if it is to differ from the oracle's.
  mutating func visit(_ menu: TestMenu, engine other: TestMenu? = nil) {
    let start = Twins(menu, engine: other)
    if let problem = start.firstProblem ?? Self.brokenRule(start) {
      fault = "at first: \(problem)"
      return
    }
    var seen: Set<[UInt64]> = [start.key]
    var open: [(twins: Twins, path: [MenuEvent])] = [(start, [])]
    while let (twins, path) = open.popLast() {
      states += 1
      if let problem = filterProblem(twins) { return blame(problem, path) }
      for event in Self.events(on: twins.state) {
        var next = twins
        events += 1
        if let problem = next.apply(event, restoring: false) ?? Self.brokenRule(next) {
          return blame(problem, path + [event])
        }
        if !seen.insert(next.key).inserted { continue }
        if let problem = next.restoreProblem { return blame(problem, path + [event]) }
        open.append((next, path + [event]))
      }
    }
  }

  private mutating func blame(_ problem: String, _ path: [MenuEvent]) {
    fault = "\(path.map(\.line).joined(separator: "; ")): \(problem)"
  }

  private static func events(on state: MenuExpansion) -> [MenuEvent] {
    let nodes = 0..<state.table.count
    return [.expandAll, .collapseAll]
      + nodes.flatMap { node -> [MenuEvent] in
        let isHidden = state.isHidden(MenuNode(node))
        return [.toggle(node), .reveal(node), isHidden ? .show([node]) : .hide([node])]
      }
  }

  /// The rules of groups. The members of a group are the oracle's; what is open, the engine says.
  private static func brokenRule(_ twins: Twins) -> String? {
    for parent in -1..<twins.state.table.count {
      let members = twins.oracle.members(parent)
      let open = members.filter { twins.state.isExpanded(MenuNode($0)) }
      if twins.oracle.isSingle(parent), open.count > 1 { return "two are open under \(parent)" }
      if twins.oracle.keepsOpen(parent), !members.isEmpty, open.isEmpty {
        return "none is open under \(parent)"
      }
    }
    return nil
  }

  /// Filters by nothing, by each node and by each two nodes with adjacent numbers, and takes the filter back.
  private mutating func filterProblem(_ twins: Twins) -> String? {
    let nodes = 0..<twins.state.table.count
    let sets = [[]] + nodes.map { [$0] } + nodes.dropLast().map { [$0, $0 + 1] }
    for set in sets {
      var filtered = twins
      events += 2
      let problem =
        filtered.apply(.filter(set), restoring: false)
        ?? filtered.apply(.filterOff, restoring: false)
      if let problem { return "filter \(set): \(problem)" }
      if filtered.key != twins.key { return "a filter of \(set) leaves another state" }
    }
    return nil
  }
}
