import HeadlessTable
import MenuRuntime

/// A state carried over to another version of its menu, and the change that results.
struct OracleVersions {
  let old: Oracle
  private(set) var new: Oracle
  /// The node of the old version that is the same item, for each node that has one.
  private var same: [Int: Int] = [:]
  /// The node of the old version in whose place each node is, separators included.
  private var inPlace: [Int: Int] = [:]

  init(_ old: Oracle, _ menu: TestMenu) {
    self.old = old
    new = Oracle(menu)
    findSame()
    carry()
    match(old.group(-1), new.group(-1))
  }

  private mutating func findSame() {
    func id(_ item: TestItem) -> String? { item.separator ? nil : item.id }
    let olds = old.nodes.indices.filter { id(old.nodes[$0].item) != nil }
    for (node, value) in new.nodes.enumerated() {
      guard let id = id(value.item) else { continue }
      same[node] = olds.first { old.nodes[$0].item.id == id }
    }
    for (node, value) in new.nodes.enumerated() where same[node] == nil {
      for id in value.item.formerIDs where same[node] == nil {
        same[node] = olds.first {
          old.nodes[$0].item.id == id && !same.values.contains($0)
        }
      }
    }
  }

  /// Sends the new version's state the events that bring it to what the old one says.
  private mutating func carry() {
    let pairs = same.sorted { $0.key < $1.key }
    var events: [MenuEvent] = []
    if old.menu.conditions.map(\.valueCount) == new.menu.conditions.map(\.valueCount) {
      events.append(.set(old.values.enumerated().map { .init(condition: $0, value: $1) }))
    }
    events.append(.hide(pairs.filter { old.hiddenByProgram[$0.value] }.map(\.key)))
    events.append(.show(pairs.filter { !old.hiddenByProgram[$0.value] }.map(\.key)))
    var entries = "v1"
    for (node, oldNode) in pairs {
      let (item, oldItem) = (new.nodes[node].item, old.nodes[oldNode].item)
      if let slot = old.slots[oldNode], new.slots[node] != nil {
        events += [.slot(node, .count(slot.identities.count)), .slot(node, .busy(slot.isBusy))]
      }
      let isOpenable =
        item.collapsible && new.isExpandable(node) && oldItem.collapsible
        && old.isExpandable(oldNode)
      if isOpenable { entries += (old.open[oldNode] ? " +" : " -") + item.id }
      if new.isCheckItem(node), old.isCheckItem(oldNode) {
        entries += (old.checked[oldNode] ? " *" : " /") + item.id
      }
    }
    events.append(.restore(entries))
    if old.isMatch != nil {
      let kept = old.keptByFilter()
      events.append(.filter(pairs.filter { kept[$0.value] }.map(\.key)))
    }
    for event in events { _ = new.apply(event) }
    new.current = pairs.first { $0.value == old.current }?.key
    for (node, oldNode) in pairs where new.slots[node] != nil {
      if let slot = old.slots[oldNode] { new.slots[node]?.identities = slot.identities }
    }
    new.nextIdentity = max(old.nextIdentity, new.nextIdentity)
  }

  /// Finds which of two lists of siblings are in their places.
  private mutating func match(_ oldGroup: Range<Int>, _ group: Range<Int>) {
    var (olds, nodes) = (Array(oldGroup), Array(group))
    func isLine(_ node: Int, _ oracle: Oracle) -> Bool { oracle.nodes[node].item.separator }
    while let oldNode = olds.first, let node = nodes.first {
      let place = same[node].flatMap { olds.firstIndex(of: $0) }
      let oldPlace = nodes.firstIndex { same[$0] == oldNode }
      let isFooter = new.nodes[node].item.isFooter
      let isSameLine =
        isLine(oldNode, old) && isLine(node, new) && old.nodes[oldNode].item.isFooter == isFooter
      if place == 0 || isSameLine {
        inPlace[node] = oldNode
        let isSlot = new.nodes[node].item.slot || old.nodes[oldNode].item.slot
        let isLevel = new.nodes[node].item.inline == old.nodes[oldNode].item.inline
        if !isSlot, isLevel { match(old.nodes[oldNode].children, new.nodes[node].children) }
        olds.removeFirst()
        nodes.removeFirst()
      } else if place == nil, !isLine(node, new) {
        nodes.removeFirst()
      } else if let oldPlace, isLine(node, new) || (place ?? 0) > oldPlace {
        nodes.removeFirst()
      } else {
        olds.removeFirst()
      }
    }
  }

  /// The row of the old version that is the same row, if it had one.
  private func before(_ row: OracleRow) -> OracleRow? {
    guard let node = inPlace[row.node] else { return nil }
    let isLevel = new.nodes[row.node].item.inline == old.nodes[node].item.inline
    if row.ownNode == nil, !isLevel { return nil }
    switch row {
    case .node: return .node(node)
    case .slotRow(_, let identity): return .slotRow(slot: node, identity: identity)
    case .placeholder: return .placeholder(slot: node)
    case .loading: return .loading(slot: node)
    }
  }

