/// The rows of slots: those that the program gives, the placeholder and the loading row.
extension MenuTableController {
  /// What a row shows; nil where there is no row.
  public func content(at path: IndexPath) -> MenuRowContent? {
    state.content(at: MenuIndexPath(section: path.section, row: path.row))
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
