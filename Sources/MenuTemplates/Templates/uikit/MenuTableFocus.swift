#if !os(tvOS)
  /// Handles the arrow keys of a keyboard on the row or the header with the focus.
  extension MenuTableController {
    /// Performs the action of pressed keys on a row, and returns whether the keys have an action.
    /// The arrow key in the reading direction opens the item. The opposite arrow key closes the
    /// item, moves the focus to its parent, or closes the page.
    ///
    /// The menu's own cells call this method. A program's cell calls it in its
    /// `pressesBegan(_:with:)`, and calls `super` if it returns false.
    public func press(_ presses: Set<UIPress>, in cell: UITableViewCell) -> Bool {
      guard let path = tableView.indexPath(for: cell), let content = content(at: path) else {
        return false
      }
      return press(presses, on: content, in: cell)
    }
  }

  extension MenuPagesController {
    /// Moves the focus to the row or header of an item; returns false if it can't have the focus.
    fileprivate func moveFocus(to node: MenuNode) -> Bool {
      if !isEnabled(node) || isPassive(node) { return false }
      scroll(to: node)
      // The views of rows that were out of sight are created only during layout.
      rowsView.layoutIfNeeded()
      guard let target = focusView(of: node),
        let focus = UIFocusSystem.focusSystem(for: rowsView)
      else { return false }
      focus.requestFocusUpdate(to: target)
      focus.updateFocusIfNeeded()
      return true
    }
  }

  extension MenuRowController {
    /// Performs the action of pressed keys on a header; Return and Space have the effect of a tap.
    fileprivate func press(_ presses: Set<UIPress>, of header: MenuNode, in view: UIView) -> Bool {
      let taps: [UIKeyboardHIDUsage] = [.keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar]
      guard let key = presses.plainKey else { return false }
      if !taps.contains(key) { return press(presses, on: .item(header), in: view) }
      tap(header, at: .row)
      return true
    }

    /// Performs the action of pressed keys on a row.
    fileprivate func press(
      _ presses: Set<UIPress>, on content: MenuRowContent, in view: UIView
    ) -> Bool {
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return switch presses.plainKey {
      case .keyboardRightArrow: pressArrow(onwards: !isMirrored, from: content)
      case .keyboardLeftArrow: pressArrow(onwards: isMirrored, from: content)
      default: false
      }
    }
  }

  extension Set<UIPress> {
    /// The pressed key; nil if several keys are pressed, or if a modifier is held.
    @MainActor fileprivate var plainKey: UIKeyboardHIDUsage? {
      guard count == 1, let key = first?.key,
        key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command])
      else { return nil }
      return key.keyCode
    }
  }

  /// The effect of a pointer: a row or header that responds to a click is tinted, and keeps its
  /// size.
  extension MenuItemCell: UIPointerInteractionDelegate {
    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      respondsToTaps ? .overRow(self) : nil
    }
  }

  extension MenuHeaderControl: UIPointerInteractionDelegate {
    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      isEnabled ? .overRow(self) : nil
    }
  }

  extension UIPointerStyle {
    @MainActor fileprivate static func overRow(_ view: UIView) -> UIPointerStyle {
      UIPointerStyle(
        effect: .hover(
          UITargetedPreview(view: view), preferredTintMode: .overlay, prefersShadow: false,
          prefersScaledContent: false))
    }
  }
#else
  extension MenuPagesController {
    fileprivate func moveFocus(to node: MenuNode) -> Bool { false }
  }
#endif