  /// The sections of both versions, for a table view; a row that stays has the same number in both.
  func listings() -> (old: HeadlessListing, new: HeadlessListing) {
    let had = Set(old.rows())
    var unused = 1 << 40
    func identity(_ row: OracleRow) -> Int {
      if let before = before(row), had.contains(before) { return before.identity }
      unused += 1
      return unused
    }
    let sections = new.sections(new.rows()).map { section in
      (top: section.top.map { identity(.node($0)) }, rows: section.rows.map(identity))
    }
    return (HeadlessListing(old.sections(old.rows())), HeadlessListing(sections))
  }

  /// The change, in the lines of Tests/Conformance.
  func lines() -> [String] {
    let (oldRows, rows) = (old.rows(), new.rows())
    let had = Set(oldRows)
    let staying = rows.filter { before($0).map(had.contains) ?? false }
    let stays = Set(staying)
    let stayed = Set(staying.compactMap(before))
    let (sections, oldSections) = (new.sections(rows), old.sections(oldRows))
    var lines: [String] = []
    func add(_ name: String, _ values: [String]) {
      if !values.isEmpty { lines.append(([name] + values).joined(separator: " ")) }
    }
    func places(_ rows: [OracleRow], _ isChosen: (OracleRow) -> Bool) -> [String] {
      EngineAnswer.joined(rows.indices.filter { isChosen(rows[$0]) })
    }
    func inSections(
      _ sections: [OracleSection], _ stays: Set<OracleRow>, _ isChosen: (OracleRow) -> Bool
    ) -> [String] {
      sections.enumerated().flatMap { number, section in
        let isThere = section.top.map { stays.contains(.node($0)) } ?? true
        return isThere ? places(section.rows, isChosen).map { "\(number):\($0)" } : []
      }
    }
    func gone(_ sections: [OracleSection], _ stays: Set<OracleRow>) -> [String] {
      EngineAnswer.joined(
        sections.indices.filter { number in
          sections[number].top.map { !stays.contains(.node($0)) } ?? false
        })
    }
    func looks(_ row: OracleRow) -> Bool { stays.contains(row) && differs(row) }
    add("removed", places(oldRows) { !stayed.contains($0) })
    add("inserted", places(rows) { !stays.contains($0) })
    add("updated", places(rows, looks))
    add("removedSections", gone(oldSections, stayed))
    add("insertedSections", gone(sections, stays))
    add("removedInSections", inSections(oldSections, stayed) { !stayed.contains($0) })
    add("insertedInSections", inSections(sections, stays) { !stays.contains($0) })
    add(
      "updatedInSections",
      sections.enumerated().flatMap { number, section in
        section.rows.indices.filter { looks(section.rows[$0]) }.map { "\(number):\($0)" }
      })
    if new.menu.layout == .sectionHeaders {
      add(
        "updatedHeaders",
        EngineAnswer.joined(
          sections.indices.filter { sections[$0].top.map { looks(.node($0)) } ?? false }))
    }
    func changed(_ flags: [Bool], _ oldFlags: [Bool], _ isOn: Bool) -> [String] {
      new.documentOrder.filter { node in
        guard let oldNode = same[node] else { return false }
        return flags[node] == isOn && oldFlags[oldNode] != isOn
      }.map(String.init)
    }
    add("closed", changed(new.open, old.open, false))
    add("opened", changed(new.open, old.open, true))
    add("unchecked", changed(new.checked, old.checked, false))
    add("checked", changed(new.checked, old.checked, true))
    let animation = new.menu.animation
    if !lines.isEmpty { lines.append("animation \(animation.insert) \(animation.delete)") }
    return lines
  }

  /// Whether a row of both versions says something else or looks different.
  private func differs(_ row: OracleRow) -> Bool {
    if case .slotRow = row { return false }
    let node = row.node
    guard let oldNode = inPlace[node] else { return false }
    if texts(new, node) != texts(old, oldNode) { return true }
    return row.ownNode != nil && look(new, node) != look(old, oldNode)
  }

  private func texts(_ oracle: Oracle, _ node: Int) -> [String] {
    let item = oracle.nodes[node].item
    return [
      item.id, item.shownTitle, item.body ?? "-", item.placeholder ?? "-", item.loading ?? "-",
      item.formerIDs.joined(separator: " "), "\(item.isCategory) \(item.slot) \(item.page)",
      "\(item.collapsible) \(item.inline) \(oracle.isCheckItem(node)) \(item.isSummaryCheck)",
      "\(oracle.choice(oracle.nodes[node].parent) == .one)",
      "\(item.showsChecked) \(oracle.shownTitle(node) ?? "-")",
      item.isFooter ? oracle.nodes[oracle.nodes[node].parent].item.field("footer") ?? "-" : "-",
    ] + item.fields.map { "\($0.key) \($0.value)" }
  }

  private func look(_ oracle: Oracle, _ node: Int) -> String {
    let glyph = oracle.isEmpty(node) ? "empty" : oracle.open[node] ? "open" : "closed"
    return
      "\(glyph) \(oracle.checkState(node)) \(oracle.current == node) \(oracle.isEnabled(node) || oracle.nodes[node].item.separator)"
  }
}
