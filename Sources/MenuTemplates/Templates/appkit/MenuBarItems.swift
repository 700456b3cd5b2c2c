/// Creates the menu's items, and updates them.
extension MenuBarController {
  fileprivate func makeItem(_ node: MenuNode) -> NSMenuItem {
    let item =
      table.isSeparator(node)
      ? NSMenuItem.separator()
      : table.isInline(node)
        ? makeHeading() : NSMenuItem(title: "", action: nil, keyEquivalent: "")
    items[node] = item
    nodes[ObjectIdentifier(item)] = node
    if let id = table.id(of: node) { item.identifier = NSUserInterfaceItemIdentifier(id) }
    if table.isCategory(node), !table.isInline(node) {
      let submenu = NSMenu(title: "")
      submenus[node] = submenu
      if table.isSlot(node) { slots[node] = MenuBarSlot(node, submenu, of: self) }
      submenu.delegate = slots[node] ?? self
      nodes[ObjectIdentifier(submenu)] = node
      add(table.children(of: node), to: submenu)
      addFooter(of: node, to: submenu)
    }
    return item
  }

  /// Adds the items of nodes to a menu. The items of an inline group follow the group's own item,
  /// which is the group's heading or, if the group has no title, is hidden.
  fileprivate func add(_ nodes: MenuNodeRange, to menu: NSMenu) {
    for node in nodes where !table.isFooter(node) {
      let item = makeItem(node)
      menu.addItem(item)
      for item in makeFurtherItems(node) { menu.addItem(item) }
      if !table.isInline(node) { continue }
      if table.isSlot(node) { inlineSlots[node] = MenuBarInlineSlot(item, in: menu) }
      add(table.children(of: node), to: menu)
      addFooter(of: node, to: menu)
    }
  }

  /// Adds the footer of a category after its items, as an item that can't be chosen.
  private func addFooter(of node: MenuNode, to menu: NSMenu) {
    guard !table.isSlot(node), table.footer(of: node) != nil else { return }
    let item = NSMenuItem(title: "", action: nil, keyEquivalent: "")
    item.isEnabled = false
    footers[node] = item
    menu.addItem(item)
  }

  private func makeHeading() -> NSMenuItem {
    if #available(macOS 14, *) { return .sectionHeader(title: "") }
    let item = NSMenuItem(title: "", action: nil, keyEquivalent: "")
    item.isEnabled = false
    return item
  }

  /// Whether the item or an inline group that contains it is hidden.
  fileprivate func isHidden(_ node: MenuNode) -> Bool {
    if state.isHidden(node) { return true }
    if let group = table.group(ofBorder: node) { return isHidden(group) }
    guard let parent = table.parent(of: node), table.isInline(parent) else { return false }
    return isHidden(parent)
  }

  /// Hidden items that handle an item's shortcuts after the first, because an item has only one key
  /// equivalent.
  private func makeFurtherItems(_ node: MenuNode) -> [NSMenuItem] {
    let count = table.isCategory(node) ? 0 : shortcuts(of: node).count - 1
    guard count > 0 else { return [] }
    let further = (0..<count).map { _ in NSMenuItem(title: "", action: nil, keyEquivalent: "") }
    for item in further {
      item.isHidden = true
      nodes[ObjectIdentifier(item)] = node
    }
    furtherItems[node] = further
    return further
  }

  /// The node of an item; nil for a slot's row, and for an item that the program or the system
  /// added.
  fileprivate func node(of item: NSMenuItem) -> MenuNode? { nodes[ObjectIdentifier(item)] }

  /// Updates all items.
  fileprivate func show() {
    menu.title = table.title
    for menu in [menu] + submenus.values { menu.userInterfaceLayoutDirection = table.direction }
    for node in table.nodes { show(node) }
    for menu in [menu] + submenus.values { updateSeparatorVisibility(in: menu) }
  }

