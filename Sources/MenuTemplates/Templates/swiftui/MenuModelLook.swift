/// The looks of items and their descriptions for VoiceOver; derived from the menu and the state,
/// never stored.
extension MenuModel {
  /// The id of the row to scroll into view; nil if later events have removed the row.
  fileprivate func id(
    of request: MenuScrollRequest, in slots: [MenuNode: MenuSlotSource]
  ) -> MenuOutlineRowID? {
    let content = request.content
    if case .item(let node) = content { return state.isVisible(node) ? .item(node) : nil }
    if state.content(atRow: request.row) != content { return nil }
    guard case .slotRow(let slot, let index) = content else {
      return MenuOutlineRowID(content, nil)
    }
    return MenuOutlineRowID(content, slots[slot]?.row(index) ?? slotRow?(slot, index))
  }

  /// All rows of a state in order, including headers.
  ///
  /// The collection computes its elements from a copy of the state, and has no storage.
  fileprivate func rows(
    in state: MenuExpansion, _ slots: [MenuNode: MenuSlotSource]
  ) -> some RandomAccessCollection<MenuOutlineElement> {
    (0..<state.rowCount).lazy.map { row in
      guard let content = state.content(atRow: row) else { preconditionFailure("no row \(row)") }
      return MenuOutlineElement(content, slots)
    }
  }

  /// The items that are sections; empty in layout `rows`.
  fileprivate func sections(in state: MenuExpansion) -> some RandomAccessCollection<MenuNode> {
    let count = state.layout == .rows ? 0 : state.sectionCount
    return (0..<count).lazy.map { section in
      guard let top = state.node(ofSection: section) else {
        preconditionFailure("no section \(section)")
      }
      return top
    }
  }

  /// The rows of an item's section.
  fileprivate func rows(
    inSectionOf top: MenuNode, of state: MenuExpansion, _ slots: [MenuNode: MenuSlotSource]
  ) -> some RandomAccessCollection<MenuOutlineElement> {
    let section = state.section(of: top)
    let count = section.map { state.rowCount(inSection: $0) } ?? 0
    return (0..<count).lazy.map { row in
      let path = section.map { MenuIndexPath(section: $0, row: row) }
      guard let content = path.flatMap({ state.content(at: $0) }) else {
        preconditionFailure("no row \(row) in its section")
      }
      return MenuOutlineElement(content, slots)
    }
  }

  /// The minimum height of a slot row.
  fileprivate var rowHeight: CGFloat { table.settings.rowHeight.map { CGFloat($0) } ?? 44 }

  /// The minimum height of an item without its body. Large type may need more.
  fileprivate func height(of node: MenuNode, on page: MenuNode?) -> CGFloat {
    let settings = table.settings
    let inherited = isHeader(node, on: page) ? settings.headerHeight : settings.rowHeight
    return CGFloat(table.height(of: node) ?? inherited ?? 44)
  }

  /// Whether an item has a glyph, or a spinner in its place.
  fileprivate func showsGlyph(of node: MenuNode) -> Bool {
    busy.contains(node) || state.glyph(of: node) != nil
  }

  /// The body of an open item, which is shown in its row.
  fileprivate func openBody(of node: MenuNode) -> String? {
    state.isExpanded(node) ? table.body(of: node) : nil
  }

  /// The mark at the end of an item's row. A check item and a summary check have a mark only while
  /// they are checked; a page has a disclosure mark.
  fileprivate func accessory(of node: MenuNode) -> MenuAccessory {
    if table.isCheckItem(node) { return state.isChecked(node) ? .checkmark : .none }
    if state.isChecked(node) { return .checkmark }
    if table.isPage(node) { return .disclosure }
    return table.isExpandable(node) ? .none : table.accessory(of: node)
  }

  /// The accessibility value: whether the item is open or mixed, its level and, if `readsBody` is
  /// true, its body while it is open.
  fileprivate func accessibilityValue(
    of node: MenuNode, on page: MenuNode?, readsBody: Bool
  ) -> String {
    var values: [String] = []
    if isExpandable(node) {
      values.append(state.isExpanded(node) ? strings.expanded : strings.collapsed)
    }
    if state.checkState(of: node) == .mixed { values.append(strings.mixed) }
    if let level = level(ofDepth: depth(of: node, on: page)) { values.append(level) }
    if readsBody, let body = openBody(of: node) { values.append(body) }
    return values.joined(separator: ", ")
  }

  /// The name of the action that opens or closes an item whose row has another effect; nil if the
  /// row itself toggles, or if the item is disabled or can't be toggled.
  fileprivate func accessibilityToggleName(of node: MenuNode) -> String? {
    if !isEnabled(node) || state.response(toTapOn: node) == .toggle { return nil }
    if state.response(toTapOn: node, at: .indicator) != .toggle { return nil }
    return state.isExpanded(node) ? strings.collapse : strings.expand
  }

  /// Whether taps both check and uncheck an item, unlike an item in a choice of one.
  fileprivate func isToggle(_ node: MenuNode) -> Bool {
    if table.isSummaryCheck(node) { return true }
    return table.isCheckItem(node) && !table.choosesOne(under: table.parent(of: node))
  }

  /// The words for a depth; nil at the top level.
  fileprivate func level(ofDepth depth: Int) -> String? {
    depth > 0 ? strings.level(depth + 1) : nil
  }

  /// Whether an item can be opened: it is not a leaf, a page, an inline group or empty.
  fileprivate func isExpandable(_ node: MenuNode) -> Bool {
    table.isExpandable(node) && !table.isInline(node) && !state.isEmpty(node)
  }
}
