/// Writes an Electron menu template, as JSON. Roles and actions that Electron supports become
/// roles; a program finds the other items by their ids.
func exportElectron(_ menu: ExportedMenu, _ context: inout ImportContext) -> [ExportedFile] {
  let items = electronItems(menu.items, choice: menu.choice, in: &context)
  return [ExportedFile(JSONValue.array(items).printed())]
}

private func electronItems(
  _ items: [ExportedItem], choice: String?, in context: inout ImportContext
) -> [JSONValue] {
  var values: [JSONValue] = []
  for var item in items {
    if item.isSeparator {
      values.append(.members([("type", .string("separator"))]))
      continue
    }
    guard item.isInline else {
      values.append(electronItem(item, choice: choice, in: &context))
      continue
    }
    if !item.title.isEmpty {
      context.lose("the heading '\(item.title)' has no counterpart", at: item.anchor)
    }
    let line = JSONValue.members([("type", .string("separator"))])
    let hasLines = item.flag(.separators) == true
    if hasLines, values.last.map({ $0 != line }) == true { values.append(line) }
    values += electronItems(item.children ?? [], choice: item.text(.choice), in: &context)
    if hasLines { values.append(line) }
    reportID(of: item, in: &context)
    item.reportRest(to: &context)
  }
  return values
}

private func electronItem(
  _ item: ExportedItem, choice: String?, in context: inout ImportContext
) -> JSONValue {
  var item = item
  let checked = item.flag(.checked)
  // Electron ignores the submenu of an item whose type is `checkbox` or `radio`.
  let isCheck = item.children == nil && (checked != nil || choice != nil)
  let type = isCheck ? (choice == "one" ? "radio" : "checkbox") : nil
  let inner = item.text(.choice)
  let submenu = item.children.map { electronItems($0, choice: inner, in: &context) }
  var role: String?
  if let name = item.text(.role) {
    role = ItemRole(rawValue: name).map(\.electronName).flatMap {
      electronRoles.contains($0) ? $0 : nil
    }
    if role == nil { context.lose("the role '\(name)' has no counterpart", at: item.anchor) }
  }
  if let (name, arguments) = item.action() {
    if arguments.isEmpty, role == nil, electronRoles.contains(name) {
      role = name
    } else {
      context.lose("the action '\(name)' is left to the program", at: item.anchor)
    }
  }
  let value = JSONValue.members([
    ("label", .string(item.markedTitle("&"))), ("id", .text(item.id)), ("role", .text(role)),
    ("type", .text(type)), ("checked", checked == true ? .boolean(true) : nil),
    ("accelerator", .text(item.shortcut(in: &context).map(ShortcutNotation.electron.text))),
    ("sublabel", .text(item.text(.detail))), ("toolTip", .text(item.text(.help))),
    ("icon", .text(item.text(.icon))),
    ("visible", item.flag(.hidden) == true ? .boolean(false) : nil),
    ("enabled", item.flag(.enabled) == false ? .boolean(false) : nil),
    ("submenu", submenu.map { .array($0) }),
  ])
  item.reportRest(to: &context)
  return value
}

/// The roles that Electron defines for menu items.
private let electronRoles: Set<String> = [
  "undo", "redo", "cut", "copy", "paste", "pasteAndMatchStyle", "delete", "selectAll", "reload",
  "forceReload", "toggleDevTools", "resetZoom", "zoomIn", "zoomOut", "toggleSpellChecker",
  "togglefullscreen", "minimize", "close", "quit", "about", "services", "hide", "hideOthers",
  "unhide", "startSpeaking", "stopSpeaking", "zoom", "front", "window", "help", "appMenu",
  "fileMenu", "editMenu", "viewMenu", "windowMenu", "shareMenu", "recentDocuments",
  "clearRecentDocuments", "toggleTabBar", "selectNextTab", "selectPreviousTab", "showAllTabs",
  "mergeAllWindows", "moveTabToNewWindow", "showSubstitutions", "toggleSmartQuotes",
  "toggleSmartDashes", "toggleTextReplacement",
]
