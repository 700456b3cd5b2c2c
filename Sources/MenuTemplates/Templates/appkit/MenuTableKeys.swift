/// A table view whose keys work as in an outline view: it hands them to the controller that shows a
/// menu in it.
public final class MenuTableView: NSTableView {
  fileprivate weak var menuTable: MenuTableController?

  public override func keyDown(with event: NSEvent) {
    if menuTable?.keyDown(with: event) != true { super.keyDown(with: event) }
  }

  public override func performKeyEquivalent(with event: NSEvent) -> Bool {
    menuTable?.performKeyEquivalent(with: event) == true || super.performKeyEquivalent(with: event)
  }
}

/// What keys do.
extension MenuTableController {
  /// Does what a key does on the selected row, and returns whether it did anything. The arrow that
  /// points onwards opens an item; the other one closes it, or selects the item above. Space and Return
  /// do what a click does.
  ///
  /// A `MenuTableView` calls this by itself; other table views call it first in their own `keyDown`.
  public func keyDown(with event: NSEvent) -> Bool {
    guard MenuKeyEquivalent.modifiers(of: event).isEmpty, let content = selectedContent,
      let key = event.charactersIgnoringModifiers
    else { return false }
    let isMirrored = direction == .rightToLeft
    switch key {
    case " " where isTyping(event): return false
    case " ", "\r", "\u{3}":
      guard responds(content) else { return false }
      if !event.isARepeat { tap(rowOf: content) }
      return true
    case MenuKeyEquivalent.rightArrow: return isMirrored ? leave(content) : enter(content)
    case MenuKeyEquivalent.leftArrow: return isMirrored ? enter(content) : leave(content)
    default: return false
    }
  }

  /// Does what a click on the item with this shortcut does, whether its row is there or not, and
  /// returns whether there is one. While the table view is hidden, or text is edited in its window,
  /// shortcuts do nothing.
  public func performKeyEquivalent(with event: NSEvent) -> Bool {
    if event.type != .keyDown || tableView.isHiddenOrHasHiddenAncestor { return false }
    if (tableView.window?.firstResponder as? NSText)?.isEditable == true { return false }
    for node in table.nodes {
      guard let shortcut = table.shortcut(of: node), !isBelowHidden(node), responds(.item(node)),
        MenuKeyEquivalent(shortcut).matches(event)
      else { continue }
      tap(node)
      return true
    }
    return false
  }

  /// Whether a click on a row does anything.
  private func responds(_ content: MenuRowContent) -> Bool {
    guard case .item(let node) = content else { return takesTaps(content) }
    if case .nothing = state.response(toTapOn: node) { return false }
    return isEnabled(node)
  }

  /// Whether the person may be typing a title: the table view knows, and asks before it goes on with it.
  private func isTyping(_ event: NSEvent) -> Bool {
    lastTyped.map { event.timestamp - $0 < 5 } ?? false
  }

  /// Whether a key goes on with a title that is being typed, which may contain spaces but does not begin
  /// with one.
  fileprivate func types(_ event: NSEvent, after search: String?) -> Bool {
    if search ?? "" == "", event.charactersIgnoringModifiers == " " {
      lastTyped = nil
      _ = keyDown(with: event)
      return false
    }
    lastTyped = event.timestamp
    return true
  }

  /// Opens or closes an item at a person's wish, as VoiceOver and the arrow keys do.
  fileprivate func disclose(_ node: MenuNode, _ isOpen: Bool) {
    guard isEnabled(node), isOpen != state.isExpanded(node), opens(node) else { return }
    toggle(node) { isOpen ? $0.expand(node) : $0.collapse(node) }
  }

  /// Whether an item can be opened: it is neither a leaf nor empty.
  fileprivate func opens(_ node: MenuNode) -> Bool {
    table.isExpandable(node) && !state.isEmpty(node)
  }

  private func enter(_ content: MenuRowContent) -> Bool {
    guard case .item(let node) = content, opens(node), !state.isExpanded(node) else { return false }
    disclose(node, true)
    return true
  }

  private func leave(_ content: MenuRowContent) -> Bool {
    var above: MenuNode? = content.node
    if case .item(let node) = content {
      if opens(node), state.isExpanded(node), table.isCollapsible(node) {
        disclose(node, false)
        return true
      }
      above = table.parent(of: node)
    }
    guard let above, let row = state.row(of: above), tableView(tableView, shouldSelectRow: row)
    else { return false }
    select(.item(above))
    tableView.scrollRowToVisible(row)
    return true
  }

  private func isBelowHidden(_ node: MenuNode) -> Bool {
    sequence(first: node) { self.table.parent(of: $0) }.contains { self.state.isHidden($0) }
  }
}
