extension MenuBarController: NSMenuDelegate {
  /// Requests the texts of a menu that is about to open.
  public func menuNeedsUpdate(_ menu: NSMenu) {
    for item in menu.items {
      if let node = self.node(of: item) { show(node) }
    }
    settle(menu)
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

  /// Fills the menu with the program's rows, or with the placeholder.
  fileprivate func fill() {
    // The program may call `setBusy` while it provides the rows. The result is shown together with
    // them.
    if isFilling { return }
    isFilling = true
    menuBar?.fill(menu, node)
    isFilling = false
  }
}

extension MenuBarController {
  fileprivate func fill(_ menu: NSMenu, _ slot: MenuNode) {
    let rows = dataSource?.menuBar(self, rowsOf: slot) ?? []
    _ = state.setCount(rows.count, in: slot)
    menu.removeAllItems()
    for row in rows { menu.addItem(makeItem(row)) }
    let words = state.isBusy(slot) ? table.loading(of: slot) : nil
    if let words = words ?? (rows.isEmpty ? table.placeholder(of: slot) : nil) {
      menu.addItem(NSMenuItem(title: words, action: nil, keyEquivalent: ""))
    }
  }

  private func makeItem(_ row: MenuTableSlotRow) -> NSMenuItem {
    let item = NSMenuItem(
      title: row.title, action: Selector(("menuBarItemChosen:")), keyEquivalent: "")
    item.target = self
    item.representedObject = row
    item.image = row.icon.flatMap { image($0) }
    item.state = row.accessory == .checkmark ? .on : .off
    if #available(macOS 14, *) { item.badge = row.badge.map { NSMenuItemBadge(string: $0) } }
    if #available(macOS 14.4, *) { item.subtitle = row.detail }
    return item
  }
}
