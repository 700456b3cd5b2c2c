/// The parts of the look and the accessibility of items that are specific to UIKit.
extension MenuTableController {
  /// The height of a row at the standard text size, if the menu does not set one.
  fileprivate var standardRowHeight: CGFloat { 44 }

  /// Whether an item's body takes up space: it is open, or still folding shut.
  fileprivate func showsBody(of node: MenuNode) -> Bool {
    table.body(of: node) != nil && (state.isExpanded(node) || folding.contains(node))
  }

  /// Describes an item to VoiceOver: its kind, its level, and whether it is open, checked or
  /// current.
  fileprivate func describe(_ node: MenuNode, _ look: MenuItemLook, to view: UIView) {
    view.accessibilityLabel = look.spoken
    view.accessibilityHint = look.hint
    view.accessibilityLanguage = table.language?.tag
    var values: [String] = []
    let opens = opens(node)
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
    view.accessibilityTraits = traits(of: node)
    view.accessibilityCustomActions = toggleActions(of: node)
  }
}

extension MenuPagesController {
  /// The item in a section's header; nil in layouts in which this item is a row.
  fileprivate func header(ofSection section: Int) -> MenuNode? {
    state.layout == .sectionHeaders ? state.node(ofSection: section) : nil
  }

  /// The text below the rows of a section: the footer of the open page or, on the top page, of the
  /// section's item, unless this item opens a page.
  fileprivate func footer(ofSection section: Int) -> String? {
    let top = state.node(ofSection: section).flatMap { table.isPage($0) ? nil : $0 }
    return (state.page ?? top).flatMap { table.footer(of: $0) }
  }

  /// The background of an item. The current item has a tint.
  fileprivate func background(of node: MenuNode) -> UIColor? {
    state.current == node ? .tintColor.withAlphaComponent(0.15) : nil
  }

  /// The kind of an item for VoiceOver, and whether it is enabled, and checked or current. An item
  /// that neither opens nor can be chosen, such as a category that is always open, counts as static
  /// text.
  fileprivate func traits(of node: MenuNode) -> UIAccessibilityTraits {
    if table.isFooter(node) { return .staticText }
    var traits: UIAccessibilityTraits = table.isInline(node) ? .header : .button
    if !table.isInline(node), isEnabled(node), !takesTaps(node), !takesTaps(node, at: .indicator) {
      traits = .staticText
    }
    if !table.isInline(node), !isEnabled(node) { traits.insert(.notEnabled) }
    // An item in a choice of one can't be unchecked.
    let isOneOfMany = table.choosesOne(under: table.parent(of: node))
    let isToggle = table.isCheckItem(node) && !isOneOfMany || table.isSummaryCheck(node)
    if isToggle, #available(iOS 17, tvOS 17, visionOS 1, *) { traits.insert(.toggleButton) }
    let isChosenHeader = chosenNode == node && state.indexPath(of: node) == nil
    if state.isChecked(node) || state.current == node || isChosenHeader { traits.insert(.selected) }
    return traits
  }

  /// Redraws those of the given items that are shown in headers, because headers are not selected
  /// like rows.
  fileprivate func drawHeaders(among nodes: [MenuNode?]) {
    for case let node? in nodes where state.indexPath(of: node) == nil { draw(node) }
  }

  /// The kind of a slot row for VoiceOver, and whether it is enabled and checked.
  fileprivate func traits(
    of content: MenuRowContent, takesTaps: Bool, isEnabled: Bool, isChecked: Bool
  ) -> UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = takesTaps ? .button : .staticText
    if !isEnabled { traits.insert(.notEnabled) }
    if table.choosesAny(in: content.node), case .slotRow = content,
      #available(iOS 17, tvOS 17, visionOS 1, *)
    {
      traits.insert(.toggleButton)
    }
    if isChecked { traits.insert(.selected) }
    return traits
  }

  /// The language of a slot row's text, for VoiceOver; nil for a text from the program.
  fileprivate func language(of content: MenuRowContent) -> String? {
    if case .slotRow = content { nil } else { table.language?.tag }
  }

  /// The action that opens or closes an item whose row does something else.
  fileprivate func toggleActions(of node: MenuNode) -> [UIAccessibilityCustomAction]? {
    guard isEnabled(node), state.response(toTapOn: node) != .toggle,
      state.response(toTapOn: node, at: .indicator) == .toggle
    else { return nil }
    let name = state.isExpanded(node) ? strings.collapse : strings.expand
    return [
      UIAccessibilityCustomAction(name: name) { [weak self] _ in
        self?.tap(node, at: .indicator)
        return self != nil
      }
    ]
  }
}

extension MenuTableController {
  /// One of the program's images or a system symbol; nil if neither has the name.
  fileprivate func image(_ name: String) -> UIImage? {
    UIImage(named: name, in: imageBundle, with: nil) ?? UIImage(systemName: name)
  }
}

extension MenuTable {
  /// Whether the menu has its own lines between items.
  fileprivate var hasLines: Bool { nodes.contains(where: isLine) }
}
