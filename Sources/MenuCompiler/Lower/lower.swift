/// Flattens a valid menu. This can't fail.
package func lower(_ menu: consuming Menu) -> LoweredMenu {
  var lowered = LoweredMenu(
    name: menu.name, title: menu.title, language: menu.language, settings: menu.settings,
    topLevelIsSingle: menu.expansion == .single, topLevelKeepsOpen: menu.keepOpen,
    topLevelChoosesOne: menu.choice == .one, topLevelCount: menu.items.count,
    columns: menu.columns, actions: menu.actions, conditions: menu.conditions)
  if let language = menu.language {
    for text in InterfaceText.allCases { lowered.interfaceTexts[text] = text.builtIn(in: language) }
    lowered.interfaceTexts.remove([:])
  }
  for action in menu.actions ?? [] where !action.arguments.isEmpty {
    lowered.argumentsOfActions[action.name] = action.arguments
  }
  let translations = MenuTranslations(of: menu)
  appendBreadthFirst(consume menu, to: &lowered)
  if let translations { lowerTranslations(translations, of: &lowered) }
  lowered.documentOrder = documentOrder(of: lowered)
  resolveConditions(of: &lowered)
  if lowered.conditions.contains(where: \.followsLanguage) { lowered.declaredFlags = lowered.flags }
  resolveStart(of: &lowered)
  lowered.nodesByID = nodesByID(of: lowered)
  return lowered
}

/// Siblings that have no numbers yet.
private struct ItemsToNumber {
  var items: [Item]
  let parent: Int32
  let depth: UInt8
  let choice: ChoiceMode?
}

/// Numbers the items group by group.
private func appendBreadthFirst(_ menu: consuming Menu, to lowered: inout LoweredMenu) {
  var menu = menu
  var groups = [ItemsToNumber(items: menu.items, parent: -1, depth: 0, choice: menu.choice)]
  // Each group is freed once it is numbered.
  menu.items = []
  var next = 0
  while next < groups.count {
    let group = groups[next]
    let parent = group.parent
    groups[next].items = []
    next += 1
    if parent >= 0 { lowered.firstChildren[Int(parent)] = Int32(lowered.count) }
    for item in group.items {
      let number = Int32(lowered.count)
      lowered.append(item, of: menu, in: group)
      if !item.children.isEmpty {
        groups.append(
          ItemsToNumber(
            items: item.children, parent: number, depth: group.depth + (item.isInline ? 0 : 1),
            choice: item.choice))
      }
    }
  }
}

extension LoweredMenu {
  fileprivate mutating func append(_ item: Item, of menu: Menu, in group: ItemsToNumber) {
    ids.append(item.id)
    titles.append(item.title)
    details.append(item.details)
    if item.details?.fields.plurals.isEmpty == false { hasPlurals = true }
    idIsDeclared.append(item.idIsDeclared)
    parents.append(group.parent)
    firstChildren.append(0)
    childCounts.append(Int32(item.children.count))
    if let form = item.choiceForm, item.idIsDeclared { choiceForms[count - 1] = form }
    depths.append(group.depth)
    flags.append(NodeFlags(item, of: menu, in: group.choice))
  }
}

extension NodeFlags {
  /// An item's own settings, with the document's settings as defaults.
  ///
  /// - Parameter choice: The choice of the group that contains the item.
  init(_ item: Item, of menu: Menu, in choice: ChoiceMode?) {
    self = []
    if item.isSeparator { insert(.separator) }
    if item.border == .first { insert(.inline) }
    if item.border == .last { insert(.rowless) }
    if item.border == .footer { insert(.footer) }
    if item.hidden { insert(.hidden) }
    if !item.enabled { insert(.disabled) }
    if item.details?.fields[.body] != nil { insert(.body) }
    if item.isCheckItem(in: choice) { insert(.checkItem) }
    if item.checked == true { insert(.checked) }
    guard item.isExpandable else { return }
    if item.isCategory { insert(.category) }
    if item.isSummaryCheck { insert(.checkItem) }
    if item.isSlot {
      insert(.slot)
      if item.details?.fields[.placeholder] != nil { insert(.placeholder) }
      if item.details?.fields[.loading] != nil { insert(.loading) }
    }
    if item.isInline { insert(.inline) }
    if item.isInline, item.title.isEmpty { insert(.rowless) }
    if item.isPage {
      insert(.page)
    } else {
      if item.isInline || !(item.collapsible ?? menu.collapsible) { insert(.fixed) }
      if contains(.fixed) || !(item.collapsed ?? menu.collapsed) { insert(.open) }
    }
    guard item.isCategory else { return }
    if (item.expansion ?? menu.expansion) == .single { insert(.single) }
    if item.keepOpen ?? menu.keepOpen { insert(.keepOpen) }
    if item.choice == .one { insert(.choosesOne) }
    if item.choice == .any, item.isSlot { insert(.choosesAny) }
    if item.showsChecked, item.choice == .one, !item.isSlot, !item.isInline {
      insert(.showsChecked)
    }
  }
}

/// The nodes in document order: each node precedes its children and follows its earlier siblings'
/// descendants.
private func documentOrder(of menu: LoweredMenu) -> [Int32] {
  var order: [Int32] = []
  order.reserveCapacity(menu.count)
  var stack: [Range<Int32>] = [0..<Int32(menu.topLevelCount)]
  while let group = stack.popLast() {
    guard let node = group.first else { continue }
    order.append(node)
    stack.append(node + 1..<group.upperBound)
    let first = menu.firstChildren[Int(node)]
    stack.append(first..<first + menu.childCounts[Int(node)])
  }
  return order
}

/// The nodes sorted by id. Whole ids are compared only if their first eight bytes are equal.
private func nodesByID(of menu: LoweredMenu) -> [Int32] {
  var keyed: [(prefix: UInt64, node: Int32)] = []
  var separators: [Int32] = []
  keyed.reserveCapacity(menu.count)
  for (node, id) in menu.ids.enumerated() {
    if menu.flags[node].contains(.separator) {
      separators.append(Int32(node))
      continue
    }
    var prefix: UInt64 = 0
    var shift: UInt64 = 56
    for byte in id.utf8.prefix(8) {
      prefix |= UInt64(byte) << shift
      shift &-= 8
    }
    keyed.append((prefix, Int32(node)))
  }
  keyed.sort { first, second in
    guard first.prefix == second.prefix else { return first.prefix < second.prefix }
    return menu.ids[Int(first.node)].utf8Precedes(menu.ids[Int(second.node)])
  }
  return keyed.map(\.node) + separators
}
