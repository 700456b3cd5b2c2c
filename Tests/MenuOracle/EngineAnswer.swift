#if canImport(MenuRuntime)
  import MenuRuntime
#endif

/// The engine's answers, in the lines of Tests/Conformance; only its public declarations are used.
enum EngineAnswer {
  /// The lines that describe the effects of an event.
  static func lines(_ result: MenuEvent.Result) -> [String] {
    let change = result.change
    var lines: [String] = []
    func add(_ name: String, _ values: [String]) {
      if !values.isEmpty { lines.append(([name] + values).joined(separator: " ")) }
    }
    func sectionRows(_ rows: MenuSectionRows) -> String {
      "\(rows.section):\(joined(rows.rows))"
    }
    let toggled = change.toggled
    add("removed", change.removed.map { joined($0) })
    add("inserted", change.inserted.map { joined($0) })
    add("updated", joined(change.updated))
    add("removedSections", joined(change.removedSections))
    add("insertedSections", joined(change.insertedSections))
    add("removedInSections", change.removedInSections.map(sectionRows))
    add("insertedInSections", change.insertedInSections.map(sectionRows))
    add("updatedInSections", change.updatedInSections.map { "\($0.section):\($0.row)" })
    add("updatedHeaders", joined(change.updatedHeaders))
    add("closed", toggled.closed.map { "\($0.number)" })
    add("opened", toggled.opened.map { "\($0.number)" })
    add("unchecked", change.unchecked.map { "\($0.number)" })
    add("checked", change.checked.map { "\($0.number)" })
    if !change.isEmpty {
      lines.append("animation \(change.animation.insert) \(change.animation.delete)")
    }
    if let scroll = change.scroll {
      let row = scroll.rowInSection.map { "\($0)" } ?? "-"
      lines.append("scroll \(scroll.row) \(scroll.section) \(row) \(scroll.position)")
    }
    add("unknown", result.unknown)
    if let response = result.response { lines.append(line(response)) }
    return lines
  }

  static func line(_ response: MenuTapResponse<String>) -> String {
    switch response {
    case .nothing: "response nothing"
    case .toggle: "response toggle"
    case .open: "response open"
    case .choose: "response choose"
    case .action(let action): "response action \(action)"
    case .url(let url): "response url \(url)"
    }
  }

  /// The lines of a state, and its contradictions.
  static func lines(_ state: MenuExpansion) -> [String] {
    let rows = (0..<state.rowCount).map { row(state, at: $0) }
    let sections = (0..<state.sectionCount).map { "\(state.rowCount(inSection: $0))" }
    let open = (0..<state.table.count).filter { state.isExpanded(MenuNode($0)) }
    var lines = [
      (["rows"] + joined(rows)).joined(separator: " "),
      (["sections"] + sections).joined(separator: " "),
      (["expanded"] + joined(open)).joined(separator: " "),
    ]
    let checked = (0..<state.table.count).filter { state.isChecked(MenuNode($0)) }
    if !checked.isEmpty { lines.append((["marked"] + joined(checked)).joined(separator: " ")) }
    let summaries = (0..<state.table.count).filter { state.table.isSummaryCheck(MenuNode($0)) }
    if !summaries.isEmpty {
      let states = summaries.map { "\($0):\(state.checkState(of: MenuNode($0)))" }
      lines.append((["summaries"] + states).joined(separator: " "))
    }
    for node in state.table.nodes.sorted() where state.table.showsChecked(node) {
      lines.append("detail \(node.number) " + (state.shownDetail(of: node) ?? "-"))
    }
    if let current = state.current { lines.append("current \(current.number)") }
    if let page = state.page { lines.append("page \(page.number)") }
    lines += programLines(state)
    lines.append("saved \(state.savedState)")
    if let mismatch = mismatch(state, rows) ?? slotMismatch(state, rows) {
      lines.append("mismatch \(mismatch)")
    }
    return lines
  }

  /// The first query that is not inverse to another, as it should be.
  private static func mismatch(_ state: MenuExpansion, _ rows: [Row]) -> String? {
    var hasRow = Array(repeating: false, count: state.table.count)
    for case (let row, .item(let number)) in rows.enumerated() {
      let node = MenuNode(number)
      if state.row(of: node) != row || state.node(atRow: row) != node { return "row of \(number)" }
      hasRow[number] = true
      if let path = state.indexPath(of: node) {
        if state.node(at: path) != node { return "node at \(path)" }
      } else {
        let section = state.section(of: node)
        let isHeader = section.map { state.node(ofSection: $0) == node } ?? false
        if !isHeader || state.layout != .sectionHeaders { return "path of \(number)" }
      }
    }
    for number in hasRow.indices {
      let node = MenuNode(number)
      if state.isVisible(node) != hasRow[number] { return "visibility of \(number)" }
      if !hasRow[number], state.row(of: node) != nil || state.indexPath(of: node) != nil {
        return "place of \(number)"
      }
    }
    return nil
  }

  /// The contents of a row, with nodes by number.
  enum Row: Equatable {
    case item(Int)
    case slotRow(Int, Int)
    case placeholder(Int)
    case loading(Int)

    /// The item, or the slot that the row belongs to.
    var node: Int {
      switch self {
      case .item(let node), .slotRow(let node, _), .placeholder(let node), .loading(let node): node
      }
    }
  }

  /// Rows in their order: items that follow each other by one as `FIRST-LAST`, and likewise the rows
  /// of a slot as `NODE.FIRST-LAST`.
  static func joined(_ rows: [Row]) -> [String] {
    var result: [String] = []
    var slot: Int?
    var numbers: [Int] = []
    func end() {
      let prefix = slot.map { "\($0)." } ?? ""
      result += joined(numbers).map { prefix + $0 }
      numbers = []
    }
    for row in rows {
      switch row {
      case .item(let node):
        if slot != nil { end() }
        slot = nil
        numbers.append(node)
      case .slotRow(let node, let index):
        if slot != node { end() }
        slot = node
        numbers.append(index)
      case .placeholder(let node):
        end()
        result.append("\(node).placeholder")
      case .loading(let node):
        end()
        result.append("\(node).loading")
      }
    }
    end()
    return result
  }

  private static func joined(_ range: Range<Int>) -> String {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound - 1)"
  }

  /// Numbers in their order, those that follow each other by one as `FIRST-LAST`.
  static func joined(_ numbers: [Int]) -> [String] {
    var result: [String] = []
    var start = 0
    while start < numbers.count {
      var end = start + 1
      while end < numbers.count, numbers[end] == numbers[end - 1] + 1 { end += 1 }
      result.append(joined(numbers[start]..<numbers[end - 1] + 1))
      start = end
    }
    return result
  }
}
