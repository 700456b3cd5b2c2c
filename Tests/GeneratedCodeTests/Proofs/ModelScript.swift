import MenuRuntime

@testable import MenuOracle
@testable import MenuRuntime

/// Menus and events for the model of Tests/Proofs, and the engine's answers.
struct ModelScript {
  /// What the model reads.
  private(set) var input = ""
  /// What it is to print, if it answers as the engine does.
  private(set) var expected = ""
  private(set) var menus = 0
  private(set) var states = 0
  private(set) var events = 0

  /// The answers that the model knows.
  private static let words: Set<Substring> = [
    "removed", "inserted", "updated", "closed", "opened", "unchecked", "checked", "unknown", "rows",
    "expanded", "marked", "summaries", "saved", "mismatch",
  ]

  /// A sequence of events on a menu.
  ///
  /// - Parameter other: The engine's menu, if it is to differ from the model's.
  mutating func add(_ menu: TestMenu, _ sequence: [MenuEvent], engine other: TestMenu? = nil) {
    var state = begin(menu, engine: other)
    for event in sequence { send(event, to: &state) }
  }

  /// Every event in every state of a menu that events can lead to, until states repeat.
  ///
  /// - Parameter restoring: Whether the events also filter, restore, and open and close whole groups.
  mutating func addAllStates(of menu: TestMenu, restoring: Bool) {
    let start = begin(menu)
    var seen = [Self.key(start): 0]
    var open = [(state: start, number: 0)]
    say("as 0")
    while let (state, number) = open.popLast() {
      states += 1
      for event in Self.allEvents(on: state, restoring: restoring) {
        var next = state
        say("from \(number)")
        send(event, to: &next)
        let key = Self.key(next)
        if seen[key] != nil { continue }
        seen[key] = seen.count
        say("as \(seen.count - 1)")
        open.append((next, seen.count - 1))
      }
    }
  }

  private mutating func begin(
    _ menu: TestMenu, engine other: TestMenu? = nil
  ) -> MenuExpansion {
    menus += 1
    let oracle = Oracle(menu)
    let nodes = oracle.nodes
    let rules = [
      menu.single ? "1" : "-", menu.keepOpen ? "k" : "-", menu.choice == .one ? "u" : "-",
    ]
    say("menu \(rules.joined())")
    func visit(_ group: Range<Int>, _ depth: Int) {
      for node in group {
        let item = nodes[node].item
        let id = item.separator ? "-" : item.id
        let checks = [
          oracle.isCheckItem(node) ? (item.checked == true ? "X" : "x") : "-",
          item.isSummaryCheck ? "m" : "-", item.choice == .one ? "u" : "-",
        ]
        let flags = item.flags(isEnabled: true) + checks.joined()
        input += "item \(depth) \(node) \(flags) \(id)\n"
        visit(nodes[node].children, depth + 1)
      }
    }
    visit(0..<menu.top.count, 0)
    let state = (other ?? menu).state
    expect(EngineAnswer.lines(state))
    return state
  }

  private mutating func send(_ event: MenuEvent, to state: inout MenuExpansion) {
    events += 1
    say(event.line)
    expect(EngineAnswer.lines(event.apply(to: &state)))
    expect(EngineAnswer.lines(state))
  }

  /// A line that the model echoes.
  private mutating func say(_ line: String) {
    input += line + "\n"
    expected += "> " + line + "\n"
  }

  private mutating func expect(_ lines: [String]) {
    for line in lines where Self.words.contains(line.prefix { $0 != " " }) {
      expected += line + "\n"
    }
  }

  private static func allEvents(on state: MenuExpansion, restoring: Bool) -> [MenuEvent] {
    var events: [MenuEvent] = [.expandAll, .collapseAll]
    if restoring { events += [.expandToDepth(1), .restore("v1"), .filterOff] }
    for node in 0..<state.table.count {
      let isHidden = state.isHidden(MenuNode(node))
      events += [.toggle(node), .reveal(node), isHidden ? .show([node]) : .hide([node])]
      if !restoring { continue }
      let id = state.table.id(of: MenuNode(node)) ?? "-"
      events += [
        .expandUnder(node), .collapseUnder(node), .filter([node]), .restore("v1 +\(id)"),
        .restore("v1 -\(id)"),
      ]
    }
    return events
  }

  /// All data of a state.
  private static func key(_ state: MenuExpansion) -> [UInt64] {
    (-1..<state.table.count).map { state.words.words[$0] } + state.words.absent.map { UInt64($0) }
  }

  /// The first line of the answers that differs, with the lines of its menu before it; nil if none does.
  func difference(_ answers: String) -> String? {
    if answers == expected { return nil }
    let (got, wanted) = (answers.split(separator: "\n"), expected.split(separator: "\n"))
    let place = zip(got, wanted).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let end = place ?? min(got.count, wanted.count)
    let begin = wanted[..<end].lastIndex { $0.hasPrefix("> menu") } ?? 0
    return
      (wanted[begin..<end].suffix(40) + ["model: \(got.dropFirst(end).first ?? "nothing")"]
      + ["engine: \(wanted.dropFirst(end).first ?? "nothing")"]).joined(separator: "\n")
  }
}
