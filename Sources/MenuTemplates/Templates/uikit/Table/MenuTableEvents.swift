/// Events on slots and on texts that change.
extension MenuTableController {
  /// Sets the number of rows of a slot. Rows are added or removed at its end.
  ///
  /// For this method and the following ones, the data source must have the new rows before the
  /// call.
  public func setCount(_ count: Int, in slot: MenuNode, animation: MenuAnimation? = nil) {
    perform { $0.setCount(count, in: slot, animation: animation) }
  }

  /// Inserts rows of a slot. The indices are those of the new rows after the insertion.
  public func insertRows(_ indices: [Int], in slot: MenuNode, animation: MenuAnimation? = nil) {
    perform { $0.insertRows(indices, in: slot, animation: animation) }
  }

  /// Removes rows of a slot. The indices are those before the removal.
  public func removeRows(_ indices: [Int], in slot: MenuNode, animation: MenuAnimation? = nil) {
    perform { $0.removeRows(indices, in: slot, animation: animation) }
  }

  /// Redraws the rows of a slot with the given indices.
  public func updateRows(_ indices: [Int], in slot: MenuNode) {
    perform { $0.updateRows(indices, in: slot) }
  }

  /// Sets whether a slot is busy, because the program is fetching its rows.
  ///
  /// The slot shows its loading row once it has been busy for the menu's `busy` delay. It shows no
  /// loading row if rows are added or the slot stops being busy before then, or if the menu has no
  /// spinners.
  public func setBusy(_ isBusy: Bool, in slot: MenuNode, animation: MenuAnimation? = nil) {
    setLoading(isBusy, in: slot, animation)
  }

  /// Redraws the rows and headers of items whose texts the data source has changed.
  public func update(_ nodes: [MenuNode]) {
    perform { $0.update(nodes) }
  }
}
