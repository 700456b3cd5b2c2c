import MenuRuntime

/// What an event did, found by comparing the menu before with the menu after, in the lines of
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
    let checked = oracle.nodes.indices.filter { oracle.checked[$0] }
    var lines = [
      (["rows"] + EngineAnswer.joined(rows)).joined(separator: " "),
      (["sections"] + sections).joined(separator: " "),
      (["expanded"] + EngineAnswer.joined(open)).joined(separator: " "),
    ]
    if !checked.isEmpty {
      lines.append((["marked"] + EngineAnswer.joined(checked)).joined(separator: " "))
    }
    if let current = oracle.current { lines.append("current \(current)") }
    return lines + ["saved \(oracle.savedState())"]
  }

  /// The lines of the change.
  func lines() -> [String] {
    let rowsBefore = old.rows()
    let rows = new.rows()
    let (had, has) = (members(rowsBefore), members(rows))
    let before = old.sections(rowsBefore)
    let after = new.sections(rows)
    let closed = new.documentOrder.filter { old.open[$0] && !new.open[$0] }
    let opened = new.documentOrder.filter { !old.open[$0] && new.open[$0] }
    let unchecked = new.documentOrder.filter { old.checked[$0] && !new.checked[$0] }
    let checked = new.documentOrder.filter { !old.checked[$0] && new.checked[$0] }
    let looks = new.nodes.indices.map { had[$0] && has[$0] && look($0, old) != look($0, new) }
    let stays: (Int?) -> Bool = { top in top.map { had[$0] && has[$0] } ?? true }

    var lines: [String] = []
    func add(_ name: String, _ values: [String]) {
      if !values.isEmpty { lines.append(([name] + values).joined(separator: " ")) }
    }
    func places(_ rows: [Int], _ isChosen: (Int) -> Bool) -> [String] {
      EngineAnswer.joined(rows.indices.filter { isChosen(rows[$0]) })
    }
    func inSections(
      _ sections: [(top: Int?, rows: [Int])], _ isChosen: (Int) -> Bool
    ) -> [String] {
      sections.enumerated().flatMap { section, content in
        stays(content.top) ? places(content.rows, isChosen).map { "\(section):\($0)" } : []
      }
    }
    add("removed", places(rowsBefore) { !has[$0] })
    add("inserted", places(rows) { !had[$0] })
    add("updated", places(rows) { looks[$0] })
    add("removedSections", EngineAnswer.joined(before.indices.filter { !stays(before[$0].top) }))
    add("insertedSections", EngineAnswer.joined(after.indices.filter { !stays(after[$0].top) }))
    add("removedInSections", inSections(before) { !has[$0] })
    add("insertedInSections", inSections(after) { !had[$0] })
    add(
      "updatedInSections",
      after.enumerated().flatMap { section, content in
        content.rows.indices.filter { looks[content.rows[$0]] }.map { "\(section):\($0)" }
      })
    if new.menu.layout == .sectionHeaders {
      add(
        "updatedHeaders",
        EngineAnswer.joined(after.indices.filter { after[$0].top.map { looks[$0] } ?? false }))
    }
    add("closed", closed.map { "\($0)" })
    add("opened", opened.map { "\($0)" })
    add("unchecked", unchecked.map { "\($0)" })
    add("checked", checked.map { "\($0)" })
    if !lines.isEmpty { lines.append(animation(closed, opened)) }
    if let (row, position) = scroll(rows) {
      let section = after.firstIndex { $0.top == rows[row] || $0.rows.contains(rows[row]) } ?? -1
      let rowInSection = after[section].rows.firstIndex(of: rows[row]).map { "\($0)" } ?? "-"
      lines.append("scroll \(row) \(section) \(rowInSection) \(position)")
    }
    add("unknown", unknown)
    if case .tap(let node, let place) = event {
      lines.append(EngineAnswer.line(old.response(toTapOn: node, at: place)))
    }
    return lines
  }

  /// What a row shows of the state.
  private func look(_ node: Int, _ oracle: Oracle) -> String {
    let glyph = oracle.isEmpty(node) ? "empty" : oracle.open[node] ? "open" : "closed"
    return "\(glyph) \(oracle.checked[node]) \(oracle.current == node)"
  }

  private func members(_ rows: [Int]) -> [Bool] {
    var result = new.nodes.map { _ in false }
    for node in rows { result[node] = true }
    return result
  }

  /// The topmost opened node and the nearest that closed in its group decide what `directional` is.
  private func animation(_ closed: [Int], _ opened: [Int]) -> String {
    var (insert, delete) = ("top", "top")
    if let first = opened.first,
      let sibling = closed.filter({ new.nodes[$0].parent == new.nodes[first].parent })
        .min(by: { abs($0 - first) < abs($1 - first) })
    {
      if first < sibling { delete = "bottom" } else { insert = "bottom" }
    }
    let presets = new.menu.animation
    if presets.insert != .directional { insert = "\(presets.insert)" }
    if presets.delete != .directional { delete = "\(presets.delete)" }
    return "animation \(insert) \(delete)"
  }

  /// The row to bring into view, and where.
  private func scroll(_ rows: [Int]) -> (row: Int, position: String)? {
    switch event {
    case .reveal(let node), .setCurrent(.some(let node), true):
      guard let row = rows.firstIndex(of: node), !new.nodes[node].item.separator else {
        return nil
      }
      return (row, "reveal")
    case .toggle(let node), .expand(let node), .expandUnder(let node), .tap(let node, _):
      guard let row = rows.firstIndex(of: node), new.open[node], !old.open[node],
        new.isAwake(node)
      else { return nil }
      let policy = new.menu.scroll
      let come = new.isMatch == nil ? rows.count { new.isBelow($0, node) } : 0
      switch policy.to {
      case .none: return nil
      case .top: return (row, "top")
      case .reveal: return (row + min(policy.rows, come), "reveal")
      }
    default:
      return nil
    }
  }
}
