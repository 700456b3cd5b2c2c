/// The parts of the look and the accessibility of items that are specific to UIKit.
extension MenuTableController {
  /// The height of a row at the standard text size, if the menu does not set one.
  fileprivate var standardRowHeight: CGFloat { 44 }

  /// Whether an item's body takes up space: it is open, or still folding shut.
  fileprivate func showsBody(of node: MenuNode) -> Bool {
    table.body(of: node) != nil && (state.isExpanded(node) || folding.contains(node))
  }

  /// The background of an item. The current item has a tint.
  fileprivate func background(of node: MenuNode) -> UIColor? {
    state.current == node ? .tintColor.withAlphaComponent(0.15) : nil
  }

  /// Describes an item to VoiceOver: its kind, its position, and whether it is open, checked or
  /// current.
  fileprivate func describe(_ node: MenuNode, _ look: MenuItemLook, to view: UIView) {
    view.accessibilityLabel = look.spoken
    view.accessibilityHint = look.hint
    view.accessibilityLanguage = table.language?.tag
    var values: [String] = []
    let opens = table.isExpandable(node) && !table.isInline(node) && !state.isEmpty(node)
    if #available(iOS 18, tvOS 18, visionOS 2, *) {
      // The system describes this state in its own words.
      let status: UIAccessibility.ExpandedStatus = state.isExpanded(node) ? .expanded : .collapsed
      view.accessibilityExpandedStatus = opens ? status : .unsupported
    } else if opens {
      values.append(state.isExpanded(node) ? strings.expanded : strings.collapsed)
    }
    if look.isMixed { values.append(strings.mixed) }
    let level = state.depth(of: node) + 1
    if level > 1 { values.append(strings.level(level)) }
    if opens, state.isExpanded(node), let body = table.body(of: node) { values.append(body) }
    view.accessibilityValue = values.isEmpty ? nil : values.joined(separator: ", ")
    view.accessibilityTraits = look.isEnabled ? .button : [.button, .notEnabled]
    if table.isInline(node) { view.accessibilityTraits = .header }
    if look.isFooter { view.accessibilityTraits = .staticText }
    let isChosenHeader = look.isHeader && settings.keepsSelection && chosenNode == node
    if state.isChecked(node) || state.current == node || isChosenHeader {
      view.accessibilityTraits.insert(.selected)
    }
    view.accessibilityCustomActions = nil
    if look.isEnabled, state.response(toTapOn: node) != .toggle,
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

extension MenuTableController {
  /// An image of the program, or a symbol of the system.
  fileprivate func image(_ name: String) -> UIImage? {
    UIImage(named: name, in: imageBundle, with: nil) ?? UIImage(systemName: name)
  }
}
