/// The state that is compared before and after a bulk event: whether each node has a row (or, for
/// an inline group without a heading, whether the rows below it are rows of the menu), and whether
/// it is open, empty, checked or mixed, current, or enabled or disabled since the start. Needs one
/// byte per node while the event runs.
final class MenuSnapshot {
  let bits: UnsafeMutablePointer<UInt8>
  let slots: MenuSlots
  /// The checked item of each choice of one, by the number of its parent.
  let chosen: [Int: Int]
  let isFiltered: Bool

  init(_ state: MenuExpansion) {
    let table = state.table
    slots = state.words.slots
    chosen = state.checks.chosen
    isFiltered = state.isFiltered
    bits = UnsafeMutablePointer<UInt8>.allocate(capacity: table.count + 1)
    for node in 0..<table.count {
      let parent = table.parent(node)
      var isShown = !state.isAbsent(node)
      if isShown, parent != state.openedPage {
        isShown = parent >= 0 && hasRow(parent) && (state.isFiltered || isOpen(parent))
      }
      bits[node] =
        (isShown ? 1 : 0) | (state.words.has(MenuWords.open, node) ? 2 : 0)
        | (state.words.has(MenuWords.empty, node) ? 4 : 0) | (state.checks.isChecked(node) ? 8 : 0)
        | (state.words.conditions.isTurned(node) ? 32 : 0)
    }
    for (node, summary) in state.checks.summaries {
      bits[node] |= summary.state == .checked ? 64 : summary.state == .mixed ? 128 : 0
    }
    if let current = state.current { bits[current.number] |= 16 }
  }

  deinit { bits.deallocate() }

  /// The number of rows of a slot that are rows of the menu.
  func rowsBelow(_ slot: Int) -> Int {
    hasRow(slot) && (isFiltered || isOpen(slot)) ? slots.rowCount(slot) : 0
  }

  func hasRow(_ node: Int) -> Bool { bits[node] & 1 != 0 }
  func isOpen(_ node: Int) -> Bool { bits[node] & 2 != 0 }
  func isChecked(_ node: Int) -> Bool { bits[node] & 8 != 0 }
  /// The state on which the look of a row depends; an empty node looks neither open nor closed.
  func look(_ node: Int) -> UInt8 { bits[node] & (bits[node] & 4 != 0 ? 252 : 250) }
}

/// The current row of a comparison, among the rows before or after an event, and the last records
/// of ranges of these rows.
struct MenuCounter {
  let layout: MenuLayout
  var row = 0
  var section = 0
  /// The number of rows before the first row of the section.
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

  /// Notes `count` rows from the current row on, extending the last range if it is adjacent.
  mutating func note(
    _ kind: MenuRecord.Kind, _ kindInSection: MenuRecord.Kind, _ sectionStays: Bool,
    count: Int = 1, in change: inout MenuChange
  ) {
    change.grow(&lastRange, kind, 0, row, row + count)
    if !sectionStays { return }
    let place = row - start
    change.grow(&lastInSection, kindInSection, section, place, place + count)
  }
}

extension MenuExpansion {
  /// Visits the nodes in document order and notes each difference.
  func compare(
    _ before: MenuSnapshot, _ after: MenuSnapshot, _ change: inout MenuChange
  ) {
    var old = MenuCounter(layout)
    var new = MenuCounter(layout)
    var sectionStays = true
    var node = table.count > 0 ? 0 : -1
    while node >= 0 {
      let wasThere = before.hasRow(node)
      let isThere = after.hasRow(node)
      if node < table.topLevelCount, hasSections {
        sectionStays = wasThere && isThere
        if wasThere { old.beginSection() }
        if isThere { new.beginSection() }
        if wasThere, !isThere { change.add(.removedSection, old.section, old.section) }
        if isThere, !wasThere { change.add(.insertedSection, new.section, new.section) }
      }
      let rows = ownRows(node)
      if wasThere, !isThere, rows > 0 {
        old.note(.removed, .removedInSection, sectionStays, in: &change)
      }
      if isThere, !wasThere, rows > 0 {
        new.note(.inserted, .insertedInSection, sectionStays, in: &change)
      }
      let isOpen = after.isOpen(node)
      let toggles = before.isOpen(node) != isOpen
      if toggles { change.add(isOpen ? .opened : .closed, node, node) }
      let isChecked = after.isChecked(node)
      if before.isChecked(node) != isChecked {
        change.add(isChecked ? .checked : .unchecked, node, node)
      }
      let looksDifferent =
        before.look(node) != after.look(node)
        || (table.showsChecked(node) && before.chosen[node] != after.chosen[node])
      if wasThere, isThere, rows > 0, looksDifferent {
        change.noteUpdated(new.row, new.section, new.row - new.start)
      }
      if wasThere { old.row += rows }
      if isThere { new.row += rows }
      if table.flag(.isSlot, node) {
        compareSlot(node, before, after, sectionStays, &old, &new, &change)
      }
      node = table.successor(of: node)
    }
  }

  /// Notes the rows of a slot that an event removed or inserted, and moves past the slot's rows.
  func compareSlot(
    _ node: Int, _ before: MenuSnapshot, _ after: MenuSnapshot, _ sectionStays: Bool,
    _ old: inout MenuCounter, _ new: inout MenuCounter, _ change: inout MenuChange
  ) {
    let (left, came) = (before.rowsBelow(node), after.rowsBelow(node))
    // No event that compares states adds rows to a slot that already has rows, or removes only some
    // of its rows.
    if came == 0, left > 0 {
      old.note(.removed, .removedInSection, sectionStays, count: left, in: &change)
    }
    if left == 0, came > 0 {
      new.note(.inserted, .insertedInSection, sectionStays, count: came, in: &change)
    }
    old.row += left
    new.row += came
  }
}
