/// The rows of slots: those that the program gives, the placeholder and the loading row.
extension MenuTableController {
  /// What a row shows; nil where there is no row.
  public func content(at path: IndexPath) -> MenuRowContent? {
    state.content(at: MenuIndexPath(section: path.section, row: path.row))
  }

  /// How a row looks. Not private, for tests, which compare with it what is on screen.
  func look(of content: MenuRowContent) -> MenuItemLook {
    if case .item(let node) = content { return look(of: node) }
    var look = MenuItemLook()
    look.titleLines = settings.titleLines
    look.indentation = indentation(below: content.node)
    look.lineHeight = settings.rowHeight.map { CGFloat($0) } ?? 44
    switch content {
    case .item: break
    case .slotRow(let slot, let index):
      let row = row(index, of: slot)
      look.title = row.title
      look.detail = row.detail
      look.badge = row.badge
      look.icon = row.icon.flatMap { image($0) }
      look.isEnabled = row.isEnabled
      look.accessory = row.accessory
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

  /// A cell for a row of a slot: the program's own, or else one like those of items.
  fileprivate func cell(for content: MenuRowContent, at path: IndexPath) -> UITableViewCell {
    if case .slotRow(let slot, let index) = content,
      let cell = dataSource?.menuTable(self, cellForRow: index, of: slot, at: path)
    {
      return cell
    }
    let cell = tableView.dequeueReusableCell(
      withIdentifier: MenuItemCell.reuseIdentifier, for: path)
    (cell as? MenuItemCell)?.show(content, of: self)
    return cell
  }

  /// Whether a tap on a row of a slot does anything.
  fileprivate func takesTaps(_ content: MenuRowContent) -> Bool {
    guard case .slotRow(let slot, let index) = content else { return false }
    let row = row(index, of: slot)
    return row.isEnabled && row.action != nil
  }

  /// A tap on a row of a slot.
  fileprivate func tap(_ content: MenuRowContent) {
    if case .slotRow(let slot, let index) = content, takesTaps(content) {
      row(index, of: slot).action?()
    }
  }

  /// Tells VoiceOver what a row of a slot is and how deep it stands.
  fileprivate func describe(
    _ content: MenuRowContent, _ look: MenuItemLook, to view: UIView
  ) {
    view.accessibilityLabel = look.spoken
    view.accessibilityHint = nil
    if #available(iOS 18, tvOS 18, visionOS 2, *) {
      view.accessibilityExpandedStatus = .unsupported
    }
    view.accessibilityValue = strings.level(table.depth(of: content.node) + 2)
    view.accessibilityTraits = takesTaps(content) ? .button : .staticText
    if !look.isEnabled { view.accessibilityTraits.insert(.notEnabled) }
    if look.accessory == .checkmark { view.accessibilityTraits.insert(.selected) }
    view.accessibilityCustomActions = nil
  }
}
