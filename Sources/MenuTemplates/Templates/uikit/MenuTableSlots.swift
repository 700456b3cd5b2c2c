/// The rows of slots: rows from the program, the placeholder and the loading row.
extension MenuTableController {
  /// The content of a row; nil if there is no such row.
  public func content(at path: IndexPath) -> MenuRowContent? {
    state.content(at: MenuIndexPath(section: path.section, row: path.row))
  }

  /// A cell for a slot row: the program's own cell, or else a cell like an item's.
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

  /// Describes the kind and the level of a slot row to VoiceOver.
  fileprivate func describe(
    _ content: MenuRowContent, _ look: MenuItemLook, to view: UIView
  ) {
    view.accessibilityLabel = look.spoken
    view.accessibilityHint = nil
    view.accessibilityLanguage = language(of: content)
    if #available(iOS 18, tvOS 18, visionOS 2, *) {
      view.accessibilityExpandedStatus = .unsupported
    }
    let level = depth(below: content.node) + 1
    view.accessibilityValue = level > 1 ? strings.level(level) : nil
    view.accessibilityTraits = traits(
      of: content, takesTaps: takesTaps(content), isEnabled: look.isEnabled,
      isChecked: look.accessory == .checkmark)
    view.accessibilityCustomActions = nil
  }
}
