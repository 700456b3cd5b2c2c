/// Reads the menu bar and the other menus of a KDE XMLGUI document. The titles of actions are
/// defined in the program, so items are named after the actions; lists of actions become slots.
func importKDE(_ root: ForeignElement, in context: inout ImportContext) throws -> ImportedMenu {
  var menu = ImportedMenu()
  var groups: [ImportedGroup] = []
  var hasActions = false
  for child in root.children {
    switch child.name.lowercased() {
    case "menubar", "menu":
      let name = child.value(of: "name") ?? child.name.lowercased()
      let items = kdeItems(child, &hasActions, in: &context)
      groups.append(ImportedGroup(name: name, items: items, anchor: child.anchor))
    default: context.loseElement(child)
    }
  }
  guard !groups.isEmpty else {
    throw context.error("the document has no element 'MenuBar'", at: root.anchor)
  }
  if hasActions {
    context.lose(
      "the titles of actions are in the program: items are named after the actions here",
      at: root.anchor)
  }
  menu.items = try context.chosen(of: groups)
  return menu
}

private func kdeItems(
  _ element: ForeignElement, _ hasActions: inout Bool, in context: inout ImportContext
) -> [ImportedItem] {
  var items: [ImportedItem] = []
  for child in element.children {
    var rest = child
    let name = rest.take("name") ?? ""
    rest.skip("append", "noMerge", "deleted", "group")
    switch child.name.lowercased() {
    case "text", "title": continue
    case "separator", "weakseparator":
      items.append(.separator(at: child.anchor))
      rest.skip("lineSeparator", "weakSeparator")
    case "action":
      hasActions = true
      var item = ImportedItem(humanizedTitle(name), at: child.anchor)
      item.keys[.action] = name
      items.append(item)
    case "actionlist":
      var slot = ImportedItem.inlineGroup("", [], at: child.anchor)
      slot.id = name
      slot.children = nil
      slot.keys[.slot] = .boolean(true)
      items.append(slot)
    case "menu":
      let text = child.children.first { ["text", "title"].contains($0.name.lowercased()) }
      var item = ImportedItem("", at: child.anchor)
      item.setTitle(text?.text ?? humanizedTitle(name), mark: "&")
      item.keys[.icon] = rest.take("icon")
      item.children = kdeItems(child, &hasActions, in: &context)
      items.append(item)
    default:
      context.loseElement(child)
      continue
    }
    rest.reportRest(to: &context)
  }
  return items
}
