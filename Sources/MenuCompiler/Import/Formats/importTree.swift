/// Reads a tree of tables, such as a property list with the keys `name` and `list`, or a table of
/// contents in YAML or JSON. Keys have the same meanings as in the advice on unknown keys of a
/// menu.
func importTree(_ root: SourceNode, in context: inout ImportContext) throws -> ImportedMenu {
  var menu = try treeMenu(root, in: &context)
  // If only open categories state whether they are open, the others start closed.
  let states = menu.items.flatMap(\.statesOfCategories)
  if states.contains(.boolean(false)), !states.contains(.boolean(true)) {
    for index in menu.items.indices { menu.items[index].closeOtherCategories() }
  }
  return menu
}

private func treeMenu(_ root: SourceNode, in context: inout ImportContext) throws -> ImportedMenu {
  var menu = ImportedMenu()
  let reader = TreeReader()
  if root.isArray {
    menu.items = reader.items(root, in: &context)
    return menu
  }
  guard case .table(let entries) = root.value, !entries.isEmpty else {
    throw context.error("the document has no items", at: .value(root.place))
  }
  var table = ForeignTable(root)
  for entry in entries {
    if reader.meaning(of: entry) == ItemKey.title.rawValue { menu.title = table?.text(entry.key) }
    guard reader.meaning(of: entry) == ItemKey.items.rawValue, entry.value.isArray else { continue }
    _ = table?.take(entry.key)
    menu.items += reader.items(entry.value, in: &context)
  }
  if menu.items.isEmpty {
    let arrays = table?.entries { root[$0]?.isArray == true || root[$0]?.isTable == true } ?? []
    if arrays.count == 1, let only = arrays.first, only.value.isTable {
      return try treeMenu(only.value, in: &context)
    }
    menu.items = try context.chosen(
      of: arrays.map { entry in
        ImportedGroup(
          name: entry.key, items: reader.items(entry.value, in: &context),
          anchor: .key(entry.value.place))
      })
  }
  table?.reportRest(to: &context)
  return menu
}

/// Reads items whose keys have any of the names that other formats use.
struct TreeReader {
  func items(_ node: SourceNode, in context: inout ImportContext) -> [ImportedItem] {
    if node.isArray { return node.elements.compactMap { item($0, in: &context) } }
    return node.entries.compactMap { entry in
      var item = ImportedItem(entry.key, at: .key(entry.value.place))
      if entry.value.isArray || entry.value.isTable {
        item.children = items(entry.value, in: &context)
      } else if let text = entry.value.foreignText {
        let isAddress = text.contains("/") || text.hasSuffix(".md") || text.hasSuffix(".html")
        item.keys[isAddress ? .url : .detail] = text
      }
      return item
    }
  }

  /// The item key to which a key corresponds, with `!` before it if the key means the opposite; nil
  /// if there is none.
  func meaning(of entry: SourceEntry) -> String? {
    let folded = ForeignKey.fold(entry.key)
    if ItemKey(rawValue: folded) != nil { return folded }
    if ["list", "rows", "docs", "parents", "menu"].contains(folded) {
      return ItemKey.items.rawValue
    }
    switch ForeignKey.ofItems[folded]?.meaning(of: entry.value.foreignText) {
    case .key(let key): return key
    case .opposite(let key): return "!" + key
    case .within, .entries, .nothing, .byValue, nil: return nil
    }
  }

  private func item(_ node: SourceNode, in context: inout ImportContext) -> ImportedItem? {
    if let title = node.foreignText { return ImportedItem(title, at: .value(node.place)) }
    guard case .table(let entries) = node.value, var table = ForeignTable(node) else {
      context.loseEntry(node)
      return nil
    }
    var item = ImportedItem("", at: .value(node.place))
    // A table with one title, as in `{ "Guides": ["intro"] }`.
    if entries.count == 1, let only = entries.first, only.value.isArray, meaning(of: only) == nil {
      return items(node, in: &context).first
    }
    for entry in entries {
      guard let key = meaning(of: entry) else { continue }
      if read(entry.value, as: key, of: &item, in: &context) { table.skip(entry.key) }
    }
    // An item, such as a heading, that has only a title, under an unusual key.
    if item.title.isEmpty, item.id == nil, item.keys.isEmpty, item.children == nil {
      let texts = table.entries {
        node[$0].map { $0.foreignFlag == nil && $0.foreignText != nil } ?? false
      }
      guard let first = texts.first, let title = first.value.foreignText else {
        context.lose("an entry is left out, because it has no title", at: .value(node.place))
        return nil
      }
      item.title = title
    }
    table.reportRest(to: &context)
    return item
  }

  /// Sets a key of an item. Returns false if the value does not have the key's type, or if the key
  /// is already set.
  private func read(
    _ value: SourceNode, as key: String, of item: inout ImportedItem,
    in context: inout ImportContext
  ) -> Bool {
    switch key {
    case ItemKey.title.rawValue where item.title.isEmpty && value.foreignText != nil:
      item.title = value.foreignText ?? ""
    case ItemKey.id.rawValue where value.foreignText != nil: item.id = value.foreignText
    case ItemKey.items.rawValue where value.isArray || value.isTable:
      item.children = (item.children ?? []) + items(value, in: &context)
    case ItemKey.items.rawValue:
      if case .nothing = value.value { return true }
      return false
    case ItemKey.collapsed.rawValue, ItemKey.hidden.rawValue, ItemKey.enabled.rawValue,
      ItemKey.checked.rawValue, ItemKey.collapsible.rawValue:
      guard let flag = value.foreignFlag else { return false }
      set(flag, key, of: &item)
    case "!collapsed", "!hidden", "!enabled":
      guard let flag = value.foreignFlag else { return false }
      set(!flag, String(key.dropFirst()), of: &item)
    default:
      guard let field = ItemField(key: key), let text = value.foreignText,
        [.detail, .body, .icon, .action, .url, .badge, .help, .shortcut].contains(field),
        item.keys[field] == nil
      else { return false }
      item.keys[field] = text
    }
    return true
  }

  private func set(_ flag: Bool, _ key: String, of item: inout ImportedItem) {
    guard let key = ItemKey(rawValue: key) else { return }
    let isDefault =
      key == .hidden && !flag || key == .enabled && flag || key == .collapsible && flag
    if !isDefault { item.keys[key] = .boolean(flag) }
  }
}

extension ImportedItem {
  /// The values of `collapsed` in the item, if it is a category, and in the categories below it.
  fileprivate var statesOfCategories: [ImportedValue] {
    let isCategory = children?.isEmpty == false
    let own = isCategory ? keys[.collapsed].map { [$0] } ?? [] : []
    return own + (children ?? []).flatMap(\.statesOfCategories)
  }

  /// Closes the categories whose state is not specified.
  fileprivate mutating func closeOtherCategories() {
    guard var items = children, !items.isEmpty else { return }
    if keys[.collapsed] == nil { keys[.collapsed] = .boolean(true) }
    for index in items.indices { items[index].closeOtherCategories() }
    children = items
  }
}
