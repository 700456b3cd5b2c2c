#if !os(tvOS)
  /// The menu's keyboard shortcuts, and the arrow keys.
  extension MenuListController: MenuKeyController {
    /// A key command for each shortcut of each item, unless the item is hidden. The view controller
    /// that shows the menu returns them as its `keyCommands`, and forwards pressed ones to
    /// `press(_:)`.
    public func keyCommands(action: Selector) -> [UIKeyCommand] { commands(action) }

    /// Has the effect of a tap on the item that a key command belongs to. The item need not have a
    /// row.
    public func press(_ command: UIKeyCommand) { tapItem(of: command) }

    /// Performs the action of pressed keys on a row, and returns whether the keys have an action.
    /// The arrow key in the reading direction opens the item. The opposite arrow key closes the
    /// item, moves the focus to its parent, or closes the page.
    ///
    /// The menu's own cells call this method. A program's cell calls it in its
    /// `pressesBegan(_:with:)`, and calls `super` if it returns false.
    public func press(_ presses: Set<UIPress>, in cell: UICollectionViewCell) -> Bool {
      guard let path = collectionView.indexPath(for: cell), let content = content(at: path) else {
        return false
      }
      return press(presses, on: content, in: cell)
    }

    /// The view that can have the focus for an item; nil if the item is not visible.
    fileprivate func focusView(of node: MenuNode) -> UIView? {
      if let path = state.indexPath(of: node) {
        return collectionView.cellForItem(at: IndexPath(item: path.row, section: path.section))
      }
      guard let section = state.section(of: node), header(ofSection: section) == node else {
        return nil
      }
      return headerCell(ofSection: section)?.control
    }
  }
#endif
