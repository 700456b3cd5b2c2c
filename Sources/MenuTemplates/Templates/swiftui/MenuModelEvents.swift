/// Events on slots and on texts that change.
extension MenuModel {
  /// Gives a slot this number of rows; they come and go at its end.
  ///
  /// Here and below, `slotRow` must give the new rows before the call.
  @discardableResult
  public func setCount(
    _ count: Int, in slot: MenuNode, animation: MenuAnimation? = nil
  ) -> MenuChange {
    perform { $0.setCount(count, in: slot, animation: animation) }
  }

  /// Inserts rows of a slot, so that the new ones have these indices afterwards.
  @discardableResult
  public func insertRows(
    _ indices: [Int], in slot: MenuNode, animation: MenuAnimation? = nil
  ) -> MenuChange {
    perform { $0.insertRows(indices, in: slot, animation: animation) }
  }

  /// Removes the rows of a slot that have these indices before.
  @discardableResult
  public func removeRows(
    _ indices: [Int], in slot: MenuNode, animation: MenuAnimation? = nil
  ) -> MenuChange {
    perform { $0.removeRows(indices, in: slot, animation: animation) }
  }

  /// Draws the rows of a slot again, and so those that have these indices.
  @discardableResult
  public func updateRows(_ indices: [Int], in slot: MenuNode) -> MenuChange {
    perform { $0.updateRows(indices, in: slot) }
  }

  /// Makes a slot busy while the program fetches its rows, or no longer busy.
  ///
  /// The slot shows its loading row once it has been busy for the menu's `busy` delay: not at all if
  /// rows are added or it is no longer busy before then, nor if the menu shows no spinners.
  public func setBusy(_ isBusy: Bool, in slot: MenuNode, animation: MenuAnimation? = nil) {
    if !isBusy {
      loading.end(slot)
      perform { $0.setBusy(false, in: slot, animation: animation) }
      return
    }
    if !table.isSlot(slot) { return }
    loading.begin(
      slot, for: table.settings.busyDelay, count: state.count(in: slot), sleep: sleep
    ) { [weak self] in
      self?.loading.remove(slot)
      self?.perform { $0.setBusy(true, in: slot, animation: animation) }
    }
  }

  /// Draws the rows and headers of items again, whose texts have changed without SwiftUI's knowledge.
  @discardableResult
  public func update(_ nodes: [MenuNode]) -> MenuChange {
    perform { $0.update(nodes) }
  }
}
