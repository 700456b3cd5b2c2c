/// What a bulk event compares: whether each node has a row, is open, empty, checked, current.
///
/// One byte per node, which lives only while such an event runs.
final class MenuSnapshot {
  let bits: UnsafeMutablePointer<UInt8>
  let slots: MenuSlots
  let isFiltered: Bool

  init(_ state: MenuExpansion) {
    let table = state.table
    slots = state.words.slots
    isFiltered = state.isFiltered
    bits = UnsafeMutablePointer<UInt8>.allocate(capacity: table.count + 1)
    for node in 0..<table.count {
      let parent = table.parentNumber(node)
      var isShown = !state.isAbsent(node)
      if parent >= 0, isShown {
        isShown = hasRow(parent) && (state.isFiltered || isOpen(parent))
      }
      bits[node] =
        (isShown ? 1 : 0) | (state.words.has(MenuWords.open, node) ? 2 : 0)
        | (state.words.has(MenuWords.empty, node) ? 4 : 0) | (state.checks.has(node) ? 8 : 0)
    }
    if let current = state.current { bits[current.number] |= 16 }
  }

  deinit { bits.deallocate() }

  func hasRow(_ node: Int) -> Bool { bits[node] & 1 != 0 }
  func isOpen(_ node: Int) -> Bool { bits[node] & 2 != 0 }
  func isChecked(_ node: Int) -> Bool { bits[node] & 8 != 0 }
  /// What a row shows of the state: of an empty category not whether it is open.
  func look(_ node: Int) -> UInt8 { bits[node] & (bits[node] & 4 != 0 ? 28 : 26) }
}

/// A position in the rows before or after an event, while a comparison walks down the menu, and the
/// last ranges noted there.
struct MenuCounter {
  let layout: MenuLayout
  var row = 0
  var section = 0
  /// Rows before the first one of the section.
  var start = 0
  var lastRange = -1
  var lastInSection = -1

  init(_ layout: MenuLayout) {
    self.layout = layout
    if layout != .rows { section = -1 }
  }

  mutating func beginSection() {
    section += 1
    start = layout == .sectionHeaders ? row + 1 : row
  }

  /// Notes rows from the current one, extending the last range if they touch it.
  mutating func note(
    _ kind: MenuRecord.Kind, _ kindInSection: MenuRecord.Kind, _ sectionStays: Bool,
    count: Int = 1, in change: inout MenuChange
  ) {
    if lastRange >= 0, change.records[lastRange].upper == row {
      change.records[lastRange].upper = row + count
    } else {
      lastRange = change.records.count
      change.add(kind, row, row + count)
    }
    if !sectionStays { return }
    let place = row - start
    if lastInSection >= 0, change.records[lastInSection].section == section,
      change.records[lastInSection].upper == place
    {
      change.records[lastInSection].upper = place + count
    } else {
      lastInSection = change.records.count
      change.add(kindInSection, place, place + count, section: section)
    }
  }
}

extension MenuExpansion {
  /// Ends a bulk event: rebuilds the sizes and returns what changed since `before`.
  func finish(_ before: MenuSnapshot, _ animation: MenuAnimation?) -> MenuChange {
    rebuild()
    var change = MenuChange(animation ?? table.settings.animation)
    compare(before, MenuSnapshot(self), &change)
    change.settleAnimation(in: table)
    return change
  }

  /// Ends a bulk event that opens and closes; if a node did, a restored state is no longer held.
  func finishOpening(_ before: MenuSnapshot, _ animation: MenuAnimation?) -> MenuChange {
    let change = finish(before, animation)
    for record in change.records where record.isToggle { words.letGo() }
    return change
  }

  /// Walks the menu in document order and notes each difference.
  private func compare(
    _ before: MenuSnapshot, _ after: MenuSnapshot, _ change: inout MenuChange
  ) {
    var old = MenuCounter(table.layout)
    var new = MenuCounter(table.layout)
    var sectionStays = true
    var node = table.count > 0 ? 0 : -1
    while node >= 0 {
      let wasThere = before.hasRow(node)
      let isThere = after.hasRow(node)
      if node < table.topLevelCount, table.layout != .rows {
        sectionStays = wasThere && isThere
        if wasThere { old.beginSection() }
        if isThere { new.beginSection() }
        if wasThere, !isThere { change.add(.removedSection, old.section, old.section) }
        if isThere, !wasThere { change.add(.insertedSection, new.section, new.section) }
      }
      if wasThere, !isThere { old.note(.removed, .removedInSection, sectionStays, in: &change) }
      if isThere, !wasThere { new.note(.inserted, .insertedInSection, sectionStays, in: &change) }
      let isOpen = after.isOpen(node)
      let toggles = before.isOpen(node) != isOpen
      if toggles { change.add(isOpen ? .opened : .closed, node, node) }
      let isChecked = after.isChecked(node)
      if before.isChecked(node) != isChecked {
        change.add(isChecked ? .checked : .unchecked, node, node)
      }
      if wasThere, isThere, before.look(node) != after.look(node) {
        change.noteUpdated(new.row, new.section, new.row - new.start)
      }
      if wasThere { old.row += 1 }
      if isThere { new.row += 1 }
      if table.flag(.isSlot, node) {
        compareSlot(node, before, after, sectionStays, &old, &new, &change)
      }
      node = table.successor(of: node)
    }
  }
}
