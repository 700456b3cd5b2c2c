import MenuRuntime

/// The effects of an event, found by comparing the menu before and after it, in the lines of
/// Tests/Conformance.
struct OracleAnswer {
  let old: Oracle
  let new: Oracle
  let event: MenuEvent
  let unknown: [String]

  /// The lines of a state.
  static func lines(_ oracle: Oracle) -> [String] {
    let rows = oracle.rows()
    let sections = oracle.sections(rows).map { "\($0.rows.count)" }
    let open = oracle.nodes.indices.filter { oracle.open[$0] }
    let checked = oracle.nodes.indices.filter { oracle.checkState($0) == .checked }
    var lines = [
      (["rows"] + EngineAnswer.joined(oracle.words(rows))).joined(separator: " "),
      (["sections"] + sections).joined(separator: " "),
      (["expanded"] + EngineAnswer.joined(open)).joined(separator: " "),
    ]
    if !checked.isEmpty {
      lines.append((["marked"] + EngineAnswer.joined(checked)).joined(separator: " "))
    }
    let summaries = oracle.nodes.indices.filter { oracle.nodes[$0].item.isSummaryCheck }
    if !summaries.isEmpty {
      let states = summaries.map { "\($0):\(oracle.checkState($0))" }
      lines.append((["summaries"] + states).joined(separator: " "))
    }
    for node in oracle.nodes.indices where oracle.nodes[node].item.showsChecked {
      lines.append("detail \(node) " + (oracle.shownTitle(node) ?? "-"))
    }
    if let current = oracle.current { lines.append("current \(current)") }
    if oracle.page >= 0 { lines.append("page \(oracle.page)") }
    if !oracle.values.isEmpty {
      lines.append((["conditions"] + oracle.values.map(String.init)).joined(separator: " "))
      let disabled = oracle.nodes.indices.filter { !oracle.isEnabled($0) }
      lines +=
        disabled.isEmpty
        ? [] : [(["disabled"] + EngineAnswer.joined(disabled)).joined(separator: " ")]
    }
    let slots = oracle.slots.sorted { $0.key < $1.key }.map { node, slot in
      "\(node):\(slot.identities.count)" + (slot.isBusy ? ":busy" : "")
        + (oracle.nodes[node].item.choice.map { ":\($0.rawValue)" } ?? "")
    }
    if !slots.isEmpty { lines.append((["slots"] + slots).joined(separator: " ")) }
    return lines + ["saved \(oracle.savedState())"]
  }

  /// The lines of the change.
  func lines() -> [String] {
    let rowsBefore = old.rows()
    let rows = new.rows()
    // No row stays when another page opens.
    let turns = old.page != new.page
    let had = OracleRows(turns ? [] : rowsBefore, new)
    let has = OracleRows(turns ? [] : rows, new)
    let before = old.sections(rowsBefore)
    let after = new.sections(rows)
    let closed = new.documentOrder.filter { old.open[$0] && !new.open[$0] }
    let opened = new.documentOrder.filter { !old.open[$0] && new.open[$0] }
    let unchecked = new.documentOrder.filter { old.checked[$0] && !new.checked[$0] }
    let checked = new.documentOrder.filter { !old.checked[$0] && new.checked[$0] }
    let named = namedRows()
    func looks(_ row: OracleRow) -> Bool {
      if !had[row] || !has[row] { return false }
      if named.contains(row) { return true }
      return row.ownNode.map { look($0, old) != look($0, new) } ?? false
    }
    let stays: (Int?) -> Bool = { top in
      top.map { had[.node($0)] && has[.node($0)] } ?? (!turns || new.menu.layout == .rows)
    }

    var lines: [String] = []
    func add(_ name: String, _ values: [String]) {
      if !values.isEmpty { lines.append(([name] + values).joined(separator: " ")) }
    }
    func places(_ rows: [OracleRow], _ isChosen: (OracleRow) -> Bool) -> [String] {
      EngineAnswer.joined(rows.indices.filter { isChosen(rows[$0]) })
    }
    func inSections(
      _ sections: [OracleSection], _ isChosen: (OracleRow) -> Bool
    ) -> [String] {
      sections.enumerated().flatMap { section, content in
        stays(content.top) ? places(content.rows, isChosen).map { "\(section):\($0)" } : []
      }
    }
    add("removed", places(rowsBefore) { !has[$0] })
    add("inserted", places(rows) { !had[$0] })
    add("updated", places(rows, looks))
    add("removedSections", EngineAnswer.joined(before.indices.filter { !stays(before[$0].top) }))
    add("insertedSections", EngineAnswer.joined(after.indices.filter { !stays(after[$0].top) }))
    add("removedInSections", inSections(before) { !has[$0] })
    add("insertedInSections", inSections(after) { !had[$0] })
    add(
      "updatedInSections",
      after.enumerated().flatMap { section, content in
        content.rows.indices.filter { looks(content.rows[$0]) }.map { "\(section):\($0)" }
      })
    if new.layout == .sectionHeaders {
      add(
        "updatedHeaders",
        EngineAnswer.joined(
          after.indices.filter { after[$0].top.map { looks(.node($0)) } ?? false }))
    }
    add("closed", closed.map { "\($0)" })
    add("opened", opened.map { "\($0)" })
    add("unchecked", unchecked.map { "\($0)" })
    add("checked", checked.map { "\($0)" })
    if !lines.isEmpty || turns { lines.append(animation(closed, opened)) }
    if let (row, position) = scroll(rows) {
      let section =
        after.firstIndex { $0.top == rows[row].ownNode || $0.rows.contains(rows[row]) } ?? -1
      let rowInSection = after[section].rows.firstIndex(of: rows[row]).map { "\($0)" } ?? "-"
      lines.append("scroll \(row) \(section) \(rowInSection) \(position)")
    }
    add("unknown", unknown)
    if case .tap(let node, let place) = event.plain {
      lines.append(EngineAnswer.line(old.response(toTapOn: node, at: place)))
    }
    return lines
  }

