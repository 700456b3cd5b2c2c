/// Events on pages, on slots and on texts that change.
extension MenuModel {
  /// Shows the rows of a page; nil shows the top page. A node that is not a page changes nothing.
  @discardableResult
  public func openPage(_ node: MenuNode?, animation: MenuAnimation? = nil) -> MenuChange {
    perform { $0.openPage(node, animation: animation) }
  }

  /// Shows the page above the open page, as a back button does.
  @discardableResult
  public func closePage(animation: MenuAnimation? = nil) -> MenuChange {
    perform { $0.closePage(animation: animation) }
  }

  /// Sets the number of rows of a slot. Rows are added or removed at its end.
  ///
  /// Before a call of this or any of the following methods, `slotRow` must already provide the new
  /// rows.
  @discardableResult
  public func setCount(
    _ count: Int, in slot: MenuNode, animation: MenuAnimation? = nil
  ) -> MenuChange {
    perform { $0.setCount(count, in: slot, animation: animation) }
  }

  /// Inserts rows into a slot. The new rows have the given indices after the insertion.
  @discardableResult
  public func insertRows(
    _ indices: [Int], in slot: MenuNode, animation: MenuAnimation? = nil
  ) -> MenuChange {
    perform { $0.insertRows(indices, in: slot, animation: animation) }
  }

  /// Removes the rows of a slot that have the given indices before the removal.
  @discardableResult
  public func removeRows(
    _ indices: [Int], in slot: MenuNode, animation: MenuAnimation? = nil
  ) -> MenuChange {
    perform { $0.removeRows(indices, in: slot, animation: animation) }
  }

  /// Redraws the rows of a slot with the given indices.
  @discardableResult
  public func updateRows(_ indices: [Int], in slot: MenuNode) -> MenuChange {
    perform { $0.updateRows(indices, in: slot) }
  }

  /// Sets whether a slot is busy, because the program is fetching its rows.
  ///
  /// The slot shows its loading row once it has been busy for the menu's `busy` delay. It shows no
  /// loading row if rows are added or the slot stops being busy before then, or if the menu has no
  /// spinners.
  public func setBusy(_ isBusy: Bool, in slot: MenuNode, animation: MenuAnimation? = nil) {
    if !isBusy {
      loading.end(slot)
      perform { $0.setBusy(false, in: slot, animation: animation) }
      return
    }
    if !table.isSlot(slot) { return }
    loading.begin(
      slot, for: table.settings.busyDelay, count: state.count(in: slot), clock: clock
    ) { [weak self] in
      self?.loading.remove(slot)
      self?.perform { $0.setBusy(true, in: slot, animation: animation) }
    }
  }

  /// Redraws the rows and headers of items whose texts have changed in a way that SwiftUI can't
  /// observe.
  @discardableResult
  public func update(_ nodes: [MenuNode]) -> MenuChange {
    perform { $0.update(nodes) }
  }
}
