#if canImport(MenuRuntime)
  import MenuRuntime
#endif

/// Conditions and slots in the engine's answers.
extension EngineAnswer {
  static func row(_ state: MenuExpansion, at row: Int) -> Row {
    Self.row(state.content(atRow: row))
  }

  private static func row(_ content: MenuRowContent?) -> Row {
    switch content {
    case .item(let node): .item(node.number)
    case .slotRow(let slot, let index): .slotRow(slot.number, index)
    case .placeholder(let slot): .placeholder(slot.number)
    case .loading(let slot): .loading(slot.number)
    case nil: .item(-1)
    }
  }

  /// The lines of the values of conditions and the rows of slots, which the program has set.
  static func programLines(_ state: MenuExpansion) -> [String] {
    var lines: [String] = []
    var values: [String] = []
    while let value = state.value(ofCondition: values.count) { values.append("\(value)") }
    if !values.isEmpty {
      lines.append((["conditions"] + values).joined(separator: " "))
      let disabled = (0..<state.table.count).filter { !state.isEnabled(MenuNode($0)) }
      if !disabled.isEmpty {
        lines.append((["disabled"] + joined(disabled)).joined(separator: " "))
      }
    }
    let slots = slots(state).map { slot in
      "\(slot.number):\(state.count(in: slot))" + (state.isBusy(slot) ? ":busy" : "")
        + (state.table.choosesOne(under: slot) ? ":one" : "")
        + (state.table.choosesAny(in: slot) ? ":any" : "")
    }
    if !slots.isEmpty { lines.append((["slots"] + slots).joined(separator: " ")) }
    return lines
  }

  private static func slots(_ state: MenuExpansion) -> [MenuNode] {
    (0..<state.table.count).map { MenuNode($0) }.filter { state.table.isSlot($0) }
  }

  /// The first query about rows of slots that is not inverse to another, as it should be.
  static func slotMismatch(_ state: MenuExpansion, _ rows: [Row]) -> String? {
    if state.content(atRow: -1) != nil || state.content(atRow: rows.count) != nil {
      return "content outside the menu"
    }
    var shown: [Int: Int] = [:]
    for (row, content) in rows.enumerated() {
      if state.node(atRow: row)?.number != content.node { return "node at \(row)" }
      guard case .slotRow(let slot, let index) = content else { continue }
      shown[slot, default: 0] += 1
      if state.row(of: MenuNode(slot), index: index) != row { return "row of \(slot).\(index)" }
    }
    for slot in slots(state) {
      let count = state.count(in: slot)
      let visible = shown[slot.number] ?? 0
      for index in [-1, visible, count] where state.row(of: slot, index: index) != nil {
        return "row of \(slot.number).\(index)"
      }
    }
    return pathMismatch(state, rows)
  }

  /// The first row whose contents by section and row differ from those by row.
  private static func pathMismatch(_ state: MenuExpansion, _ rows: [Row]) -> String? {
    var upcoming = 0
    for section in 0..<state.sectionCount {
      if state.layout == .sectionHeaders { upcoming += 1 }
      for row in 0..<state.rowCount(inSection: section) {
        let path = MenuIndexPath(section: section, row: row)
        if upcoming >= rows.count || Self.row(state.content(at: path)) != rows[upcoming] {
          return "content at \(path)"
        }
        upcoming += 1
      }
    }
    return upcoming == rows.count ? nil : "rows without sections"
  }
}
