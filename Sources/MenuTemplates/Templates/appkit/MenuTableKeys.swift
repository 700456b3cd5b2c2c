/// A table view that handles keys like an outline view. It forwards them to the controller that
/// shows a menu in it.
public final class MenuTableView: NSTableView {
  fileprivate weak var menuTable: MenuTableController?

  public override func keyDown(with event: NSEvent) {
    if menuTable?.keyDown(with: event) != true { super.keyDown(with: event) }
  }

  public override func performKeyEquivalent(with event: NSEvent) -> Bool {
    menuTable?.performKeyEquivalent(with: event) == true || super.performKeyEquivalent(with: event)
  }
}

/// Handles keys.
extension MenuTableController {
  /// Performs the action of a key on the selected row, and returns whether the key has one. The
  /// arrow key in the reading direction opens an item. The opposite arrow key closes the item,
  /// closes the page, or selects the item's parent, whichever is possible first. Space and Return
  /// have the effect of a click.
  ///
  /// A `MenuTableView` calls this method by itself. Other table views must call it at the beginning
  /// of their `keyDown`.
  public func keyDown(with event: NSEvent) -> Bool {
    guard MenuKeyEquivalent.modifiers(of: event).isEmpty,
      let key = event.charactersIgnoringModifiers
    else { return false }
    let isMirrored = direction == .rightToLeft
    guard let content = selectedContent else {
      let back = isMirrored ? MenuKeyEquivalent.rightArrow : MenuKeyEquivalent.leftArrow
      return key == back && leaveUnselectedPage()
    }
    switch key {
    case " " where isTyping(event): return false
    case " ", "\r", "\u{3}":
      guard takesTaps(content) else { return false }
      if !event.isARepeat { tap(rowOf: content) }
      return true
    case MenuKeyEquivalent.rightArrow: return pressArrow(onwards: !isMirrored, from: content)
    case MenuKeyEquivalent.leftArrow: return pressArrow(onwards: isMirrored, from: content)
    default: return false
    }
  }

  /// Performs the action of a click on the item with a shortcut, and returns whether there is such
  /// an item. The item need not have a row. While the table view is hidden, shortcuts have no
  /// effect. While text is being edited in its window, shortcuts that the text field handles have
  /// no effect either: those with neither Command nor Control, except function keys.
  public func performKeyEquivalent(with event: NSEvent) -> Bool {
    if event.type != .keyDown || tableView.isHiddenOrHasHiddenAncestor { return false }
    let isEditing = (tableView.window?.firstResponder as? NSText)?.isEditable == true
    if isEditing, MenuKeyEquivalent.typesText(event) { return false }
    for (node, keys) in shortcuts where keys.contains(where: { $0.matches(event) }) {
      guard !isBelowHidden(node), takesTaps(.item(node)) else { continue }
      tap(node)
      return true
    }
    return false
  }

  /// The items with shortcuts.
  private var shortcuts: [(MenuNode, [MenuKeyEquivalent])] {
    if let keptShortcuts, keptShortcuts.table === table { return keptShortcuts.items }
    let items = table.nodes.compactMap { node -> (MenuNode, [MenuKeyEquivalent])? in
      let keys = table.shortcuts(of: node, isApple: true).map { MenuKeyEquivalent($0) }
      return keys.isEmpty ? nil : (node, keys)
    }
    keptShortcuts = (table, items)
    return items
  }

  /// Closes the open page, on which no row is selected yet, and selects the page's row. Returns
  /// false on the top page.
  private func leaveUnselectedPage() -> Bool {
    guard let page = state.page else { return false }
    perform { $0.closePage() }
    _ = moveFocus(to: page)
    return true
  }

  /// Whether the user may be typing a title. The table view receives a key in `keyDown(with:)`
  /// before it continues a search.
  private func isTyping(_ event: NSEvent) -> Bool {
    lastTyped.map { event.timestamp - $0 < 5 } ?? false
  }

  /// Whether a key continues a title that is being typed. A title may contain spaces but does not
  /// start with one.
  fileprivate func types(_ event: NSEvent, after search: String?) -> Bool {
    if search ?? "" == "", event.charactersIgnoringModifiers == " " {
      lastTyped = nil
      _ = keyDown(with: event)
      return false
    }
    lastTyped = event.timestamp
    return true
  }

  /// Selects the row of an item, and returns whether that is possible.
  fileprivate func moveFocus(to node: MenuNode) -> Bool {
    guard let row = state.row(of: node), tableView(tableView, shouldSelectRow: row) else {
      return false
    }
    select(.item(node))
    tableView.scrollRowToVisible(row)
    return true
  }

  private func isBelowHidden(_ node: MenuNode) -> Bool {
    sequence(first: node) { self.table.parent(of: $0) }.contains { self.state.isHidden($0) }
  }
}
