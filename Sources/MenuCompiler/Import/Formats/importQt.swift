/// Reads the menu bar of a Qt Designer form, or the menu that the request names. Actions keep their
/// names; exclusive groups of actions become choices.
func importQt(_ root: ForeignElement, in context: inout ImportContext) throws -> ImportedMenu {
  var menu = ImportedMenu()
  var reader = QtReader(root)
  let bars = reader.bars.isEmpty ? reader.freeMenus : reader.bars
  guard !bars.isEmpty else {
    throw context.error("the form has no menu", at: root.anchor)
  }
  let groups = bars.map { element in
    ImportedGroup(
      name: element.value(of: "name") ?? "menu", items: reader.items(of: element, in: &context),
      anchor: element.anchor)
  }
  menu.items = try context.chosen(of: groups)
  return menu
}

private struct QtReader {
  /// The elements `action`, keyed by name.
  private var actions: [String: ForeignElement] = [:]
  /// The elements of menus, keyed by name.
  private var menus: [String: ForeignElement] = [:]
  /// The names of exclusive groups, keyed by the names of their actions.
  private var groups: [String: String] = [:]
  private(set) var bars: [ForeignElement] = []
  /// The menus that contain the current menu.
  private var path: Set<String> = []

  init(_ root: ForeignElement) { collect(root, group: nil, level: 0) }

  /// The menus that no other menu contains.
  var freeMenus: [ForeignElement] {
    let used = Set(menus.values.flatMap { $0.children.compactMap { $0.value(of: "name") } })
    return menus.filter { !used.contains($0.key) }.sorted { $0.key.utf8Precedes($1.key) }
      .map(\.value)
  }

  private mutating func collect(_ element: ForeignElement, group: String?, level: Int) {
    guard level < 2 * Limits.depth else { return }
    let name = element.value(of: "name") ?? ""
    var group = group
    switch (element.name, element.value(of: "class")) {
    case ("action", _):
      actions[name] = element
      groups[name] = group
    case ("actiongroup", _):
      group = element.property("exclusive")?.text == "false" ? nil : name
    case ("widget", "QMenuBar"): bars.append(element)
    case ("widget", "QMenu"): menus[name] = element
    default: break
    }
    for child in element.children { collect(child, group: group, level: level + 1) }
  }

  mutating func items(
    of menu: ForeignElement, in context: inout ImportContext
  ) -> [ImportedItem] {
    var items: [ImportedItem] = []
    var group: String?
    for child in menu.children where child.name == "addaction" {
      let name = child.value(of: "name") ?? ""
      if name == "separator" {
        group = nil
        items.append(.separator(at: child.anchor))
        continue
      }
      guard let item = item(name, at: child.anchor, in: &context) else { continue }
      let own = groups[name]
      if let own, own == group, var children = items.last?.children {
        children.append(item)
        items[items.count - 1].children = children
      } else if own != nil {
        var choice = ImportedItem.inlineGroup("", [item], at: child.anchor)
        choice.keys[.choice] = .string("one")
        items.append(choice)
      } else {
        items.append(item)
      }
      group = own
    }
    for index in items.indices where items[index].keys[.choice] != nil {
      var children = items[index].children ?? []
      children.makeOptions()
      items[index].children = children
    }
    return items
  }

  private mutating func item(
    _ name: String, at anchor: SourceAnchor, in context: inout ImportContext
  ) -> ImportedItem? {
    if let menu = menus[name] {
      var item = ImportedItem("", at: menu.anchor)
      item.setTitle(menu.property("title")?.text ?? humanizedTitle(name), mark: "&")
      guard path.insert(name).inserted, path.count < Limits.depth else {
        context.lose("the menu '\(name)' contains itself", at: anchor)
        return nil
      }
      item.children = items(of: menu, in: &context)
      path.remove(name)
      return item
    }
    guard let action = actions[name] else {
      context.lose("the action '\(name)' is not in the form", at: anchor)
      return nil
    }
    return item(action, name, in: &context)
  }

  private func item(
    _ action: ForeignElement, _ name: String, in context: inout ImportContext
  ) -> ImportedItem {
    var item = ImportedItem("", at: action.anchor)
    item.keys[.action] = name
    var isCheckable = false
    var isChecked = false
    for property in action.children where property.name == "property" {
      guard let value = property.children.first else { continue }
      let text = value.text
      switch property.value(of: "name") {
      case "text": item.setTitle(text, mark: "&")
      case "shortcut": item.keys[.shortcut] = text.isEmpty ? nil : text
      case "checkable": isCheckable = text == "true"
      case "checked": isChecked = text == "true"
      case "enabled" where text == "false": item.keys[.enabled] = .boolean(false)
      case "visible" where text == "false": item.keys[.hidden] = .boolean(true)
      case "enabled", "visible": break
      case "icon": item.keys[.icon] = value.value(of: "theme")
      case "statusTip", "toolTip":
        if item.keys[.help] == nil { item.keys[.help] = text.isEmpty ? nil : text }
      case let other?: context.lose(key: other, at: property.anchor)
      case nil: break
      }
    }
    if isCheckable { item.keys[.checked] = .boolean(isChecked) }
    if item.title.isEmpty { item.title = humanizedTitle(name) }
    return item
  }
}

extension ForeignElement {
  /// The value of an attribute.
  func value(of name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The value of a Qt property.
  fileprivate func property(_ name: String) -> ForeignElement? {
    children.first { $0.name == "property" && $0.value(of: "name") == name }?.children.first
  }
}
