/// Those who listen to a change: before the rows move, and after it.
extension MenuTableController {
  fileprivate func tellBefore(_ change: MenuChange) {
    let (closed, opened) = change.toggled
    for node in closed { delegate?.menuTable(self, willCollapse: node) }
    for node in opened {
      // The spinner is for what a person opens, not for a whole menu.
      if opened.count == 1 { wait(for: node) }
      delegate?.menuTable(self, willExpand: node)
    }
  }

  fileprivate func tellAfter(_ change: MenuChange) {
    let (closed, opened) = change.toggled
    for node in closed { delegate?.menuTable(self, didCollapse: node) }
    for node in opened {
      if !preparing.contains(node) { stopWaiting(for: node) }
      delegate?.menuTable(self, didExpand: node)
    }
  }
}
