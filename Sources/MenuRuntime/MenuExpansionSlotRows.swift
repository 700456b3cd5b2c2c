/// What other events need to know about the rows of slots.
extension MenuExpansion {
  /// Counts the rows of slots, of which no node is one, among those that opening the slots shows.
  func addSlotRows() {
    for slot in words.slots.all { words.addShown(slot.rows, slot.node) }
  }

  /// Marks the slots with rows, which are not empty.
  func findFilledSlots() {
    for slot in words.slots.all where slot.rows > 0 { words.clear(MenuWords.empty, slot.node) }
  }

  /// Ends an event that empties a slot or fills an empty one.
  mutating func finishEmptying(
    _ index: Int, with slot: MenuSlot, _ animation: MenuAnimation?
  ) -> MenuChange {
    if isFiltered || words.isHeld {
      let before = beginWaking()
      words.slots.replace(index, with: slot)
      return finishWaking(before, animation)
    }
    var flips = MenuFlips(nodes: [])
    flips.slot = slot.node
    flips.slotRows = slot.rows - words.slots.all[index].rows
    words.slots.replace(index, with: slot)
    words.flip(MenuWords.empty, slot.node)
    flips.emptied = [slot.node]
    return finish(&flips, animation)
  }

  /// Notes the rows of a slot that an event removed or inserted, and passes over those that there are.
  func compareSlot(
    _ node: Int, _ before: MenuSnapshot, _ after: MenuSnapshot, _ sectionStays: Bool,
    _ old: inout MenuCounter, _ new: inout MenuCounter, _ change: inout MenuChange
  ) {
    let (left, came) = (before.rows(ofSlot: node), after.rows(ofSlot: node))
    // An event that empties a slot or fills it changes all of its rows, any other none.
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

extension MenuSnapshot {
  /// The rows of a slot that are rows of the menu.
  func rows(ofSlot node: Int) -> Int {
    hasRow(node) && (isFiltered || isOpen(node)) ? slots.rows(of: node) : 0
  }
}
