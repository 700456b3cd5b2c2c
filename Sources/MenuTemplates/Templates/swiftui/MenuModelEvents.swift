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
      loading.removeValue(forKey: slot)?.task.cancel()
      perform { $0.setBusy(false, in: slot, animation: animation) }
      return
    }
    let delay = table.settings.busyDelay
    guard let delay, table.isSlot(slot), loading[slot] == nil else { return }
    let task = Task { [weak self, sleep] in
      await sleep(delay)
      if Task.isCancelled { return }
      self?.loading[slot] = nil
      self?.perform { $0.setBusy(true, in: slot, animation: animation) }
    }
    loading[slot] = MenuOutlineLoading(count: state.count(in: slot), task: task)
  }

  /// Draws the rows and headers of items again, whose texts have changed without SwiftUI's knowledge.
  @discardableResult
  public func update(_ nodes: [MenuNode]) -> MenuChange {
    perform { $0.update(nodes) }
  }

  /// Shows no loading rows in slots to which rows were added before it was time for that.
  fileprivate func stopLoading() {
    for (slot, wait) in loading {
      let count = state.count(in: slot)
      if count > wait.count {
        wait.task.cancel()
        loading[slot] = nil
      } else {
        loading[slot]?.count = count
      }
    }
  }
}

/// A slot that is busy, but not yet for long enough to show it.
private struct MenuOutlineLoading {
  /// How many rows the slot has.
  var count: Int
  /// Waits until it is time.
  let task: Task<Void, Never>
}
