/// Events on slots and on texts that change.
extension MenuTableController {
  /// Gives a slot this number of rows; they come and go at its end.
  ///
  /// Here and below, the data source must have the new rows before the call.
  public func setCount(_ count: Int, in slot: MenuNode, animation: MenuAnimation? = nil) {
    perform { $0.setCount(count, in: slot, animation: animation) }
  }

  /// Inserts rows of a slot, so that the new ones have these indices afterwards.
  public func insertRows(_ indices: [Int], in slot: MenuNode, animation: MenuAnimation? = nil) {
    perform { $0.insertRows(indices, in: slot, animation: animation) }
  }

  /// Removes the rows of a slot that have these indices before.
  public func removeRows(_ indices: [Int], in slot: MenuNode, animation: MenuAnimation? = nil) {
    perform { $0.removeRows(indices, in: slot, animation: animation) }
  }

  /// Draws the rows of a slot that have these indices again.
  public func updateRows(_ indices: [Int], in slot: MenuNode) {
    perform { $0.updateRows(indices, in: slot) }
  }

  /// Makes a slot busy while the program fetches its rows, or no longer busy.
  ///
  /// The slot shows its loading row once it has been busy for the menu's `busy` delay: not at all if
  /// rows are added or it is no longer busy before then, nor if the menu shows no spinners.
  public func setBusy(_ isBusy: Bool, in slot: MenuNode, animation: MenuAnimation? = nil) {
    if !isBusy {
      loading.end(slot)
      return perform { $0.setBusy(false, in: slot, animation: animation) }
    }
    if !table.isSlot(slot) { return }
    loading.begin(
      slot, for: settings.busyDelay, count: state.count(in: slot), sleep: sleep
    ) { [weak self] in
      self?.loading.remove(slot)
      self?.perform { $0.setBusy(true, in: slot, animation: animation) }
    }
  }

  /// Draws the rows and headers of items again whose texts the data source has changed.
  public func update(_ nodes: [MenuNode]) {
    perform { $0.update(nodes) }
  }
}
