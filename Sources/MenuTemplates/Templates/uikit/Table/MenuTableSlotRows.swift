/// The looks of slot rows, and the effects of taps on them.
extension MenuTableController {
  /// The look of a row. Internal so that tests can compare it with the screen.
  func look(of content: MenuRowContent) -> MenuItemLook {
    if case .item(let node) = content { return look(of: node) }
    var look = MenuItemLook()
    look.titleLines = settings.titleLines
    look.indentation = indentation(ofDepth: depth(below: content.node))
    look.lineHeight = settings.rowHeight.map { CGFloat($0) } ?? standardRowHeight
    switch content {
    case .item: break
    case .slotRow(let slot, let index):
      let row = row(index, of: slot)
      look.title = row.title
      look.detail = row.detail
      look.badge = row.badge
      look.icon = row.icon.flatMap { image($0) }
      look.isEnabled = row.isEnabled
      look.accessory = table.canCheckRows(of: slot) && row.isChecked ? .checkmark : row.accessory
    case .placeholder(let slot):
      look.title = table.placeholder(of: slot) ?? ""
      look.isSecondary = true
    case .loading(let slot):
      look.title = table.loading(of: slot) ?? ""
      look.isSecondary = true
      look.isBusy = settings.busyDelay != nil
    }
    return look
  }

  fileprivate func row(_ index: Int, of slot: MenuNode) -> MenuTableSlotRow {
    dataSource?.menuTable(self, row: index, of: slot) ?? MenuTableSlotRow("")
  }

  /// Handles a tap on a slot row.
  fileprivate func tap(_ content: MenuRowContent) {
    guard case .slotRow(let slot, let index) = content else { return }
    let row = row(index, of: slot)
    if row.isEnabled { row.action?() }
  }
}