  /// Updates an item.
  fileprivate func show(_ node: MenuNode) {
    guard let item = items[node], !table.isSeparator(node) else { return }
    let texts = texts(of: node)
    let isEnabled = state.isEnabled(node) && texts.isEnabled
    if let footer = footers[node] {
      footer.title = table.footer(of: node) ?? ""
      footer.isHidden = table.isInline(node) && isHidden(node)
    }
    item.title = texts.title ?? table.title(of: node)
    item.isHidden = isHidden(node)
    if table.isInline(node), table.title(of: node).isEmpty { item.isHidden = true }
    item.image = MenuTableTexts.shown(texts.icon, table.icon(of: node)).flatMap { image($0) }
    let reason = isEnabled ? nil : table.disabledReason(of: node)
    item.toolTip = reason ?? table.help(of: node) ?? table.accessibilityHint(of: node)
    item.setAccessibilityLabel(
      texts.title == nil ? state.accessibilityLabel(of: node, count: texts.count) : nil)
    item.state =
      switch state.checkState(of: node) {
      case .unchecked: .off
      case .checked: .on
      case .mixed: .mixed
      }
    if #available(macOS 14, *) {
      item.badge = MenuTableTexts.shown(texts.badge, state.badge(of: node, count: texts.count))
        .map { NSMenuItemBadge(string: $0) }
    }
    if #available(macOS 14.4, *) {
      item.subtitle = MenuTableTexts.shown(
        texts.detail, state.shownDetail(of: node, count: texts.count))
    }
    if let submenu = submenus[node] {
      submenu.title = item.title
      let opens = opens(node)
      if (item.submenu != nil) != opens { item.submenu = opens ? submenu : nil }
    } else if !table.isInline(node) {
      let items = [item] + (furtherItems[node] ?? [])
      for (item, shortcut) in zip(items, shortcuts(of: node)) {
        let keys = MenuKeyEquivalent(shortcut)
        item.keyEquivalent = keys.key
        item.keyEquivalentModifierMask = keys.modifiers
      }
      for item in items { setAction(of: item, node, isEnabled: isEnabled) }
      for further in items.dropFirst() {
        further.title = item.title
        further.allowsKeyEquivalentWhenHidden = !item.isHidden
      }
    }
  }

  /// Sets the action of an item. A selector, from the program or from the item's role, is sent to
  /// the first responder. Without a selector, or if the item is disabled, this controller gets the
  /// action.
  private func setAction(of item: NSMenuItem, _ node: MenuNode, isEnabled: Bool) {
    let role = table.role(of: node)
    let own = isEnabled ? delegate?.selector(forActionOf: node, in: self) : nil
    let selector = isEnabled ? own ?? role.selector : nil
    item.target = selector == nil ? self : nil
    item.action = selector ?? .menuBarItemChosen
    if selector == nil { return }
    let tag = delegate?.tag(forActionOf: node, in: self) ?? (own == nil ? role.tag : nil)
    if let tag { item.tag = tag }
  }

  /// Hides the menu's separators that are not between two visible items. Separators that the
  /// program or the system added count as separators, too.
  fileprivate func updateSeparatorVisibility(in menu: NSMenu) {
    var waiting: NSMenuItem?
    var isFirst = true
    let footers = Set(footers.values.map(ObjectIdentifier.init))
    // A footer does not count as an item next to a separator.
    for item in menu.items where !footers.contains(ObjectIdentifier(item)) {
      if item.isSeparatorItem, let node = node(of: item) {
        item.isHidden = true
        if !isFirst, !isHidden(node) { waiting = waiting ?? item }
      } else if !item.isHidden {
        if !item.isSeparatorItem { waiting?.isHidden = false }
        waiting = nil
        isFirst = item.isSeparatorItem
      }
    }
  }

  /// Whether neither the menu nor the program disables the item.
  fileprivate func isEnabled(_ node: MenuNode) -> Bool {
    state.isEnabled(node) && texts(of: node).isEnabled
  }

  private func texts(of node: MenuNode) -> MenuTableTexts {
    dataSource?.menuBar(self, textsOf: node) ?? MenuTableTexts()
  }

  fileprivate func image(_ name: String) -> NSImage? { .ofMenu(name, in: imageBundle) }
}

extension MenuBarController: NSMenuItemValidation {
  /// Whether an item can be chosen. The system calls this before it shows the item or handles its
  /// key equivalent.
  public func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
    if let row = menuItem.representedObject as? MenuTableSlotRow {
      return row.takesTaps
    }
    return node(of: menuItem).map { isEnabled($0) } ?? false
  }
}
