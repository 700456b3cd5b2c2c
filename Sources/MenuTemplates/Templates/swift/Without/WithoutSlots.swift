/// No slots: the menu's items are all of its rows.
struct MenuSlots: Sendable {
  mutating func add(_ node: Int, in table: MenuTable) {
    assertionFailure("The menu has slots, which the engine lacks: build all menus at once.")
  }
}

extension MenuExpansion {
  func addSlotRows() {}

  func findFilledSlots() {}

  func compareSlot(
    _ node: Int, _ before: MenuSnapshot, _ after: MenuSnapshot, _ sectionStays: Bool,
    _ old: inout MenuCounter, _ new: inout MenuCounter, _ change: inout MenuChange
  ) {}
}
