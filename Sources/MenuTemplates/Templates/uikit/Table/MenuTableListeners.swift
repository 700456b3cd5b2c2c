/// Notifies the delegate of a change, before and after the rows move.
extension MenuTableController {
  fileprivate func notifyBefore(_ change: MenuChange) {
    let (closed, opened) = change.toggled
    for node in closed { delegate?.menuTable(self, willCollapse: node) }
    for node in opened {
      // Only a single opened item gets a spinner; if a whole menu opens, its items get none.
      if opened.count == 1 { wait(for: node) }
      delegate?.menuTable(self, willExpand: node)
    }
  }

  /// Notifies the delegate once rows have moved. Meanwhile, another event may have set a different
  /// version of the menu, whose items have different numbers.
  fileprivate func notifyAfter(_ change: MenuChange, of version: MenuTable) {
    let (closed, opened) = change.toggled
    for node in closed.compactMap({ version.node($0, in: table) }) {
      delegate?.menuTable(self, didCollapse: node)
    }
    for node in opened.compactMap({ version.node($0, in: table) }) {
      if work.preparing[node] == nil { stopWaiting(for: node) }
      delegate?.menuTable(self, didExpand: node)
    }
    notifyOfPage()
  }

  /// Notifies the delegate if the open page is not the one that it was last notified of.
  fileprivate func notifyOfPage() {
    if state.page == shownPage { return }
    shownPage = state.page
    delegate?.menuTable(self, didOpen: shownPage)
  }
}
