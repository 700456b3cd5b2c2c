/// The elements of menus. They are made from the state each time a menu opens.
extension MenuBarController {
  /// The menu of a category, or the whole menu. It requests its contents each time it opens.
  ///
  /// ```swift
  /// button.menu = bar.menu()
  /// button.showsMenuAsPrimaryAction = true
  /// ```
  /// For a context menu, return the `UIMenu` from the action provider of a
  /// `UIContextMenuConfiguration`. In a different version of the menu, the category is the item
  /// with the same id; if there is no such item, the menu is empty.
  public func menu(of category: MenuNode? = nil) -> UIMenu {
    let id = category.flatMap { table.id(of: $0) }
    let contents = UIDeferredMenuElement.uncached { [weak self] show in
      guard let self else { return show([]) }
      let shown = id.flatMap { self.table.node(withID: $0) }
      if category != nil, shown == nil { return show([]) }
      countInlineRows()
      show(self.contents(of: shown) { self.action($0) })
    }
    return UIMenu(
      title: category.map { title(of: $0) } ?? table.title,
      options: table.choosesOne(under: category) ? .singleSelection : [], children: [contents])
  }

  fileprivate func title(of node: MenuNode) -> String {
    texts(of: node).title ?? table.title(of: node)
  }

  /// The elements in the menu of a category; in the whole menu if `category` is nil.
  fileprivate func contents(
    of category: MenuNode?, _ leaf: (MenuNode) -> UIMenuElement?
  ) -> [UIMenuElement] {
    guard let category else { return elements(table.topLevel, leaf) }
    if table.isSlot(category) { return rows(of: category) }
    return elements(table.children(of: category), leaf) + note(table.footer(of: category))
  }

  /// The elements of nodes. Elements between two separators form a section.
  private func elements(
    _ nodes: MenuNodeRange, _ leaf: (MenuNode) -> UIMenuElement?
  ) -> [UIMenuElement] {
    var sections: [[UIMenuElement]] = [[]]
    for node in nodes where !table.isFooter(node) && !isHidden(node) {
      if table.isSeparator(node) {
        sections.append([])
      } else if let element = element(of: node, leaf) {
        sections[sections.count - 1].append(element)
      }
    }
    sections.removeAll(where: \.isEmpty)
    if sections.count < 2 { return sections.first ?? [] }
    return sections.map { section in
      if section.count == 1, let menu = section[0] as? UIMenu, menu.options.contains(.displayInline)
      {
        return menu
      }
      return UIMenu(options: .displayInline, children: section)
    }
  }

  /// Asks for the rows of inline slots, because a slot without rows hides its heading and the
  /// separators around it.
  fileprivate func countInlineRows() {
    for slot in table.nodes where table.isSlot(slot) && table.isInline(slot) {
      _ = state.setCount(dataSource?.menuBar(self, rowsOf: slot).count ?? 0, in: slot)
    }
  }

  private func element(of node: MenuNode, _ leaf: (MenuNode) -> UIMenuElement?) -> UIMenuElement? {
    if !table.isCategory(node) { return leaf(node) }
    let isOpenable = isEnabled(node) && (table.isSlot(node) || !state.isEmpty(node))
    if !isOpenable, !table.isInline(node) {
      return table.role(of: node).isStandard ? nil : disabled(node)
    }
    let children = contents(of: node, leaf)
    if children.isEmpty, table.isOfSystem(node) { return nil }
    var options: UIMenu.Options = table.isInline(node) ? .displayInline : []
    if table.choosesOne(under: node) { options.insert(.singleSelection) }
    let menu = UIMenu(
      title: title(of: node), image: image(of: node), identifier: identifier(of: node),
      options: options, children: children)
    menu.subtitle = subtitle(of: node)
    return menu
  }

  /// A unique identifier for a category's menu.
  fileprivate func identifier(of node: MenuNode) -> UIMenu.Identifier? {
    table.id(of: node).map { UIMenu.Identifier("menu.\(table.name).\($0)") }
  }

  /// The element of an item that opens no menu.
  private func action(_ node: MenuNode) -> UIAction {
    let id = table.id(of: node)
    let action = UIAction(
      title: title(of: node), image: image(of: node), attributes: attributes(of: node),
      state: state.checkState(of: node).menuState
    ) { [weak self] action in
      // While the menu is open, an event may set a different version, in which nodes have different
      // numbers.
      if let self, let node = id.flatMap({ self.table.node(withID: $0) }) {
        choose(node, from: action.sender)
      }
    }
    action.subtitle = subtitle(of: node)
    return action
  }

  /// The element of a category that can't be opened.
  private func disabled(_ node: MenuNode) -> UIAction {
    let action = UIAction(
      title: title(of: node), image: image(of: node), attributes: .disabled
    ) { _ in }
    action.subtitle = subtitle(of: node)
    return action
  }

  fileprivate func attributes(of node: MenuNode) -> UIMenuElement.Attributes {
    var attributes: UIMenuElement.Attributes = isEnabled(node) ? [] : .disabled
    if table.role(of: node) == .destructive { attributes.insert(.destructive) }
    return attributes
  }

  /// The badge and the detail, or the reason why the item is disabled. A `UIMenu` has no badges.
  fileprivate func subtitle(of node: MenuNode) -> String? {
    if !isEnabled(node), let reason = table.disabledReason(of: node) { return reason }
    let texts = texts(of: node)
    let badge = MenuTableTexts.shown(texts.badge, state.badge(of: node, count: texts.count))
    let detail = MenuTableTexts.shown(
      texts.detail, state.shownDetail(of: node, count: texts.count))
    let shown = [badge, detail].compactMap { $0 }
    return shown.isEmpty ? nil : shown.joined(separator: ", ")
  }

  fileprivate func image(of node: MenuNode) -> UIImage? {
    MenuTableTexts.shown(texts(of: node).icon, table.icon(of: node)).flatMap { image($0) }
  }

  private func image(_ name: String) -> UIImage? {
    UIImage(named: name, in: imageBundle, with: nil) ?? UIImage(systemName: name)
  }

  /// The program's rows of a slot, followed by its loading text while it is busy or, if there are
  /// no rows, by its placeholder.
  private func rows(of slot: MenuNode) -> [UIMenuElement] {
    let rows = dataSource?.menuBar(self, rowsOf: slot) ?? []
    _ = state.setCount(rows.count, in: slot)
    let words = state.isBusy(slot) ? table.loading(of: slot) : nil
    return rows.map { action($0) }
      + note(words ?? (rows.isEmpty ? table.placeholder(of: slot) : nil))
  }

  private func action(_ row: MenuTableSlotRow) -> UIAction {
    let action = UIAction(
      title: row.title, image: row.icon.flatMap { image($0) },
      attributes: row.takesTaps ? [] : .disabled,
      state: row.isChecked || row.accessory == .checkmark ? .on : .off
    ) { _ in row.action?() }
    let texts = [row.badge, row.detail].compactMap { $0 }
    action.subtitle = texts.isEmpty ? nil : texts.joined(separator: ", ")
    return action
  }

  /// An element that shows a text and can't be chosen.
  private func note(_ text: String?) -> [UIMenuElement] {
    text.map { [UIAction(title: $0, attributes: .disabled) { _ in }] } ?? []
  }
}

extension MenuCheckState {
  /// The state of an element in a menu.
  fileprivate var menuState: UIMenuElement.State {
    switch self {
    case .unchecked: .off
    case .checked: .on
    case .mixed: .mixed
    }
  }
}
