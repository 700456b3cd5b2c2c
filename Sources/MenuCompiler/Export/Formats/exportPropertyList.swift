/// Writes a tree of dictionaries, in which `name` is the title and `list` contains the items; the
/// other keys are those of a menuc item.
func exportPropertyList(_ menu: ExportedMenu, _ context: inout ImportContext) -> [ExportedFile] {
  let items = JSONValue.array(propertyListItems(menu.items, in: &context))
  if let choice = menu.choice {
    context.lose("the choice '\(choice)' has no counterpart", at: menu.anchor)
  }
  if menu.isCollapsed {
    context.lose("'collapsed' of the document has no counterpart", at: menu.anchor)
  }
  let root =
    menu.hasTitle ? JSONValue.members([("name", .string(menu.title)), ("list", items)]) : items
  return [ExportedFile(root.propertyList)]
}

private func propertyListItems(
  _ items: [ExportedItem], in context: inout ImportContext
) -> [JSONValue] {
  var values: [JSONValue] = []
  for var item in items {
    if item.isSeparator {
      context.lose("a separator has no counterpart", at: item.anchor)
      continue
    }
    if item.isInline { context.lose("'inline' has no counterpart", at: item.anchor) }
    let fields: [ItemField] = [.detail, .body, .icon, .action, .url, .badge, .help, .shortcut]
    let flags: [ItemKey] = [.collapsed, .collapsible, .hidden, .enabled, .checked]
    var pairs: [(String, JSONValue?)] = [("name", .string(item.title)), ("id", .text(item.id))]
    for field in fields { pairs.append((field.key, .text(item.text(field)))) }
    for flag in flags { pairs.append((flag.rawValue, .flag(item.flag(flag)))) }
    let children = item.children.map { JSONValue.array(propertyListItems($0, in: &context)) }
    pairs.append(("list", children))
    item.reportRest(to: &context)
    values.append(.members(pairs))
  }
  return values
}
