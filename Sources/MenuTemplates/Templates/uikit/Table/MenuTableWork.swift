/// The work that a menu waits for: items that the program prepares before they open, and slots
/// whose rows it fetches.
@MainActor private struct MenuWork {
  /// The tasks in which the program prepares items.
  var preparing: [MenuNode: Task<Void, Never>] = [:]
  /// The items that have a spinner.
  var busy: Set<MenuNode> = []
  /// The items that get a spinner after a delay.
  var waiting = MenuWaits()
  /// The slots that get a loading row after a delay.
  var loading = MenuWaits()

  /// Cancels all tasks and ends all waits.
  mutating func endAll() {
    for task in preparing.values { task.cancel() }
    waiting.endAll()
    loading.endAll()
    preparing = [:]
    busy = []
  }
}

/// Waits for the program before an item opens, and before a slot has rows.
extension MenuRowController {
  /// Performs an event that toggles an item. Opening waits for the program's `prepare`.
  fileprivate func toggle(
    _ node: MenuNode, by event: @escaping (inout MenuExpansion) -> MenuChange
  ) {
    guard let prepare, !state.isExpanded(node) else { return perform(event) }
    if work.preparing[node] != nil { return }
    wait(for: node)
    work.preparing[node] = Task { [weak self] in
      let isPrepared = (try? await prepare(node)) != nil
      guard let self, !Task.isCancelled else { return }
      endPreparing(node)
      if isPrepared { perform { $0.expand(node) } }
    }
  }

  fileprivate func endPreparing(_ node: MenuNode) {
    if work.preparing.removeValue(forKey: node) != nil { stopWaiting(for: node) }
  }

  /// Shows a spinner at a node once the node has taken too long to open.
  fileprivate func wait(for node: MenuNode) {
    work.waiting.begin(node, for: table.settings.busyDelay, clock: clock) { [weak self] in
      self?.work.busy.insert(node)
      self?.whenStill { $0.draw(node) }
    }
  }

  fileprivate func stopWaiting(for node: MenuNode) {
    work.waiting.end(node)
    if work.busy.remove(node) != nil { whenStill { $0.draw(node) } }
  }

  /// Shows or removes the loading row of a slot, as `setBusy(_:in:animation:)` describes.
  fileprivate func setLoading(_ isBusy: Bool, in slot: MenuNode, _ animation: MenuAnimation?) {
    if !isBusy {
      work.loading.end(slot)
      return perform { $0.setBusy(false, in: slot, animation: animation) }
    }
    if !table.isSlot(slot) { return }
    work.loading.begin(
      slot, for: table.settings.busyDelay, count: state.count(in: slot), clock: clock
    ) { [weak self] in
      self?.work.loading.remove(slot)
      self?.perform { $0.setBusy(true, in: slot, animation: animation) }
    }
  }
}