  /// The part of the state that a row shows.
  private func look(_ node: Int, _ oracle: Oracle) -> String {
    let glyph = oracle.isEmpty(node) ? "empty" : oracle.open[node] ? "open" : "closed"
    let shown = oracle.shownItem(node) ?? -1
    let count = oracle.nodes[node].item.showsCount ? oracle.slots[node]?.identities.count ?? 0 : 0
    return
      "\(glyph) \(oracle.checkState(node)) \(oracle.current == node) \(oracle.isEnabled(node)) \(count) \(shown)"
  }

  /// The rows that the event itself names to be drawn again.
  private func namedRows() -> Set<OracleRow> {
    switch event.plain {
    case .update(let nodes): Set(new.items(nodes).map { .node($0) })
    case .slot(let node, .updateRows(let indices)):
      Set(
        Set(indices).compactMap { index in
          guard let slot = new.slots[node], slot.identities.indices.contains(index) else {
            return nil
          }
          return .slotRow(slot: node, identity: slot.identities[index])
        })
    default: []
    }
  }

  /// The animations of the change. The topmost opened node and the nearest closed node of its group
  /// determine the direction of `directional`.
  private func animation(_ closed: [Int], _ opened: [Int]) -> String {
    var (insert, delete) = ("top", "top")
    if let first = opened.first,
      let sibling = closed.filter({ new.nodes[$0].parent == new.nodes[first].parent })
        .min(by: { abs($0 - first) < abs($1 - first) })
    {
      if first < sibling { delete = "bottom" } else { insert = "bottom" }
    }
    let presets = event.animation ?? new.menu.animation
    if presets.insert != .directional { insert = "\(presets.insert)" }
    if presets.delete != .directional { delete = "\(presets.delete)" }
    return "animation \(insert) \(delete)"
  }

  /// The row to bring into view, and where.
  private func scroll(_ rows: [OracleRow]) -> (row: Int, position: String)? {
    switch event.plain {
    case .reveal(let node), .setCurrent(.some(let node), true):
      guard let row = rows.firstIndex(of: .node(node)), !new.nodes[node].item.separator else {
        return nil
      }
      return (row, "reveal")
    case .toggle(let node), .expand(let node), .expandUnder(let node), .tap(let node, _):
      guard let row = rows.firstIndex(of: .node(node)), new.open[node], !old.open[node],
        new.isAwake(node)
      else { return nil }
      let policy = new.menu.scroll
      let come = new.isMatch == nil ? rows.count { isBelow($0, node) } : 0
      switch policy.to {
      case .none: return nil
      case .top: return (row, "top")
      case .reveal: return (row + min(policy.rows, come), "reveal")
      }
    default:
      return nil
    }
  }

  /// Whether a row is below that of a node: of another node, or of the node's own slot.
  private func isBelow(_ row: OracleRow, _ node: Int) -> Bool {
    new.isBelow(row.node, node) || (row.node == node && row.ownNode == nil)
  }
}

/// The rows, for many queries.
private struct OracleRows {
  private var nodes: [Bool]
  private var others: Set<OracleRow> = []

  init(_ rows: [OracleRow], _ oracle: Oracle) {
    nodes = oracle.nodes.map { _ in false }
    for row in rows {
      if case .node(let node) = row { nodes[node] = true } else { others.insert(row) }
    }
  }

  subscript(row: OracleRow) -> Bool {
    if case .node(let node) = row { nodes[node] } else { others.contains(row) }
  }
}
