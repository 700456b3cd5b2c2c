#if !os(tvOS)
  /// The menu's keyboard shortcuts, and the arrow keys.
  extension MenuListController: MenuKeyController {
    /// A key command for each shortcut of each item, unless the item is hidden. The view controller that
    /// shows the menu returns them as its `keyCommands`, and forwards pressed ones to `press(_:)`.
    public func keyCommands(action: Selector) -> [UIKeyCommand] { commands(action) }

    /// Performs the action of a tap on the item of a key command. The item need not have a row.
    public func press(_ command: UIKeyCommand) { tapItem(of: command) }

    /// Performs the action of pressed keys on a row, and returns whether they have one: the arrow key in
    /// reading direction opens the item, and the opposite one closes it, or moves the focus to its parent,
    /// or closes the page.
    ///
    /// The menu's own cells call this method. A program's cell calls it in its `pressesBegan(_:with:)`,
    /// and calls `super` if it returns false.
    public func press(_ presses: Set<UIPress>, in cell: UICollectionViewCell) -> Bool {
      guard let path = collectionView.indexPath(for: cell), let content = content(at: path) else {
        return false
      }
      return press(presses, on: content, in: cell)
    }

    /// Moves the focus to the row or header of an item, and returns whether there is one.
    fileprivate func moveFocus(to node: MenuNode) -> Bool {
      var target: UIView?
      if let path = state.indexPath(of: node) {
        if !takesTaps(.item(node)) { return false }
        let path = IndexPath(item: path.row, section: path.section)
        scroll(toRowAt: path, at: .reveal, animated: false)
        target = collectionView.cellForItem(at: path)
      } else if let section = state.section(of: node), header(ofSection: section) == node {
        target = headerCell(ofSection: section)?.control
      }
      guard let target, let focus = UIFocusSystem.focusSystem(for: collectionView) else {
        return false
      }
      focus.requestFocusUpdate(to: target)
      focus.updateFocusIfNeeded()
      return true
    }
  }
#endif
