/// How items look and sound; derived from the menu and the state, never kept.
extension MenuTableController {
  /// How an item looks. Not private, for tests, which compare with it what is on screen.
  func look(of node: MenuNode) -> MenuItemLook {
    let indicator = table.indicator(of: node)
    let isHeader = table.layout == .sectionHeaders && table.depth(of: node) == 0
    let levels = table.layout == .sectionHeaders ? table.depth(of: node) - 1 : table.depth(of: node)
    var look = MenuItemLook()
    look.title = table.title(of: node)
    look.detail = table.detail(of: node)
    look.badge = table.badge(of: node)
    look.isDestructive = table.role(of: node) == .destructive
    look.showsCheck = isHeader && state.isChecked(node)
    look.body = table.body(of: node)
    look.isBodyOpen = showsBody(of: node)
    look.icon = table.icon(of: node).flatMap { UIImage.menuImage($0) }
    look.glyph = state.glyph(of: node)
    look.color = indicator.color.flatMap { UIColor(menuColor: $0) }
    look.highlight = indicator.highlight.flatMap { UIColor(menuColor: $0) }
    look.titleLines = settings.titleLines
    // Deeper ones would run out of a small screen.
    look.indentation = min(max(0, levels), 8)
    look.lineHeight = lineHeight(of: node) ?? 44
    look.isEnabled = table.isEnabled(node)
    look.isHeader = isHeader
    look.isBusy = busy.contains(node)
    return look
  }

  /// The mark at the end of an item's row: a check item has one only while it is checked.
  fileprivate func accessory(of node: MenuNode) -> MenuAccessory {
    if table.isCheckItem(node) { return state.isChecked(node) ? .checkmark : .none }
    return table.isExpandable(node) ? .none : table.accessory(of: node)
  }

  /// What is behind an item: a tint behind the current one.
  fileprivate func background(of node: MenuNode) -> UIColor? {
    state.current == node ? .tintColor.withAlphaComponent(0.15) : nil
  }

  /// Whether a touch on the glyph is the glyph's own; else it is one on the row.
  fileprivate func takesTouches(glyphOf node: MenuNode) -> Bool {
    table.isCategory(node) || table.isExpandable(node)
  }

  /// Tells VoiceOver what an item is, where it is, and whether it is open, checked or current.
  fileprivate func describe(_ node: MenuNode, to view: UIView) {
    let label = table.accessibilityLabel(of: node)
    let texts = [table.title(of: node), table.badge(of: node), table.detail(of: node)]
    let spoken = texts.compactMap { $0 }.filter { !$0.isEmpty }
    view.accessibilityLabel = label ?? spoken.joined(separator: ", ")
    view.accessibilityHint = table.accessibilityHint(of: node)
    var values: [String] = []
    let opens = table.isExpandable(node) && !state.isEmpty(node)
    if opens { values.append(state.isExpanded(node) ? strings.expanded : strings.collapsed) }
    let level = table.depth(of: node) + 1
    if level > 1 { values.append(strings.level(level)) }
    if opens, state.isExpanded(node), let body = table.body(of: node) { values.append(body) }
    view.accessibilityValue = values.isEmpty ? nil : values.joined(separator: ", ")
    view.accessibilityTraits = table.isEnabled(node) ? .button : [.button, .notEnabled]
    if state.isChecked(node) || state.current == node {
      view.accessibilityTraits.insert(.selected)
    }
    view.accessibilityCustomActions = nil
    if state.response(toTapOn: node) != .toggle,
      state.response(toTapOn: node, at: .indicator) == .toggle
    {
      let name = state.isExpanded(node) ? strings.collapse : strings.expand
      view.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: name) { [weak self] _ in
          self?.tap(node, at: .indicator)
          return self != nil
        }
      ]
    }
  }
}

extension UIImage {
  /// An image of the program's own, or a symbol of the system's.
  @MainActor fileprivate static func menuImage(_ name: String) -> UIImage? {
    UIImage(named: name) ?? UIImage(systemName: name)
  }
}

extension UIColor {
  /// A colour written `#rrggbbaa`.
  fileprivate convenience init?(menuColor text: String) {
    guard text.count == 9, let value = UInt32(text.dropFirst(), radix: 16) else { return nil }
    func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}
