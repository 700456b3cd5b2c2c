/// The data of a slot, which the program has set.
struct OracleSlot: Equatable {
  /// Each slot row has a number that no other has ever had.
  var identities: [Int] = []
  var isBusy = false
}

/// Conditions and slots.
extension Oracle {
  /// Hides what `setHidden` hides, all nodes whose `when` does not hold, and inline groups that are
  /// empty.
  mutating func applyConditions() {
    hidden = nodes.indices.map { hiddenByProgram[$0] || !holds(nodes[$0].item.when) }
    for node in nodes.indices.reversed() where nodes[node].item.inline && isEmpty(node) {
      hidden[node] = true
    }
  }

  /// Whether taps on the node have an effect, as far as the node itself decides it.
  func isEnabled(_ node: Int) -> Bool {
    isNode(node) && nodes[node].item.enabled && holds(nodes[node].item.enabledWhen)
  }

  private func holds(_ when: [[TestTerm]]) -> Bool {
    when.allSatisfy { clause in clause.contains { $0.holds(values) } }
  }

  mutating func set(_ settings: [MenuEvent.Setting]) {
    for setting in settings where menu.conditions.indices.contains(setting.condition) {
      let condition = menu.conditions[setting.condition]
      if condition.followsLanguage { continue }
      if followers.contains(where: { $0.condition == setting.condition }) { continue }
      let valueCount = condition.valueCount
      if (0..<valueCount).contains(setting.value) { values[setting.condition] = setting.value }
    }
    settleAfter { $0.applyConditions() }
  }

  /// Gives the condition that follows the language its value.
  mutating func setLanguage(_ number: Int) {
    guard let condition = menu.conditions.firstIndex(where: \.followsLanguage),
      values[condition] != number
    else { return }
    values[condition] = number
    settleAfter { $0.applyConditions() }
  }

  /// Makes a change by which nodes become dormant or awake, and applies the rules of all groups,
  /// starting from the held state; nodes that were awake and open stay open.
  mutating func settleAfter(_ change: (inout Oracle) -> Void) {
    let wereOpen = Set(nodes.indices.filter { isAwake($0) && open[$0] })
    if let held { open = held }
    change(&self)
    settle { wereOpen.contains($0) }
  }

  /// All rows of a slot, whether it is open or not; none of another node.
  func rows(ofSlot node: Int) -> [OracleRow] {
    guard let slot = slots[node] else { return [] }
    let item = nodes[node].item
    var rows = slot.identities.map { OracleRow.slotRow(slot: node, identity: $0) }
    if slot.isBusy, item.loading != nil { rows.append(.loading(slot: node)) }
    if rows.isEmpty, item.placeholder != nil { rows.append(.placeholder(slot: node)) }
    return rows
  }

  /// How many slot rows all slots together can have.
  var slotRowLimit: Int { 1_048_575 - nodes.count - slots.count }

  mutating func change(slot node: Int, _ event: MenuEvent.SlotEvent) {
    guard var slot = slots[node] else { return }
    switch event {
    case .count(let count):
      let added = max(count, 0) - slot.identities.count
      slot.identities += newIdentities(added)
      slot.identities.removeLast(max(-added, 0))
    case .insert(let indices):
      var room = newIdentities(indices.count)
      for index in Set(indices).sorted() where (0...slot.identities.count).contains(index) {
        if room.isEmpty { break }
        slot.identities.insert(room.removeFirst(), at: index)
      }
    case .remove(let indices):
      for index in Set(indices).sorted(by: >) where slot.identities.indices.contains(index) {
        slot.identities.remove(at: index)
      }
    case .busy(let isBusy): slot.isBusy = isBusy
    case .updateRows: break
    }
    let wasEmpty = isEmpty(node)
    var changed = self
    changed.slots[node] = slot
    if changed.isEmpty(node) == wasEmpty {
      self = changed
    } else {
      settleAfter {
        $0.slots[node] = slot
        $0.applyConditions()
      }
    }
  }

  /// A number of new identities, limited by the maximal number of slot rows.
  private mutating func newIdentities(_ count: Int) -> [Int] {
    let room = slotRowLimit - slots.values.map(\.identities.count).reduce(0, +)
    let first = nextIdentity
    nextIdentity += max(0, min(count, room))
    return Array(first..<nextIdentity)
  }

  /// Events that give a new state of the menu everything that saved states leave out: hidden nodes,
  /// the values of conditions, the rows of slots, and the filter.
  func eventsWithoutState() -> [MenuEvent] {
    let wrong = nodes.indices.filter { hiddenByProgram[$0] != nodes[$0].item.hidden }
    var events: [MenuEvent] = [
      .hide(wrong.filter { hiddenByProgram[$0] }), .show(wrong.filter { !hiddenByProgram[$0] }),
    ]
    if !values.isEmpty {
      events.append(.set(values.enumerated().map { .init(condition: $0, value: $1) }))
    }
    if let condition = menu.conditions.firstIndex(where: \.followsLanguage) {
      events.append(.language(values[condition]))
    }
    for (node, slot) in slots.sorted(by: { $0.key < $1.key }) {
      if slot.isBusy { events.append(.slot(node, .busy(true))) }
      if !slot.identities.isEmpty { events.append(.slot(node, .count(slot.identities.count))) }
    }
    let matches = isMatch.map { isMatch in nodes.indices.filter { isMatch[$0] } }
    return events + [matches.map { .filter($0) } ?? .filterOff]
  }
}
