extension MenuBarController: NSMenuDelegate {
  /// Requests the texts and the inline slots' rows of a menu that is about to open.
  public func menuNeedsUpdate(_ menu: NSMenu) {
    for (slot, place) in inlineSlots where place.menu === menu { fillInline(slot) }
    for item in menu.items {
      if let node = self.node(of: item) { show(node) }
    }
    updateSeparatorVisibility(in: menu)
  }
}

/// Fills the menu of a slot.
@MainActor
private final class MenuBarSlot: NSObject, NSMenuDelegate {
  private let node: MenuNode
  private let menu: NSMenu
  private weak var menuBar: MenuBarController?
  private var isFilling = false

  init(_ node: MenuNode, _ menu: NSMenu, of menuBar: MenuBarController) {
    self.node = node
    self.menu = menu
    self.menuBar = menuBar
    super.init()
  }

  func menuNeedsUpdate(_ menu: NSMenu) { fill() }

  /// The rows have no shortcuts, so they need not be requested when a key is pressed.
  func menuHasKeyEquivalent(
    _ menu: NSMenu, for event: NSEvent, target: AutoreleasingUnsafeMutablePointer<AnyObject?>,
    action: UnsafeMutablePointer<Selector?>
  ) -> Bool {
    false
  }

  /// Fills the menu with the program's rows, and with the loading text or the placeholder, if one
  /// of them shows.
  fileprivate func fill() {
    // The program may call `setBusy` while it provides the rows. The result is shown together with
    // the rows.
    if isFilling { return }
    isFilling = true
    menuBar?.fill(menu, node)
    isFilling = false
  }
}

/// The position of an inline slot's rows in a menu.
private final class MenuBarInlineSlot {
  /// The slot's own item, which the rows follow.
  fileprivate let heading: NSMenuItem
  fileprivate unowned let menu: NSMenu
  fileprivate var rows: [NSMenuItem] = []
  fileprivate var isFilling = false

  fileprivate init(_ heading: NSMenuItem, in menu: NSMenu) {
    self.heading = heading
    self.menu = menu
  }
}

extension MenuBarController {
  fileprivate func fill(_ menu: NSMenu, _ slot: MenuNode) {
    let rows = makeRows(of: slot)
    menu.removeAllItems()
    for row in rows { menu.addItem(row) }
  }

  /// Puts the rows of an inline slot after its own item, and updates everything that depends on
  /// whether there are rows.
  fileprivate func fillInline(_ slot: MenuNode) {
    guard let place = inlineSlots[slot], !place.isFilling else { return }
    place.isFilling = true
    defer { place.isFilling = false }
    let rows = makeRows(of: slot)
    for row in place.rows { place.menu.removeItem(row) }
    place.rows = rows
    let first = place.menu.index(of: place.heading) + 1
    for (offset, row) in rows.enumerated() {
      row.isHidden = isHidden(slot)
      place.menu.insertItem(row, at: first + offset)
    }
    show(slot)
    updateSeparatorVisibility(in: place.menu)
  }

  /// The items of the program's rows, followed by the loading text while the slot is busy or, if
  /// there are no rows, by the placeholder.
  private func makeRows(of slot: MenuNode) -> [NSMenuItem] {
    let rows = dataSource?.menuBar(self, rowsOf: slot) ?? []
    _ = state.setCount(rows.count, in: slot)
    let words = state.isBusy(slot) ? table.loading(of: slot) : nil
    let note = (words ?? (rows.isEmpty ? table.placeholder(of: slot) : nil)).map {
      NSMenuItem(title: $0, action: nil, keyEquivalent: "")
    }
    return rows.map { makeItem($0) } + (note.map { [$0] } ?? [])
  }

  private func makeItem(_ row: MenuTableSlotRow) -> NSMenuItem {
    let item = NSMenuItem(
      title: row.title, action: .menuBarItemChosen, keyEquivalent: "")
    item.target = self
    item.representedObject = row
    item.image = row.icon.flatMap { image($0) }
    item.state = row.isChecked || row.accessory == .checkmark ? .on : .off
    if #available(macOS 14, *) { item.badge = row.badge.map { NSMenuItemBadge(string: $0) } }
    if #available(macOS 14.4, *) { item.subtitle = row.detail }
    return item
  }
}
