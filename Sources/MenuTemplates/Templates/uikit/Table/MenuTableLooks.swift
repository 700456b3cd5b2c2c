/// The looks of items. They are derived from the menu and the state, and never stored.
extension MenuTableController {
  /// The look of an item. Internal so that tests can compare it with the screen.
  func look(of node: MenuNode) -> MenuItemLook {
    if table.isFooter(node) { return look(ofFooter: node) }
    let indicator = table.indicator(of: node)
    let isHeader = state.layout == .sectionHeaders && state.depth(of: node) == 0
    let texts = texts(of: node)
    var look = MenuItemLook()
    look.title = texts.title ?? table.title(of: node)
    look.detail = MenuTableTexts.shown(
      texts.detail, state.shownDetail(of: node, count: texts.count))
    look.badge = MenuTableTexts.shown(texts.badge, state.badge(of: node, count: texts.count))
    look.isDestructive = table.role(of: node) == .destructive
    look.showsCheck = isHeader && state.isChecked(node)
    look.isMixed = state.checkState(of: node) == .mixed
    look.body = table.body(of: node)
    look.isBodyOpen = showsBody(of: node)
    look.icon = MenuTableTexts.shown(texts.icon, table.icon(of: node)).flatMap { image($0) }
    look.glyph = state.glyph(of: node)
    look.glyphImage = look.glyph?.image.flatMap { image($0) }
    look.color = indicator.color.map { MenuTableColor.shown($0) }
    look.highlight = indicator.highlight.map { MenuTableColor.shown($0) }
    look.titleLines = settings.titleLines
    look.indentation = indentation(ofDepth: state.depth(of: node))
    look.lineHeight = lineHeight(of: node) ?? standardRowHeight
    look.isEnabled = state.isEnabled(node) && texts.isEnabled
    if !look.isEnabled { look.disabledReason = table.disabledReason(of: node) }
    look.help = table.help(of: node)
    look.hint = look.disabledReason ?? table.accessibilityHint(of: node)
    look.isHeader = isHeader || table.isInline(node)
    look.isBusy = work.busy.contains(node)
    look.accessory = accessory(of: node)
    if texts.title == nil {
      look.label = state.accessibilityLabel(of: node, count: texts.count)
    }
    return look
  }

  /// The look of the row that shows the footer of its group.
  private func look(ofFooter node: MenuNode) -> MenuItemLook {
    var look = MenuItemLook()
    look.title = table.parent(of: node).flatMap { table.footer(of: $0) } ?? ""
    look.titleLines = 0
    look.isFooter = true
    look.isSecondary = true
    look.indentation = indentation(ofDepth: state.depth(of: node))
    return look
  }

  /// The mark at the end of an item's row. A check item and a summary check have a mark only while
  /// they are checked; a page has a disclosure mark.
  private func accessory(of node: MenuNode) -> MenuAccessory {
    if table.isCheckItem(node) { return state.isChecked(node) ? .checkmark : .none }
    if state.isChecked(node) { return .checkmark }
    if table.isPage(node) { return .disclosure }
    return table.isExpandable(node) ? .none : table.accessory(of: node)
  }

  /// Whether the glyph handles touches itself. If not, the row handles them.
  fileprivate func takesTouches(glyphOf node: MenuNode) -> Bool {
    table.isExpandable(node) && !table.isInline(node)
  }

  fileprivate func lineHeight(of node: MenuNode) -> CGFloat? {
    let isHeader = state.layout == .sectionHeaders && state.depth(of: node) == 0
    let height = table.height(of: node) ?? (isHeader ? settings.headerHeight : settings.rowHeight)
    return height.map { CGFloat($0) }
  }
}

extension MenuRowController {
  /// The depth of a slot's rows on the open page.
  fileprivate func depth(below slot: MenuNode) -> Int {
    state.depth(of: slot) + (table.isInline(slot) ? 0 : 1)
  }

  /// The indentation, in levels. It is limited, so that deep items fit on a small screen.
  fileprivate func indentation(ofDepth depth: Int) -> Int {
    min(max(0, state.layout == .sectionHeaders ? depth - 1 : depth), 8)
  }

  /// Whether a tap on a row has an effect.
  fileprivate func takesTaps(_ content: MenuRowContent) -> Bool {
    switch content {
    case .item(let node): takesTaps(node)
    case .slotRow(let slot, let index): row(index, of: slot).takesTaps
    case .placeholder, .loading: false
    }
  }

  /// Whether a tap on an item's row or header, or on its glyph, has an effect.
  fileprivate func takesTaps(_ node: MenuNode, at place: MenuTapPlace = .row) -> Bool {
    if case .nothing = state.response(toTapOn: node, at: place) { return false }
    return isEnabled(node)
  }

  /// Whether an item's row only shows a text or a line: the item is a separator, a footer or an
  /// inline group.
  fileprivate func isPassive(_ node: MenuNode) -> Bool {
    table.isSeparator(node) || table.isInline(node)
  }
}

extension MenuTable {
  /// Whether an item is a line between others.
  fileprivate func isLine(_ node: MenuNode) -> Bool { isSeparator(node) && !isFooter(node) }
}

extension MenuTableColor {
  /// A color as `0xRRGGBBAA`.
  nonisolated fileprivate convenience init(rgba value: UInt32) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}
